import { useCallback, useRef } from 'react';
import { note } from '#web/kit/data-layer.ts';

/** Steps of which analytics learns when they were done in the wizard, with the event of each. */
const events = {
  profile: 'onboarding-save-agency-profile',
  'get-reviews': 'onboarding-request-placement',
  'invite-team': 'onboarding-invite-team',
} as const;

/** Tells analytics that a step was done in the wizard: once for each visit to its page, however often it's done there. */
export function useStepEvent(step: keyof typeof events): () => void {
  const isNoted = useRef(false);
  return useCallback(() => {
    if (!isNoted.current) note({ event: events[step] });
    isNoted.current = true;
  }, [step]);
}
