import { graphql, useFragment } from 'react-relay';
import { agencyUrl, type ProfileQuery } from '#common/urls.ts';
import type { AgencyScore_agency$key } from '#web/__generated__/AgencyScore_agency.graphql.ts';
import { CoverageCard } from '../recruiters/CoverageCard.tsx';
import { ScoreCard } from '../recruiters/ScoreCard.tsx';

type AgencyScoreProps = { agency: AgencyScore_agency$key; filters: ProfileQuery };

/** The pooled score of an agency's reviews with its basis, and how many eligible people were invited. */
export function AgencyScore({ agency, filters }: AgencyScoreProps) {
  const { slug, figures } = useFragment(
    graphql`
      fragment AgencyScore_agency on Agency {
        slug
        figures {
          score
          scoreHalf
          scoreAsOf
          reviewCount
          publishedCount
          average
          confirmedOnlyCount
          confirmedOnlyAverage
          removedCount
          distribution
          reviewTallies
          invitedCount
          eligibleCount
        }
      }
    `,
    agency,
  );
  return (
    <>
      <ScoreCard figures={figures} filters={filters} hrefOf={(narrowed) => agencyUrl(slug, narrowed)} />
      <CoverageCard invitedCount={figures.invitedCount} eligibleCount={figures.eligibleCount} />
    </>
  );
}
