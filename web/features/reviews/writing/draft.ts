import { type RefObject, useCallback, useEffect, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import { draftDays } from '#common/retention.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { StoredValues } from '#web/kit/session/storage.ts';
import { emptyReview, isWritten, type ReviewValues, readReview } from './review-values.ts';

const draftMinutes = draftDays * 24 * 60;

/**
 * Saves a draft in the browser, at most every 400 ms, and restores it when the form opens untouched. Call `note` with
 * each change, and `save` to save at once. `isAnswered`: the form opens with what was sent without our code, which is saved.
 */
export function useDraft(
  draftKey: string,
  audience: Audience,
  form: RefObject<HTMLElement | null>,
  isAnswered: boolean,
) {
  const [draft, setDraft] = useState<ReviewValues | null>(null);
  const note = useCallback(() => {
    typed.set(draftKey, valuesIn(form.current, audience));
    clearTimeout(waiting.get(draftKey));
    waiting.set(draftKey, setTimeout(saveDraft, browserLimits.throttle, draftKey));
  }, [draftKey, audience, form]);
  const save = useCallback(() => {
    note();
    saveDraft(draftKey);
  }, [draftKey, note]);
  const [isSent] = useState(isAnswered);
  useEffect(() => {
    if (isSent) save();
    // What a fast user typed before hydration takes precedence over an older draft.
    else if (!isTouched(form.current?.querySelector('form'))) setDraft(readDraft(draftKey));
  }, [draftKey, form, isSent, save]);
  return { draft, note, save };
}

/** What was typed last, by draft key: newer than what is saved, and there if nothing can be. */
const typed = new Map<string, ReviewValues>();
/** Pending saves, by draft key. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes a form's draft, including a pending save; does nothing on the server. */
export function forgetDraft(draftKey: string): void {
  clearTimeout(waiting.get(draftKey));
  typed.delete(draftKey);
  storedValues()?.remove(nameOf(draftKey));
}

/** Whether something else was typed since. Only in a browser. */
export function isOutdated(draftKey: string, values: ReviewValues): boolean {
  const draft = readDraft(draftKey);
  return draft !== null && textOf(draft) !== textOf(values);
}

/** In one order, and with the line ends of text areas, not those of sent forms. */
const textOf = ({ criteria, ...values }: ReviewValues) =>
  JSON.stringify([values, criteria].map((part) => Object.entries(part).sort())).replaceAll('\\r\\n', '\\n');

function saveDraft(draftKey: string): void {
  clearTimeout(waiting.get(draftKey));
  const values = typed.get(draftKey);
  if (values && isWritten(values)) storedValues()?.save(nameOf(draftKey), values, draftMinutes);
  else forgetDraft(draftKey);
}

function readDraft(draftKey: string): ReviewValues | null {
  const kept = typed.get(draftKey) ?? storedValues()?.read(nameOf(draftKey));
  return kept && typeof kept === 'object' ? { ...emptyReview, ...(kept as Partial<ReviewValues>) } : null;
}

function valuesIn(element: HTMLElement | null, audience: Audience): ReviewValues {
  const form = element?.querySelector('form');
  return form ? readReview(new FormData(form), audience) : emptyReview;
}

/** Whether anything differs from what the form opened with. */
const isTouched = (form: HTMLFormElement | null | undefined) =>
  [...(form?.elements ?? [])].some((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked)
      : false,
  );

const nameOf = (draftKey: string) => `review-draft.${draftKey}`;

/** The draft of a recruiter's open link, for one audience. */
export const openDraftKey = (slug: string, audience: Audience): string => `open.${slug}.${audience}`;

/** Null on the server, or if the browser forbids storage: the form works without a draft. */
function storedValues(): StoredValues | null {
  try {
    return new StoredValues(window.localStorage);
  } catch {
    return null;
  }
}
