import { type RefObject, useCallback, useEffect, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import { draftDays } from '#common/retention.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { StoredValues } from '#web/kit/session/storage.ts';
import { emptyReview, isWritten, type ReviewValues, readReview } from './review-values.ts';

const draftMinutes = draftDays * 24 * 60;

/**
 * Saves a draft in the browser, at most every 400 ms, and restores it when the form opens empty. Call `note` with each
 * change.
 */
export function useDraft(draftKey: string, audience: Audience, form: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<ReviewValues | null>(null);
  useEffect(() => {
    const kept = readDraft(draftKey);
    // What a fast user typed before hydration takes precedence over an older draft.
    if (kept && !isWritten(valuesIn(form.current, audience))) setDraft(kept);
    return () => clearTimeout(waiting.get(draftKey));
  }, [draftKey, audience, form]);
  const note = useCallback(() => {
    clearTimeout(waiting.get(draftKey));
    const save = () => saveDraft(draftKey, valuesIn(form.current, audience));
    waiting.set(draftKey, setTimeout(save, browserLimits.throttle));
  }, [draftKey, audience, form]);
  return { draft, note };
}

/** Pending saves, by draft key. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes a form's draft, including a pending save; does nothing on the server. */
export function forgetDraft(draftKey: string): void {
  clearTimeout(waiting.get(draftKey));
  storedValues()?.remove(nameOf(draftKey));
}

function saveDraft(draftKey: string, values: ReviewValues): void {
  if (isWritten(values)) storedValues()?.save(nameOf(draftKey), values, draftMinutes);
  else forgetDraft(draftKey);
}

function readDraft(draftKey: string): ReviewValues | null {
  const kept = storedValues()?.read(nameOf(draftKey));
  return kept && typeof kept === 'object' ? { ...emptyReview, ...(kept as Partial<ReviewValues>) } : null;
}

function valuesIn(element: HTMLElement | null, audience: Audience): ReviewValues {
  const form = element?.querySelector('form');
  return form ? readReview(new FormData(form), audience) : emptyReview;
}

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
