import { type RefObject, useCallback, useEffect, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import { draftDays } from '#common/retention.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { StoredValues } from '#web/kit/session/storage.ts';
import { emptyReview, isWritten, type ReviewValues, readReview } from './review-values.ts';

const draftMinutes = draftDays * 24 * 60;

/**
 * Keeps what is written in the browser, at most every 400 ms, and brings it back when the form opens again empty.
 * `note` is to be called with each change.
 */
export function useDraft(draftKey: string, audience: Audience, form: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<ReviewValues | null>(null);
  useEffect(() => {
    const kept = readDraft(draftKey);
    // Somebody quick has begun to write before the page was ready: their words go before older ones.
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

/** What is about to be saved, by its key. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes the draft of a form, also one about to be saved; does nothing on the server. */
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

/** The draft of a recruiter's open link, for one kind of reviewers. */
export const openDraftKey = (slug: string, audience: Audience): string => `open.${slug}.${audience}`;

/** None on the server, nor where the browser forbids storage: the form works without a draft. */
function storedValues(): StoredValues | null {
  try {
    return new StoredValues(window.localStorage);
  } catch {
    return null;
  }
}
