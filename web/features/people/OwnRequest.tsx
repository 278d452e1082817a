import { graphql, useFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { accountUrl } from '#common/urls.ts';
import type { OwnRequest_user$key } from '#web/__generated__/OwnRequest_user.graphql.ts';
import type { OwnRequestWithdrawMutation } from '#web/__generated__/OwnRequestWithdrawMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type OwnRequestProps = {
  user: OwnRequest_user$key | null | undefined;
  /** Beside other content: leads to the account, and leaves out a request that was declined. */
  isBrief?: boolean;
};

/** The user's own request to join that waits or was declined, or the agency or company that is probably theirs. */
export function OwnRequest({ user, isBrief }: OwnRequestProps) {
  const data = useFragment(
    graphql`
      fragment OwnRequest_user on User {
        joinRequest {
          id
          state
          side
          tenantName
          declinedBecause
          createdAt
        }
        agencyToJoin {
          name
        }
        companyToJoinName
      }
    `,
    user,
  );
  const withdraw = useCommand<OwnRequestWithdrawMutation>(graphql`
    mutation OwnRequestWithdrawMutation($input: WithdrawJoinRequestInput!) {
      withdrawJoinRequest(input: $input) {
        user {
          id
          ...OwnRequest_user
          ...OwnPlace_user
        }
        errors { code message field }
      }
    }
  `);
  const request = data?.joinRequest;
  if (request?.state === 'open')
    return (
      <Notice
        title={`Your request to join ${request.tenantName} is waiting`}
        action={
          <ActButton act={() => withdraw({ joinRequestId: request.id })} done="Request withdrawn.">
            Withdraw request
          </ActButton>
        }
      >
        {`Sent ${formatAge(request.createdAt, new Date())}. Its admins answer, and we email you.`}
      </Notice>
    );
  if (request && !isBrief)
    return (
      <Notice tone="warn" title={`${request.tenantName} declined your request`}>
        {request.declinedBecause ?? 'They gave no reason.'}
      </Notice>
    );
  const likely = data?.agencyToJoin?.name ?? data?.companyToJoinName;
  if (!likely || !isBrief) return null;
  return (
    <Notice title={`Is ${likely} yours?`} action={<Button href={accountUrl()}>See how to join</Button>}>
      {`${likely} is on Plaudit already. Join your colleagues there.`}
    </Notice>
  );
}
