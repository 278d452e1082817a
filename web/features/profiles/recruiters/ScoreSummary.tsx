import { graphql, useFragment } from 'react-relay';
import { type ProfileQuery, recruiterUrl } from '#common/urls.ts';
import type { ScoreSummary_recruiter$key } from '#web/__generated__/ScoreSummary_recruiter.graphql.ts';
import { ScoreCard } from './ScoreCard.tsx';

type ScoreSummaryProps = { recruiter: ScoreSummary_recruiter$key; filters: ProfileQuery };

/** A recruiter's score with its basis. */
export function ScoreSummary({ recruiter, filters }: ScoreSummaryProps) {
  const { slug, ...figures } = useFragment(
    graphql`
      fragment ScoreSummary_recruiter on Recruiter {
        slug
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
      }
    `,
    recruiter,
  );
  return <ScoreCard figures={figures} filters={filters} hrefOf={(narrowed) => recruiterUrl(slug, narrowed)} />;
}
