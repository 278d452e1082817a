import { graphql } from 'react-relay';
import { jobMessagesUrl, jobsUrl, myJobsUrl } from '#common/urls.ts';
import type { ThreadList_query$data } from '#web/__generated__/ThreadList_query.graphql.ts';
import type { ThreadList_row$data } from '#web/__generated__/ThreadList_row.graphql.ts';
import type { ThreadListOpenQuery } from '#web/__generated__/ThreadListOpenQuery.graphql.ts';
import type { ThreadListQuery } from '#web/__generated__/ThreadListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Messages } from './Messages.tsx';

type ThreadRow = Omit<ThreadList_row$data, ' $fragmentType'>;

const query = graphql`
  query ThreadListQuery($filter: JobThreadFilter, $sort: JobThreadSort, $first: Int = 25, $after: String) {
    ...JobsPage_query
    ...ThreadList_query
  }
`;

const fragment = graphql`
  fragment ThreadList_query on Query @refetchable(queryName: "ThreadListNextQuery") {
    jobThreads(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "ThreadList_jobThreads") {
      edges {
        node {
          ...ThreadList_row @relay(mask: false)
        }
      }
    }
  }
`;

const elsewhere = rowElsewhere<ThreadListOpenQuery, ThreadRow>(graphql`
  query ThreadListOpenQuery($id: ID!) {
    node(id: $id) {
      ... on JobThread @alias(as: "row") {
        ...ThreadList_row @relay(mask: false)
      }
    }
  }
`);

graphql`
  fragment ThreadList_row on JobThread {
    id
    viewerSide
    unread
    lastMessageAt
    lastWords
    recruiterName
    agencyName
    companyName
    jobTitle
    candidateName
  }
`;

/** Whom the viewer writes with. */
const otherOf = ({ viewerSide, recruiterName, companyName }: ThreadRow): string =>
  viewerSide === 'company' ? recruiterName : companyName;

const aboutOf = ({ candidateName, jobTitle }: ThreadRow): string =>
  candidateName ? `${candidateName}, ${jobTitle}` : jobTitle;

const threadList = (side: 'company' | 'recruiter'): DefinedList<ThreadListQuery> =>
  defineList<ThreadListQuery, ThreadList_query$data, ThreadRow>({
    label: 'Conversations',
    noun: 'conversation',
    href: (found) => jobMessagesUrl(side, found),
    keeps: ['view'],
    filters: [
      choice('show', 'Show', [{ value: 'unread', label: 'Unread' }], {
        control: 'links',
        all: 'All',
        read: (said) => (said === 'unread' ? { isUnread: true } : {}),
      }),
    ],
    sorts: byAge,
    columns: [
      {
        key: 'with',
        head: 'With',
        cell: (row) => <TwoLines first={otherOf(row)} second={aboutOf(row)} />,
        text: otherOf,
      },
      {
        key: 'unread',
        head: 'Unread',
        cell: ({ unread }) => unread > 0 && <Tag tone="info">{`${unread} unread`}</Tag>,
        text: ({ unread }) => String(unread),
      },
      textColumn('Last message', ({ lastWords }) => shortened(lastWords), { wideOnly: true }),
      ageColumn('When', ({ lastMessageAt }) => lastMessageAt),
    ],
    onlyInFile: [{ head: 'About', text: aboutOf }],
    empty: ({ isNarrowed, query: { show }, allHref }) =>
      isNarrowed || show ? (
        <EmptyState action={<Button href={allHref}>Show all messages</Button>}>You've read everything.</EmptyState>
      ) : side === 'company' ? (
        <EmptyState action={<Button href={jobsUrl()}>Your jobs</Button>}>
          Messages with recruiters appear here. Open a job or a candidate to write the first one.
        </EmptyState>
      ) : (
        <EmptyState action={<Button href={myJobsUrl()}>Your jobs</Button>}>
          Messages with companies appear here. Open a job or a candidate to write the first one.
        </EmptyState>
      ),
    open: (row) => ({
      title: otherOf(row),
      children: (
        <>
          <Facts
            facts={[
              ['Candidate', row.candidateName],
              ['Job', row.jobTitle],
              ['Agency', row.viewerSide === 'company' && row.agencyName],
            ]}
          />
          <Messages about={row.id} to={otherOf(row)} />
        </>
      ),
    }),
    query,
    connection: ({ jobThreads }) => jobThreads,
    fragment,
    elsewhere,
  });

/** The start of a message on one line. */
function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** What the company's people and recruiters write to each other. */
export const companyThreads = threadList('company');

/** What the recruiter and companies write to each other. */
export const ownThreads = threadList('recruiter');
