import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { type CaseState, caseStateWords } from '#common/surveys/cases.ts';
import { casesUrl } from '#common/urls.ts';
import type { CaseList_query$data } from '#web/__generated__/CaseList_query.graphql.ts';
import type { CaseList_row$data } from '#web/__generated__/CaseList_row.graphql.ts';
import type { CaseListOpenQuery } from '#web/__generated__/CaseListOpenQuery.graphql.ts';
import type { CaseListQuery } from '#web/__generated__/CaseListQuery.graphql.ts';
import { stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { When } from '#web/ui/When.tsx';
import { personOf } from './case-words.ts';

// What is done about a case loads when a person opens one.
const CaseDetails = lazy(async () => ({ default: (await import('./CasePanel.tsx')).CaseDetails }));
const CaseActions = lazy(async () => ({ default: (await import('./CasePanel.tsx')).CaseActions }));

type CaseRow = Omit<CaseList_row$data, ' $fragmentType'>;

const stateWordsOf = ({ state, isOverdue }: CaseRow) =>
  isOverdue ? ({ label: 'Overdue', tone: 'bad' } as const) : caseStateWords[state as CaseState];

/** The cases of detractors: those that are not resolved, the first one due first. */
export const caseList = defineList<CaseListQuery, CaseList_query$data, CaseRow>({
  label: 'Cases',
  noun: 'case',
  href: casesUrl,
  filters: [
    search('Comment or name'),
    choice(
      'state',
      'State',
      [...choicesOf(caseStateWords), { value: 'overdue', label: 'Overdue' }, { value: 'all', label: 'All' }],
      { all: 'Not resolved', everything: 'all', read: readState },
    ),
    choice('owner', 'Owner', [{ value: 'me', label: 'You' }], {
      all: 'Everyone',
      read: (owner): { isMine?: boolean } => (owner ? { isMine: true } : {}),
    }),
  ],
  sorts: [
    { value: '', label: 'Due first', order: 'DUE' },
    { value: 'newest', label: 'Newest first', order: 'NEWEST' },
  ],
  columns: [
    {
      key: 'person',
      head: 'Person',
      isRest: true,
      cell: (row) => <TwoLines first={personOf(row)} second={row.comment ?? 'No comment'} />,
      text: personOf,
    },
    textColumn('Score', ({ score }) => score, { numeric: true }),
    stateColumn(stateWordsOf, { text: ({ state }) => caseStateWords[state as CaseState].label }),
    {
      key: 'due',
      head: 'Due',
      cell: ({ dueOn, state }) => (state === 'resolved' ? '–' : <When at={dueOn} />),
      text: ({ dueOn }) => dueOn,
    },
    textColumn('Owner', ({ owner }) => owner?.name ?? 'Nobody', { wideOnly: true }),
  ],
  onlyInFile: [
    { head: 'Comment', text: ({ comment }) => comment },
    { head: 'Campaign', text: ({ campaignName }) => campaignName },
    { head: 'Recruiter', text: ({ recruiter }) => recruiter?.name },
    { head: 'Overdue', text: ({ isOverdue }) => (isOverdue ? 'Yes' : 'No') },
    { head: 'Answered', text: ({ answeredOn }) => answeredOn },
  ],
  isStacked: true,
  empty: {
    nothing: 'No open cases. When a person gives a score from 0 to 6, their case appears here.',
    unlike: 'No cases match.',
    showAll: 'Show all cases',
  },
  queue: { waits: ({ state }) => state !== 'resolved', keys: [] },
  open: (row) => ({
    title: personOf(row),
    children: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <CaseDetails key={row.id} npsCase={row} />
      </Suspense>
    ),
    actions: row.viewerCanWork && (
      <Suspense>
        <CaseActions key={row.id} npsCase={row} />
      </Suspense>
    ),
  }),
  query: graphql`
    query CaseListQuery($filter: NpsCaseFilter, $sort: NpsCaseSort, $first: Int = 25, $after: String) {
      ...CaseList_query
    }
  `,
  connection: ({ npsCases }) => npsCases,
  fragment: graphql`
    fragment CaseList_query on Query @refetchable(queryName: "CaseListNextQuery") {
      npsCases(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "CaseList_npsCases") {
        edges { node { ...CaseList_row @relay(mask: false) } }
      }
    }
  `,
  elsewhere: rowElsewhere<CaseListOpenQuery, CaseRow>(graphql`
    query CaseListOpenQuery($id: ID!) {
      node(id: $id) { ... on NpsCase @alias(as: "row") { ...CaseList_row @relay(mask: false) } }
    }
  `),
});

graphql`
  fragment CaseList_row on NpsCase {
    id
    state
    dueOn
    isOverdue
    score
    comment
    answeredOn
    campaignName
    ...caseWords_case @relay(mask: false)
    owner { id name }
    recruiter { id name }
    viewerCanWork
    ...CasePanel_details
    ...CasePanel_actions
  }
`;

function readState(said: string | undefined): { state?: string; isUnresolved?: boolean; isOverdue?: boolean } {
  if (said === 'all') return {};
  if (said === 'overdue') return { isOverdue: true };
  return said ? { state: said } : { isUnresolved: true };
}
