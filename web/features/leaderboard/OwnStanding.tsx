import { graphql, useFragment } from 'react-relay';
import { formatScoreExactly } from '#common/formats.ts';
import { boardAudienceWords, missingWords } from '#common/leaderboard/words.ts';
import { leaderboardUrl } from '#common/urls.ts';
import type { OwnStanding_query$key } from '#web/__generated__/OwnStanding_query.graphql.ts';
import type { ListQuery } from '#web/list/list-address.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The user's own place on the board that is shown, always in view above it: a position, or what is missing. */
export function OwnStanding({ data, query }: { data: OwnStanding_query$key; query: ListQuery }) {
  const { ownLeaderboardRow: own } = useFragment(
    graphql`
      fragment OwnStanding_query on Query {
        ownLeaderboardRow(filter: $filter) {
          id
          position
          isRanked
          rank
          audience
          recentCount
          eligibleCount
          invitedCount
        }
      }
    `,
    data,
  );
  if (!own) return null;
  const how = <Link href={leaderboardUrl({ ...query, open: own.id })}>How this is computed</Link>;
  if (own.position)
    return (
      <Notice title={`You are number ${own.position}`} action={how}>
        {`Your rank is ${formatScoreExactly(own.rank)}, from reviews by ${boardAudienceWords[own.audience as keyof typeof boardAudienceWords].toLowerCase()}.`}
      </Notice>
    );
  if (own.isRanked)
    return (
      <Notice title="You're not in this market" action={how}>
        Your profile has another place or other specialities.
      </Notice>
    );
  return (
    <Notice title="You're not ranked on this board yet" action={how}>
      {`Still missing: ${missingWords(own).join('. ')}.`}
    </Notice>
  );
}
