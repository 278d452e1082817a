import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useActivity } from '#web/kit/first-sign.ts';

/** The emailed link that opened a form. Open links have none. */
export interface ReviewLink {
  readonly invitationId: string;
  readonly token: string;
}

/** Reports in the background that a person opened the form; returns a function that reports that writing has started. */
export function useReviewActivity(link: ReviewLink | null): () => void {
  const environment = useRelayEnvironment();
  const { invitationId, token } = link ?? {};
  return useActivity(
    useCallback(
      (activity) => {
        if (!invitationId || !token) return null;
        return import('./tell-activity.ts').then(({ tellActivity }) =>
          tellActivity(environment, { invitationId, token, activity }),
        );
      },
      [environment, invitationId, token],
    ),
  );
}
