import { graphql, usePaginationFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { type FlagCaseState, flagReasonLabel, isUndecided } from '#common/reviews/flags/flags.ts';
import { panelUrl } from '#common/urls.ts';
import type { FlagCases_query$key } from '#web/__generated__/FlagCases_query.graphql.ts';
import type { FlagCases_row$data } from '#web/__generated__/FlagCases_row.graphql.ts';
import type { FlagCasesNextQuery } from '#web/__generated__/FlagCasesNextQuery.graphql.ts';
import type { FlagCasesOpenQuery } from '#web/__generated__/FlagCasesOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DecideFlags } from './DecideFlags.tsx';
import { FlagCaseDetails } from './FlagCaseDetails.tsx';
import { flagCaseWords, timeLeft } from './flag-words.ts';

type FlagCasesProps = { query: FlagCases_query$key; address: PageAddress };
type Row = Omit<FlagCases_row$data, ' $fragmentType'>;

/** Flagged reviews, those whose time runs out first; a row opens the review, what was said, the answer, and the decision. */
export function FlagCases({ query, address }: FlagCasesProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<FlagCasesNextQuery, FlagCases_query$key>(
    graphql`
      fragment FlagCases_query on Query
      @refetchable(queryName: "FlagCasesNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        isUndecided: { type: "Boolean" }
        isOverdue: { type: "Boolean" }
        reason: { type: "String" }
        words: { type: "String" }
        sort: { type: "FlagCaseSort" }
      ) {
        flagCases(
          first: $first
          after: $after
          state: $state
          isUndecided: $isUndecided
          isOverdue: $isOverdue
          reason: $reason
          words: $words
          sort: $sort
        )
          @connection(
            key: "FlagCases_flagCases"
            filters: ["state", "isUndecided", "isOverdue", "reason", "words", "sort"]
          ) {
          __id
          edges {
            node {
              ...FlagCases_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const { edges, pageInfo, __id } = data.flagCases ?? {};
  const rows = (edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="review-flags"
      address={address}
      label="Flagged reviews"
      noun="flagged review"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      onlyInFile={[{ head: 'Decide by', text: ({ decideBy }) => decideBy }]}
      panel={(row) => ({
        title: row.review?.title ?? 'A review',
        isWide: true,
        children: <FlagCaseDetails flags={row} />,
        actions: isUndecided(row.state as FlagCaseState) && (
          <DecideFlags key={row.id} flags={row} listId={address.query.state ? undefined : __id} />
        ),
      })}
    />
  );
}

graphql`
  fragment FlagCases_row on FlagCase {
    id
    state
    openedAt
    decideBy
    answeredAt
    answerBy
    reasons
    flagCount
    review {
      title
      overall
      recruiter {
        name
      }
    }
    ...FlagCaseDetails_flags
    ...DecideFlags_flags
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<FlagCasesOpenQuery, Row>(
  graphql`
    query FlagCasesOpenQuery($id: ID!) {
      node(id: $id) {
        ... on FlagCase @alias(as: "row") {
          ...FlagCases_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const isOpen = ({ state }: Row) => isUndecided(state as FlagCaseState);

const queue: Queue<Row> = {
  waits: isOpen,
  keys: [
    ['t', 'take up'],
    ['u', 'keep'],
    ['d', 'remove'],
  ],
};

function whyOf({ reasons, flagCount }: Row): string {
  return `${reasons.map(flagReasonLabel).join(', ')}${flagCount > 1 ? ` (${formatCount(flagCount, 'flag')})` : ''}`;
}

const columns: PanelColumn<Row>[] = [
  {
    key: 'title',
    head: 'Review',
    cell: (row) => <TwoLines first={row.review?.title} second={whyOf(row)} isOnlyNarrow />,
    text: ({ review }) => review?.title,
  },
  {
    key: 'why',
    head: 'Why',
    cell: whyOf,
    text: ({ reasons }) => reasons.map(flagReasonLabel).join('; '),
    wideOnly: true,
  },
  {
    key: 'left',
    head: 'Time left',
    cell: (row) =>
      isOpen(row) ? (
        <Tag tone={timeLeft(row.decideBy, new Date()).tone}>{timeLeft(row.decideBy, new Date()).words}</Tag>
      ) : (
        '–'
      ),
    text: (row) => (isOpen(row) ? timeLeft(row.decideBy, new Date()).words : ''),
  },
  {
    key: 'about',
    head: 'About',
    cell: ({ review }) => review?.recruiter?.name,
    text: ({ review }) => review?.recruiter?.name,
    wideOnly: true,
  },
  { ...stateColumn(({ state }: Row) => flagCaseWords(state)), wideOnly: true },
  ageColumn('Flagged', ({ openedAt }) => openedAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  const showAll = <Button href={panelUrl('review-flags')}>Show what waits</Button>;
  if (query.q || query.state || query.reason)
    return <EmptyState action={showAll}>No flagged review is like that.</EmptyState>;
  return <EmptyState>Nothing waits. A review that somebody flags appears here at once.</EmptyState>;
}
