import { graphql } from 'react-relay';
import { type FoundState, foundStateWords } from '#common/email-sync/found-people.ts';
import { formatAge, formatCount } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { emailSyncUrl } from '#common/urls.ts';
import type { FoundPeopleList_query$data } from '#web/__generated__/FoundPeopleList_query.graphql.ts';
import type { FoundPeopleListOpenQuery } from '#web/__generated__/FoundPeopleListOpenQuery.graphql.ts';
import type { FoundPeopleListQuery } from '#web/__generated__/FoundPeopleListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { recruiterColumn } from '#web/list/placement-columns.tsx';
import { recruiterFilter } from '#web/list/placement-filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { EmptyFoundPeople } from './EmptyFoundPeople.tsx';
import { FoundPersonActions, PickedFoundPeople } from './FoundPersonActions.tsx';
import { type FoundPersonRow, whoWasFound } from './found-person.ts';
import { stateWordsOf } from './state-words.ts';

/** What the page knows about the viewer. */
export type FoundPeopleGiven = { readonly namesRecruiter: boolean };

const emailsOf = ({ sentCount, receivedCount }: FoundPersonRow) => `${sentCount} sent, ${receivedCount} received`;
const everyone = { value: 'everyone', label: 'Everyone' };

/** The people found in emails; the likeliest first. */
export const foundPeopleList = defineList<
  FoundPeopleListQuery,
  FoundPeopleList_query$data,
  FoundPersonRow,
  FoundPeopleGiven
>({
  label: 'People found',
  noun: 'person',
  plural: 'people',
  href: emailSyncUrl,
  filters: [
    search('Name or email'),
    choice('state', 'State', [...choicesOf(foundStateWords, ['invited', 'dismissed', 'excluded']), everyone], {
      all: foundStateWords.suggested.label,
      everything: everyone.value,
      read: (state): { state?: string } => (state === everyone.value ? {} : { state: state ?? 'suggested' }),
    }),
    choice(
      'guess',
      'Probably',
      [
        { value: 'candidate', label: 'Candidates' },
        { value: 'employer', label: 'Employers' },
      ],
      { control: 'sheet' },
    ),
    recruiterFilter,
  ],
  sorts: [
    { value: '', label: 'Likeliest first' },
    { value: 'newest', label: 'Last email first' },
    { value: 'name', label: 'By name' },
  ],
  columns: ({ namesRecruiter }) => [
    {
      key: 'who',
      head: 'Person',
      cell: (row) => <TwoLines first={whoWasFound(row)} second={row.name ? row.email : null} />,
      text: ({ name }) => name,
    },
    textColumn('Probably', ({ guess }) => voiceOf(guess as 'candidate' | 'employer'), { wideOnly: true }),
    textColumn('Emails', emailsOf, { wideOnly: true }),
    stateColumn<FoundPersonRow>(stateWordsOf),
    ...(namesRecruiter ? [recruiterColumn<FoundPersonRow>('Recruiter')] : []),
    ageColumn<FoundPersonRow>('Last email', ({ lastAt }) => lastAt),
  ],
  isStacked: true,
  onlyInFile: [{ head: 'Email', text: ({ email }) => email }],
  empty: (why) => <EmptyFoundPeople {...why} />,
  bulk: {
    name: whoWasFound,
    mayPick: ({ state }) => state !== 'invited',
    isOffered: (rows) => rows.length > 0,
    Actions: PickedFoundPeople,
  },
  open: (row) => ({
    title: whoWasFound(row),
    children: (
      <>
        <StateLine of={stateWordsOf(row)} />
        <Facts
          facts={[
            ['Email', row.email],
            ['Probably', voiceOf(row.guess as 'candidate' | 'employer')],
            ['Emails', `${emailsOf(row)}, in ${formatCount(row.threadCount, 'conversation')}`],
            ['First email', formatAge(row.firstAt, new Date())],
            ['Last email', formatAge(row.lastAt, new Date())],
            ['Recruiter', row.recruiter?.name],
            ['Invited', row.invitedAt && formatAge(row.invitedAt, new Date())],
            ['Invited as', row.invitedAs && voiceOf(row.invitedAs as 'candidate' | 'employer')],
            ['Job', row.invitation?.placement?.jobTitle],
            [
              'Opted out',
              (row.isSuppressed || row.invitation?.state === 'unsubscribed') && 'They get no emails from your agency.',
            ],
          ]}
        />
      </>
    ),
    actions: (row.state as FoundState) !== 'invited' && <FoundPersonActions key={row.id} row={row} />,
  }),
  query: graphql`
    query FoundPeopleListQuery($filter: FoundPersonFilter, $sort: FoundPersonSort, $first: Int = 25, $after: String) {
      ...EmailSyncPage_query
      ...FoundPeopleList_query
    }
  `,
  connection: ({ foundPeople }) => foundPeople,
  fragment: graphql`
    fragment FoundPeopleList_query on Query @refetchable(queryName: "FoundPeopleListNextQuery") {
      foundPeople(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "FoundPeopleList_foundPeople") {
        edges {
          node {
            ...FoundPeopleList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<FoundPeopleListOpenQuery, FoundPersonRow>(graphql`
    query FoundPeopleListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on FoundPerson @alias(as: "row") {
          ...FoundPeopleList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment FoundPeopleList_row on FoundPerson {
    id
    email
    name
    sentCount
    receivedCount
    threadCount
    guess
    firstAt
    lastAt
    state
    invitedAs
    invitedAt
    isSuppressed
    recruiter {
      id
      slug
      name
    }
    invitation {
      id
      state
      placement {
        id
        jobTitle
      }
    }
  }
`;
