import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { activityMutation } from '#web/__generated__/activityMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** What a person does, but a program that only looks at links does not. Not `scroll`: a browser restores places by itself. */
const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Tells that the form was opened, at a person's first key, tap or turn of the wheel, never by loading alone.
 * Gives a function that tells that writing has begun. Each is told once, and nobody waits for it.
 */
export function useReviewActivity(invitationId: string, token: string, isAnswerable: boolean): () => void {
  const environment = useRelayEnvironment();
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (activity: 'opened' | 'started') => {
      if (!isAnswerable || told.current.has(activity)) return;
      told.current.add(activity);
      const variables = { input: { invitationId, token, activity } };
      runMutation<activityMutation>(environment, { mutation, variables }).catch(() => told.current.delete(activity));
    },
    [environment, invitationId, token, isAnswerable],
  );
  useEffect(() => {
    const open = () => tell('opened');
    for (const sign of signs) document.addEventListener(sign, open, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, open);
    };
  }, [tell]);
  return useCallback(() => tell('started'), [tell]);
}

const mutation = graphql`
  mutation activityMutation($input: NoteInvitationActivityInput!) {
    noteInvitationActivity(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
