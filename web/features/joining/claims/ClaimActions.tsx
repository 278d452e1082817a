import { graphql, useFragment } from 'react-relay';
import type { ClaimActions_claim$key } from '#web/__generated__/ClaimActions_claim.graphql.ts';
import type { ClaimActionsApproveMutation } from '#web/__generated__/ClaimActionsApproveMutation.graphql.ts';
import type { ClaimActionsDeclineMutation } from '#web/__generated__/ClaimActionsDeclineMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Decision } from '../approvals/Decision.tsx';

/** The two ways to decide about a claim; it is approved once its address is confirmed. */
export function ClaimActions({ claim }: { claim: ClaimActions_claim$key }) {
  const data = useFragment(
    graphql`
      fragment ClaimActions_claim on Claim {
        id
        version
        name
        email
        wish
        state
        verifiedAt
        recruiter {
          name
          owner {
            name
          }
        }
        agency {
          name
        }
      }
    `,
    claim,
  );
  const approve = useCommand<ClaimActionsApproveMutation>(approveMutation);
  const decline = useCommand<ClaimActionsDeclineMutation>(declineMutation);
  const { id: claimId, version: expectedVersion, recruiter, agency } = data;
  const isObjection = data.wish === 'objection';
  return (
    <Decision
      approve={{
        isOffered: Boolean(data.verifiedAt),
        verb: 'Approve',
        tone: recruiter?.owner || isObjection ? 'danger' : 'primary',
        title: isObjection
          ? `Remove the profile of ${recruiter?.name}?`
          : agency
            ? `Make ${data.name} an admin of ${agency.name}?`
            : `Give the profile of ${recruiter?.name} to ${data.name}?`,
        says: isObjection
          ? `It goes with all that it says, and all that is said about its person, reviews among it. It cannot be brought back. A mail tells ${data.email} so.`
          : recruiter?.owner
            ? `${recruiter.owner.name} loses the profile, and gets a mail that says so.`
            : `Makes the account where there is none, and mails ${data.email} the way in.`,
        act: () =>
          // With the profile go its claims.
          approve({ claimId, expectedVersion }, isObjection ? { updater: (store) => store.delete(claimId) } : {}),
        done: isObjection
          ? `Removed. A mail tells ${data.email} so.`
          : `Approved. The way in is on its way to ${data.email}.`,
      }}
      decline={{
        verb: 'Decline',
        title: 'Decline this claim?',
        about: data.verifiedAt
          ? `Sent to ${data.email}, word for word. They may claim again.`
          : 'Kept with the claim. Nothing is sent to an address that is not confirmed.',
        act: (reason) => decline({ claimId, expectedVersion, reason }),
        done: 'Declined.',
      }}
    />
  );
}

const approveMutation = graphql`
  mutation ClaimActionsApproveMutation($input: ApproveClaimInput!) {
    approveClaim(input: $input) {
      errors {
        code
        message
        field
      }
      claim {
        id
        state
        version
        ...ClaimDetails_claim
      }
    }
  }
`;

const declineMutation = graphql`
  mutation ClaimActionsDeclineMutation($input: DeclineClaimInput!) {
    declineClaim(input: $input) {
      errors {
        code
        message
        field
      }
      claim {
        id
        state
        version
        ...ClaimDetails_claim
      }
    }
  }
`;
