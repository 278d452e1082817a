import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { activityMutation } from '#web/__generated__/activityMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** What a person does, but a program that only looks at links does not. Not `scroll`: a browser restores places by itself. */
const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Calls once a person has shown by a key, a tap or a turn of the wheel that they are there; answers how to stop that. */
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

/** The mailed link by which a form was opened; an open link has nobody to tell. */
export interface ReviewLink {
  readonly invitationId: string;
  readonly token: string;
}

/**
 * Tells that the form was opened, at a person's first key, tap or turn of the wheel, never by loading alone.
 * Gives a function that tells that writing has begun. Each is told once, and nobody waits for it.
 */
export function useReviewActivity(link: ReviewLink | null): () => void {
  const environment = useRelayEnvironment();
  const { invitationId, token } = link ?? {};
  const told = useRef(new Set<string>());
  const tell = useCallback(
    (activity: 'opened' | 'started') => {
      if (!invitationId || !token || told.current.has(activity)) return;
      told.current.add(activity);
      const variables = { input: { invitationId, token, activity } };
      runMutation<activityMutation>(environment, { mutation, variables }).catch(() => told.current.delete(activity));
    },
    [environment, invitationId, token],
  );
  useEffect(() => onFirstSign(() => tell('opened')), [tell]);
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
