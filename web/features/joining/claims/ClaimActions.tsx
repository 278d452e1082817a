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
              ? `Sent to ${email}, word for word. They may claim again.`
              : 'Kept with the claim. Nothing is sent to an address that is not confirmed.',
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
                    ? `It goes with all that it says, and all that is said about its person, reviews among it. It cannot be brought back. A mail tells ${email} so.`
                    : recruiter?.owner
                      ? `${recruiter.owner.name} loses the profile, and gets a mail that says so.`
                      : `Makes the account where there is none, and mails ${email} the way in.`,
                ],
                done: isObjection
                  ? `Removed. A mail tells ${email} so.`
                  : `Approved. The way in is on its way to ${email}.`,
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
