import { graphql, useFragment } from 'react-relay';
import type { ClaimActions_claim$key } from '#web/__generated__/ClaimActions_claim.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';

/** The two decisions about a claim. It can be approved once its address is confirmed. */
export function ClaimActions({ claim }: { claim: ClaimActions_claim$key }) {
  const data = useFragment(
    graphql`
      fragment ClaimActions_claim on Claim {
        id
        version
        name
        email
        wish
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
  const { recruiter, agency, email } = data;
  const isObjection = data.wish === 'objection';
  return (
    <Decide
      row={data}
      as="claimId"
      ways={[
        {
          mutation: declineMutation,
          label: 'Decline',
          hotkey: 'd',
          title: 'Decline this claim?',
          isDestructive: true,
          words: {
            help: data.verifiedAt
              ? `Sent to ${email} word for word. They can claim again.`
              : "Kept with the claim. We don't email unconfirmed addresses.",
          },
          done: 'Declined.',
        },
        ...(data.verifiedAt
          ? [
              {
                mutation: approveMutation,
                label: 'Approve',
                variant: 'primary' as const,
                hotkey: 'a',
                title: isObjection
                  ? `Remove the profile of ${recruiter?.name}?`
                  : agency
                    ? `Make ${data.name} an admin of ${agency.name}?`
                    : `Give the profile of ${recruiter?.name} to ${data.name}?`,
                isDestructive: Boolean(recruiter?.owner || isObjection),
                explanation: [
                  isObjection
                    ? `This deletes everything it says and everything said about the person, including reviews. It can't be undone. We'll email ${email}.`
                    : recruiter?.owner
                      ? `${recruiter.owner.name} loses the profile. We'll email them.`
                      : `We'll create an account if they have none, and email ${email} how to sign in.`,
                ],
                done: isObjection
                  ? `Removed. We're emailing ${email}.`
                  : `Approved. We're emailing ${email} how to sign in.`,
                // Deleting the profile deletes its claims.
                ...(isObjection && { deletesRow: true }),
              },
            ]
          : []),
      ]}
    />
  );
}

const approveMutation = graphql`
  mutation ClaimActionsApproveMutation($input: ApproveClaimInput!) {
    approveClaim(input: $input) {
      errors { code message field }
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
      errors { code message field }
      claim {
        id
        state
        version
        ...ClaimDetails_claim
      }
    }
  }
`;
