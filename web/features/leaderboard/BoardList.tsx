import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { formatCount, formatInterval, formatScoreExactly, formatShare } from '#common/formats.ts';
import { listedPlaces } from '#common/hiring/recruiter-list.ts';
import { boardAudienceWords, boardPeriodWords, missingWords } from '#common/leaderboard/words.ts';
import { coverageLimits } from '#common/limits.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import { leaderboardUrl, recruiterUrl } from '#common/urls.ts';
import type { BoardList_query$data } from '#web/__generated__/BoardList_query.graphql.ts';
import type { BoardList_row$data } from '#web/__generated__/BoardList_row.graphql.ts';
import type { BoardListOpenQuery, BoardListOpenQuery$data } from '#web/__generated__/BoardListOpenQuery.graphql.ts';
import type { BoardListQuery } from '#web/__generated__/BoardListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf } from '#web/list/filters.ts';
import type { ListQuery } from '#web/list/list-address.ts';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { teamFilter } from '#web/list/placement-filters.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';

// The formula and the reviews load when somebody opens a row.
const Inputs = lazy(async () => ({ default: (await import('./Inputs.tsx')).Inputs }));

/** A recruiter on a board. */
export type BoardRow = Omit<BoardList_row$data, ' $fragmentType'>;

const isMarket = ({ board }: ListQuery) => board === 'market';
const isBelow = (query: ListQuery) => !isMarket(query) && query['show'] === 'below';

/** What the page tells its list. */
export interface BoardGiven {
  readonly query: ListQuery;
}

function Who({ row }: { row: BoardRow }) {
  return (
    <>
      <span>{`${nameOf(row)} `}</span>
      {row.isOwn && <Tag tone="info">You</Tag>}
    </>
  );
}

/** Recruiters by rank, or those of the user's agency who miss something. */
export const boardList = defineList<BoardListQuery, BoardList_query$data, BoardRow, BoardGiven>({
  label: 'Leaderboard',
  noun: 'recruiter',
  href: leaderboardUrl,
  keeps: ['board', 'period', 'audience'],
  filters: [
    choice('board', 'Board', [{ value: 'market', label: 'Market' }], { all: 'Your agency' }),
    choice('show', 'Show', [{ value: 'below', label: 'Not ranked yet' }], {
      all: 'Ranked',
      isShown: (query) => !isMarket(query),
      read: (said): { isRanked?: boolean } => (said ? { isRanked: false } : {}),
    }),
    choice('audience', 'Reviews by', choicesOf(boardAudienceWords, ['employer']), {
      control: 'select',
      all: boardAudienceWords.candidate,
    }),
    choice('period', 'Period', choicesOf(boardPeriodWords, ['24m', 'all']), {
      control: 'select',
      all: boardPeriodWords['12m'],
    }),
    { ...teamFilter, isShown: (query) => !isMarket(query) },
    choice('place', 'Place', listedPlaces, { control: 'select', all: 'All places', isShown: isMarket }),
    choice(
      'speciality',
      'Speciality',
      specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
      { control: 'select', all: 'All specialities', isShown: isMarket },
    ),
  ],
  sorts: [],
  columns: ({ query }) => [
    ...(isBelow(query)
      ? []
      : [
          {
            key: 'Position',
            head: 'Position',
            cell: (row: BoardRow) => (
              <TwoLines
                first={
                  <>
                    {row.position}
                    <OnlyNarrow>
                      {'. '}
                      <Who row={row} />
                    </OnlyNarrow>
                  </>
                }
                second={isMarket(query) ? row.recruiter?.agency.name : undefined}
                isOnlyNarrow
              />
            ),
            text: ({ position }: BoardRow) => position,
          },
        ]),
    {
      key: 'name',
      head: 'Recruiter',
      cell: (row) => (
        <TwoLines first={<Who row={row} />} second={isMarket(query) ? row.recruiter?.agency.name : undefined} />
      ),
      text: nameOf,
      wideOnly: !isBelow(query),
    },
    ...(isBelow(query)
      ? [
          {
            key: 'missing',
            head: 'What is missing',
            isBroad: true,
            cell: (row: BoardRow) => missingWords(row).join('. '),
            text: (row: BoardRow) => missingWords(row).join('. '),
          },
        ]
      : [
          {
            key: 'rank',
            head: 'Rank',
            numeric: true,
            cell: ({ rank }: BoardRow) => (
              <>
                <OnlyNarrow>Rank </OnlyNarrow>
                <b>{formatScoreExactly(rank)}</b>
              </>
            ),
            text: ({ rank }: BoardRow) => formatScoreExactly(rank),
          },
        ]),
    {
      key: 'score',
      head: 'Score',
      cell: (row) =>
        row.reviewCount > 0 ? (
          <TwoLines
            first={<Stars value={row.score} size="small" />}
            second={`${intervalOf(row)}, ${formatCount(row.reviewCount, 'review')}`}
          />
        ) : (
          'No reviews in this period'
        ),
      text: (row) => (row.reviewCount > 0 ? formatScoreExactly(row.score) : ''),
    },
    textColumn('Coverage', coverageOf, { wideOnly: true }),
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Interval', text: intervalOf },
    { head: 'Reviews', text: ({ reviewCount }) => String(reviewCount) },
    { head: 'Average', text: ({ average }) => (average === null || average === undefined ? '' : String(average)) },
    { head: 'Reviews by', text: ({ audience }) => boardAudienceWords[audience as keyof typeof boardAudienceWords] },
    { head: 'Period', text: ({ period }) => boardPeriodWords[period as keyof typeof boardPeriodWords] },
    { head: 'As of (UTC)', text: ({ asOf }) => asOf },
  ],
  empty: ({ query, isNarrowed, allHref }) => {
    if (isBelow(query)) return <EmptyState>Everyone in your agency is ranked on this board.</EmptyState>;
    if (isMarket(query))
      return (
        <EmptyState action={isNarrowed && <Button href={allHref}>Show the whole market</Button>}>
          {isNarrowed ? 'No recruiters are ranked in this market yet.' : 'No recruiters are ranked yet.'}
        </EmptyState>
      );
    return (
      <EmptyState action={<Button href={leaderboardUrl({ ...query, show: 'below' })}>See what is missing</Button>}>
        No one in your agency is ranked on this board yet.
      </EmptyState>
    );
  },
  open: (row) => ({
    title: nameOf(row),
    isWide: true,
    children: (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Inputs key={row.id} row={row} />
      </Suspense>
    ),
    actions: row.recruiter && <Button href={recruiterUrl(row.recruiter.slug)}>View profile</Button>,
  }),
  query: graphql`
    query BoardListQuery($filter: LeaderboardFilter, $first: Int = 25, $after: String) {
      viewer {
        id
        ...lookedAfter_viewer
      }
      ...OwnStanding_query
      ...BoardList_query
    }
  `,
  connection: ({ leaderboard }) => leaderboard,
  fragment: graphql`
    fragment BoardList_query on Query @refetchable(queryName: "BoardListNextQuery") {
      leaderboard(first: $first, after: $after, filter: $filter) @connection(key: "BoardList_leaderboard") {
        edges {
          node {
            ...BoardList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: {
    query: graphql`
      query BoardListOpenQuery($id: ID!) {
        leaderboardRow(id: $id) {
          ...BoardList_row @relay(mask: false)
        }
      }
    `,
    variablesFor: (id): BoardListOpenQuery['variables'] => ({ id }),
    rowOf: (answer) => (answer as BoardListOpenQuery$data).leaderboardRow ?? null,
  },
});

/** The recruiter's name. */
export const nameOf = ({ recruiter }: Pick<BoardRow, 'recruiter'>): string => recruiter?.name ?? 'A deleted profile';

/** The interval of a score, such as '3.9–4.5'; nothing without counted reviews. */
export function intervalOf({
  score,
  scoreHalf,
  reviewCount,
}: Pick<BoardRow, 'score' | 'scoreHalf' | 'reviewCount'>): string {
  if (reviewCount === 0) return '';
  return formatInterval({ low: Math.max(1, score - scoreHalf), high: Math.min(5, score + scoreHalf) });
}

function coverageOf({ invitedCount, eligibleCount }: Pick<BoardRow, 'invitedCount' | 'eligibleCount'>): string {
  return eligibleCount < coverageLimits.tooFewBelow ? 'Too few placements' : formatShare(invitedCount / eligibleCount);
}

graphql`
  fragment BoardList_row on LeaderboardRow {
    id
    position
    isRanked
    isOwn
    audience
    period
    asOf
    score
    scoreHalf
    rank
    weight
    weightedStars
    reviewCount
    average
    recentCount
    provenCount
    eligibleCount
    invitedCount
    recruiter {
      id
      name
      slug
      joinedAt
      agency {
        name
      }
    }
  }
`;
