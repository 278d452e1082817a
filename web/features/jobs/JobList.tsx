import { graphql } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type JobState, jobFilters } from '#common/jobs/states.ts';
import { jobFilterWords, jobStateWords } from '#common/jobs/words.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { jobsUrl, newJobUrl } from '#common/urls.ts';
import type { JobList_query$data } from '#web/__generated__/JobList_query.graphql.ts';
import type { JobList_row$data } from '#web/__generated__/JobList_row.graphql.ts';
import type { JobListOpenQuery } from '#web/__generated__/JobListOpenQuery.graphql.ts';
import type { JobListQuery } from '#web/__generated__/JobListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { JobActions } from './JobActions.tsx';
import { JobPanel } from './JobPanel.tsx';

/** A job of the company. */
export type JobListRow = Omit<JobList_row$data, ' $fragmentType'>;

/** The jobs of the user's company, by the stage they are in. */
export const jobList = defineList<JobListQuery, JobList_query$data, JobListRow>({
  label: 'Jobs',
  noun: 'job',
  href: jobsUrl,
  filters: [
    search('Title, place or description'),
    choice(
      'filter',
      'Stage',
      jobFilters.filter((name) => name !== 'all').map((value) => ({ value, label: jobFilterWords[value] })),
      { control: 'links', all: jobFilterWords.all },
    ),
    choice(
      'speciality',
      'Speciality',
      specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
      { control: 'sheet' },
    ),
    choice(
      'jobType',
      'Type',
      jobTypes.map((value) => ({ value, label: jobTypeLabels[value] })),
      { control: 'sheet' },
    ),
  ],
  onlyInFile: [{ head: 'Speciality', text: ({ speciality }) => specialityOf(speciality ?? '')?.name ?? '' }],
  sorts: [...byAge, { value: 'title', label: 'By title' }],
  columns: [
    textColumn('Job', ({ title }) => title),
    stateColumn(({ state }) => jobStateWords[state as JobState]),
    textColumn('Recruiters', engagedWords, { wideOnly: true }),
    textColumn('Requests', ({ requestedCount }) => (requestedCount > 0 ? String(requestedCount) : ''), {
      wideOnly: true,
    }),
    textColumn('Candidates', ({ candidateCount }) => (candidateCount > 0 ? String(candidateCount) : ''), {
      wideOnly: true,
    }),
    textColumn('Last day', ({ closesOn }) => (closesOn ? formatDay(closesOn) : ''), { wideOnly: true }),
    ageColumn('Added', ({ createdAt }) => createdAt),
  ],
  empty: ({ isNarrowed, allHref, query }) =>
    isNarrowed || query.filter ? (
      <EmptyState action={<Button href={allHref}>Show all jobs</Button>}>No jobs match.</EmptyState>
    ) : (
      <EmptyState action={<Button href={newJobUrl()}>Post a job</Button>}>
        Post a job to recruiters whose reviews you can read. They request to work on it, or you invite them.
      </EmptyState>
    ),
  open: (row, { listId }) => ({
    title: row.title,
    children: <JobPanel job={row} />,
    actions: <JobActions key={row.id} job={row} listId={listId} />,
  }),
  query: graphql`
    query JobListQuery($filter: JobFilter, $sort: JobSort, $first: Int = 25, $after: String) {
      ...JobsPage_query
      ...JobList_query
    }
  `,
  connection: ({ jobs }) => jobs,
  fragment: graphql`
    fragment JobList_query on Query @refetchable(queryName: "JobListNextQuery") {
      jobs(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "JobList_jobs") {
        __id
        edges {
          node {
            ...JobList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<JobListOpenQuery, JobListRow>(graphql`
    query JobListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Job @alias(as: "row") {
          ...JobList_row @relay(mask: false)
        }
      }
    }
  `),
});

/** How many recruiters work on a job: '2 of 3'. Empty for drafts. */
function engagedWords({ state, engagedCount, wantedRecruiters }: JobListRow): string {
  return state === 'draft' ? '' : `${engagedCount} of ${wantedRecruiters}`;
}

graphql`
  fragment JobList_row on Job {
    ...useJob_job @relay(mask: false)
    createdAt
    changedAt
    createdByName
    requestedCount
    invitedCount
    candidateCount
    unansweredCount
    endedBecause
    ...JobRecruiters_job
  }
`;
