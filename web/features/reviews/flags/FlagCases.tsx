import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import {
  type FlagCaseState,
  flagCaseStates,
  flagReasons,
  flagReasonWords,
  isUndecided,
} from '#common/reviews/flags/flags.ts';
import { panelUrl } from '#common/urls.ts';
import type { FlagCases_query$data } from '#web/__generated__/FlagCases_query.graphql.ts';
import type { FlagCases_row$data } from '#web/__generated__/FlagCases_row.graphql.ts';
import type { FlagCasesOpenQuery } from '#web/__generated__/FlagCasesOpenQuery.graphql.ts';
import type { FlagCasesQuery } from '#web/__generated__/FlagCasesQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DecideFlags } from './DecideFlags.tsx';
import { FlagCaseDetails } from './FlagCaseDetails.tsx';
import { flagCaseWords, reasonLabels, timeLeft } from './flag-words.ts';

type Row = Omit<FlagCases_row$data, ' $fragmentType'>;

/** Waiting cases are sorted by deadline, all others by age. */
const byClock = [
  { value: '', label: 'Least time left', order: 'DUE' },
  { value: 'newest', label: 'Newest first' },
];
const byAge = [
  { value: '', label: 'Newest first', order: 'NEWEST' },
  { value: 'oldest', label: 'Oldest first' },
];

const stateFilter = choice(
  'state',
  'State',
  [
    { value: 'overdue', label: 'Overdue' },
    ...flagCaseStates.map((value) => ({
      value,
      label: flagCaseWords(value).label,
    })),
    { value: 'all', label: 'All' },
  ],
  { all: 'Waiting', read: narrowedBy },
);

/** Flagged reviews and replies, the nearest deadline first; a row opens the text, the flags and the decision. */
export const flagCases = defineList<FlagCasesQuery, FlagCases_query$data, Row>({
  label: 'Flagged reviews and replies',
  noun: 'case',
  href: (query) => panelUrl('review-flags', query),
  filters: [
    search('Title, reviewer or recruiter'),
    stateFilter,
    choice('about', 'Flagged', [
      { value: 'review', label: 'Reviews' },
      { value: 'reply', label: 'Replies' },
    ]),
    choice('reason', 'Reason', choicesOf(flagReasonWords, flagReasons)),
  ],
  sorts: ({ state }) => {
    const { isUndecided: waits, isOverdue } = stateFilter.read(state);
    return waits || isOverdue ? byClock : byAge;
  },
  columns: [
    {
      key: 'title',
      head: 'Flagged',
      cell: (row) => <TwoLines first={titleOf(row)} second={whyOf(row)} isOnlyNarrow />,
      text: titleOf,
    },
    {
      key: 'why',
      head: 'Reason',
      cell: whyOf,
      text: ({ about, reasons }) => reasonLabels(about, reasons).join('; '),
      wideOnly: true,
    },
    {
      key: 'left',
      head: 'Time left',
      cell: (row) => (isOpen(row) ? <TimeLeft {...row} /> : '–'),
      text: (row) => (isOpen(row) ? timeLeft(row.decideBy, new Date()).words : ''),
    },
    textColumn('Recruiter', ({ review }) => review?.recruiter?.name, { wideOnly: true }),
    stateColumn(({ state }) => flagCaseWords(state), { wideOnly: true }),
    ageColumn('First flag', ({ openedAt }) => openedAt),
  ],
  onlyInFile: [{ head: 'Decide by', moment: ({ decideBy }) => decideBy }],
  empty: {
    nothing: 'Nothing to decide. Reviews and replies appear here as soon as someone flags or reports them.',
    unlike: 'No cases match.',
    showAll: 'Show waiting',
  },
  queue: {
    waits: (row) => isOpen(row),
    keys: [
      ['t', 'start review'],
      ['u', 'keep'],
      ['d', 'remove'],
    ],
  },
  open: (row, { at, listId }) => ({
    title: titleOf(row),
    isWide: true,
    children: <FlagCaseDetails flags={row} />,
    actions: isOpen(row) && <DecideFlags key={row.id} flags={row} listId={at.query.state ? undefined : listId} />,
  }),
  query: graphql`
    query FlagCasesQuery($filter: FlagCaseFilter, $sort: FlagCaseSort, $first: Int = 25, $after: String) {
      ...FlagCases_query
    }
  `,
  connection: ({ flagCases }) => flagCases,
  fragment: graphql`
    fragment FlagCases_query on Query @refetchable(queryName: "FlagCasesNextQuery") {
      flagCases(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "FlagCases_flagCases") {
        __id
        edges {
          node {
            ...FlagCases_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<FlagCasesOpenQuery, Row>(graphql`
    query FlagCasesOpenQuery($id: ID!) {
      node(id: $id) {
        ... on FlagCase @alias(as: "row") {
          ...FlagCases_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment FlagCases_row on FlagCase {
    id
    about
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

function narrowedBy(state: string | undefined): { state?: string; isUndecided?: boolean; isOverdue?: boolean } {
  if (!state) return { isUndecided: true };
  if (state === 'overdue') return { isOverdue: true };
  return state === 'all' ? {} : { state };
}

const isOpen = ({ state }: Row) => isUndecided(state as FlagCaseState);

function titleOf({ about, review }: Row): string {
  const title = review?.title ?? 'A review';
  return about === 'reply' ? `Reply to ‘${title}’` : title;
}

function whyOf({ about, reasons, flagCount }: Row): string {
  const count = flagCount > 1 ? ` (${formatCount(flagCount, about === 'reply' ? 'report' : 'flag')})` : '';
  return `${reasonLabels(about, reasons).join(', ')}${count}`;
}

function TimeLeft({ decideBy }: { decideBy: string }) {
  const { words, tone } = timeLeft(decideBy, new Date());
  return <Tag tone={tone}>{words}</Tag>;
}
