import { useCallback, useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';

/** Events that a person causes but a link scanner does not. Not `scroll`, because browsers restore scroll positions. */
const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Calls back at a person's first key, tap or turn of the wheel; returns a function that stops listening. */
export function onFirstSign(call: () => void): () => void {
  let isCalled = false;
  const once = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  for (const sign of signs) document.addEventListener(sign, once, { once: true, passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, once);
  };
}

/** The emailed link that opened a form. Open links have none. */
export interface ReviewLink {
  readonly invitationId: string;
  readonly token: string;
}

/**
 * Reports that the form was opened, at a person's first key, tap or turn of the wheel, never just by loading. Returns a
 * function that reports that writing has started. Each is reported once, in the background.
 */
export function useReviewActivity(link: ReviewLink | null): () => void {
  const environment = useRelayEnvironment();
  const { invitationId, token } = link ?? {};
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (activity: 'opened' | 'started') => {
      if (!invitationId || !token || told.current.has(activity)) return;
      told.current.add(activity);
      import('./tell-activity.ts')
        .then(({ tellActivity }) => tellActivity(environment, { invitationId, token, activity }))
        .catch(() => told.current.delete(activity));
    },
    [environment, invitationId, token],
  );
  useEffect(() => onFirstSign(() => tell('opened')), [tell]);
  return useCallback(() => tell('started'), [tell]);
}
