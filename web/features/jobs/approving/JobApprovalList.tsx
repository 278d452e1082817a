import { graphql } from 'react-relay';
import type { JobState } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import { panelUrl } from '#common/urls.ts';
import type { JobApprovalList_query$data } from '#web/__generated__/JobApprovalList_query.graphql.ts';
import type { JobApprovalList_row$data } from '#web/__generated__/JobApprovalList_row.graphql.ts';
import type { JobApprovalListOpenQuery } from '#web/__generated__/JobApprovalListOpenQuery.graphql.ts';
import type { JobApprovalListQuery } from '#web/__generated__/JobApprovalListQuery.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { JobView } from '../JobView.tsx';

type Row = Omit<JobApprovalList_row$data, ' $fragmentType'>;

/** Jobs, those that wait for approval first; a row opens with what recruiters would read and the decision. */
export const jobApprovalList = defineList<JobApprovalListQuery, JobApprovalList_query$data, Row>({
  label: 'Jobs',
  noun: 'job',
  href: (query) => panelUrl('jobs', query),
  filters: [
    search('Title, place or description'),
    choice(
      'state',
      'State',
      [
        { value: 'active', label: 'Active' },
        { value: 'any', label: 'All' },
      ],
      {
        all: 'To approve',
        everything: 'any',
        read: (state) => (state === 'any' ? {} : state === 'active' ? { filter: 'active' } : { type: 'pending' }),
      },
    ),
  ],
  sorts: byAge,
  columns: [
    textColumn('Job', ({ title }) => title),
    textColumn('Company', ({ company }) => company?.name ?? ''),
    stateColumn(({ state }) => jobStateWords[state as JobState]),
    ageColumn('Added', ({ createdAt }) => createdAt),
  ],
  empty: ({ query, isNarrowed }) => {
    const all = <Button href={panelUrl('jobs', { state: 'any' })}>Show all jobs</Button>;
    if (isNarrowed) return <EmptyState action={all}>No jobs match.</EmptyState>;
    if (query.state) return <EmptyState>There are no jobs yet.</EmptyState>;
    return <EmptyState action={all}>No jobs are waiting for approval.</EmptyState>;
  },
  queue: {
    waits: ({ state }) => state === 'pending',
    keys: [
      ['a', 'approve'],
      ['d', 'decline'],
    ],
  },
  open: (row) => ({
    title: row.title,
    children: (
      <>
        <StateLine of={jobStateWords[row.state as JobState]} />
        <Facts
          facts={[
            ['Posted by', row.createdByName],
            ['Declined because', row.declinedBecause],
          ]}
        />
        <JobView job={{ ...row, companyName: row.company?.name ?? '' }} />
      </>
    ),
    actions: <Decide key={row.id} row={row} as="jobId" ways={row.state === 'pending' ? waysFor(row) : []} />,
  }),
  query: graphql`
    query JobApprovalListQuery($filter: JobFilter, $sort: JobSort, $first: Int = 25, $after: String) {
      ...JobApprovalList_query
    }
  `,
  connection: ({ jobs }) => jobs,
  fragment: graphql`
    fragment JobApprovalList_query on Query @refetchable(queryName: "JobApprovalListNextQuery") {
      jobs(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "JobApprovalList_jobs") {
        edges {
          node {
            ...JobApprovalList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<JobApprovalListOpenQuery, Row>(graphql`
    query JobApprovalListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Job @alias(as: "row") {
          ...JobApprovalList_row @relay(mask: false)
        }
      }
    }
  `),
});

const waysFor = ({ title }: Row) => [
  {
    mutation: declineMutation,
    label: 'Decline',
    hotkey: 'd',
    title: `Decline “${title}”?`,
    isDestructive: true,
    words: { help: 'Sent to the person who posted it, word for word. They can change the job and send it again.' },
    done: `“${title}” isn't approved. We're telling the person who posted it.`,
  },
  {
    mutation: approveMutation,
    label: 'Approve',
    variant: 'primary' as const,
    hotkey: 'a',
    title: `Approve “${title}”?`,
    explanation: ['Recruiters see it as soon as it opens.'],
    done: `“${title}” is approved.`,
  },
];

const approveMutation = graphql`
  mutation JobApprovalListApproveMutation($input: ApproveJobInput!) {
    approveJob(input: $input) {
      errors { code message field }
      job {
        ...JobApprovalList_row @relay(mask: false)
      }
    }
  }
`;

const declineMutation = graphql`
  mutation JobApprovalListDeclineMutation($input: DeclineJobInput!) {
    declineJob(input: $input) {
      errors { code message field }
      job {
        ...JobApprovalList_row @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment JobApprovalList_row on Job {
    ...useJob_job @relay(mask: false)
    createdAt
    createdByName
  }
`;
