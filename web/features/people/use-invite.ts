import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useInviteMutation, useInviteMutation$data } from '#web/__generated__/useInviteMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';

/** What became of each address that was invited. */
export type Answers = NonNullable<NonNullable<useInviteMutation$data['inviteMembers']>['answers']>;

/** Whether an invitation went to this address. */
export const isSent = ({ answer }: Answers[number]): boolean => answer === 'sent' || answer === 'moving';

/** Invites people to the user's agency or company, and returns what became of each address. */
export function useInvite() {
  const invite = useCommand<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteMembersInput!) {
      inviteMembers(input: $input) {
        answers {
          address
          answer
        }
        errors { code message field }
      }
    }
  `);
  return useCallback(
    async (input: useInviteMutation['variables']['input']): Promise<Answers> =>
      (await invite(input)).inviteMembers?.answers ?? [],
    [invite],
  );
}
