import { graphql, useFragment } from 'react-relay';
import type { InvitationCoverage_recruiter$key } from '#web/__generated__/InvitationCoverage_recruiter.graphql.ts';
import { CoverageCard } from './CoverageCard.tsx';

/** Shows whether a recruiter invites everybody; hidden on unclaimed profiles. */
export function InvitationCoverage({ recruiter }: { recruiter: InvitationCoverage_recruiter$key }) {
  const { isClaimed, ...asked } = useFragment(
    graphql`
      fragment InvitationCoverage_recruiter on Recruiter {
        isClaimed
        invitedCount
        eligibleCount
      }
    `,
    recruiter,
  );
  return isClaimed && <CoverageCard {...asked} />;
}
