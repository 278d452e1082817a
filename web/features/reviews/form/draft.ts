import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
export function useDraft(invitationId: string, audience: Audience, form: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<ReviewValues | null>(null);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const kept = readDraft(invitationId);
    // Somebody quick has begun to write before the page was ready: their words go before older ones.
    if (kept && !isWritten(valuesIn(form.current, audience))) setDraft(kept);
    return () => clearTimeout(saving.current);
  }, [invitationId, audience, form]);
  const note = useCallback(() => {
    clearTimeout(saving.current);
    saving.current = setTimeout(
      () => saveDraft(invitationId, valuesIn(form.current, audience)),
      browserLimits.throttle,
    );
  }, [invitationId, audience, form]);
  return { draft, note };
}

/** Removes the draft of an invitation; does nothing on the server. */
export function forgetDraft(invitationId: string): void {
  storedValues()?.remove(nameOf(invitationId));
}

function saveDraft(invitationId: string, values: ReviewValues): void {
  if (isWritten(values)) storedValues()?.save(nameOf(invitationId), values, draftMinutes);
  else forgetDraft(invitationId);
}

function readDraft(invitationId: string): ReviewValues | null {
  const kept = storedValues()?.read(nameOf(invitationId));
  return kept && typeof kept === 'object' ? { ...emptyReview, ...(kept as Partial<ReviewValues>) } : null;
}

function valuesIn(element: HTMLElement | null, audience: Audience): ReviewValues {
  const form = element?.querySelector('form');
  return form ? readReview(new FormData(form), audience) : emptyReview;
}

const nameOf = (invitationId: string) => `review-draft.${invitationId}`;

/** None on the server, nor where the browser forbids storage: the form works without a draft. */
function storedValues(): StoredValues | null {
  try {
    return new StoredValues(window.localStorage);
  } catch {
    return null;
  }
}
