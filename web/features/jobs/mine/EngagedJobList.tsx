import { graphql } from 'react-relay';
import type { EngagementState } from '#common/jobs/states.ts';
import { ownPartWords } from '#common/jobs/words.ts';
import { marketplaceUrl, myJobsUrl } from '#common/urls.ts';
import type { EngagedJobList_query$data } from '#web/__generated__/EngagedJobList_query.graphql.ts';
import type { EngagedJobList_row$data } from '#web/__generated__/EngagedJobList_row.graphql.ts';
import type { EngagedJobListOpenQuery } from '#web/__generated__/EngagedJobListOpenQuery.graphql.ts';
import type { EngagedJobListQuery } from '#web/__generated__/EngagedJobListQuery.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OwnCandidates } from '../candidates/OwnCandidates.tsx';
import { JobView } from '../JobView.tsx';
import { Messages } from '../messages/Messages.tsx';
import { EngagedJobActions } from './EngagedJobActions.tsx';

/** A recruiter's own part in a job. */
export type EngagedJobRow = Omit<EngagedJobList_row$data, ' $fragmentType'>;

const gone = 'A job that is gone';
const stateOf = ({ state }: EngagedJobRow) => ownPartWords[state as EngagementState];

/** The jobs that the recruiter was invited to, works on, has requested, or has left. */
export const engagedJobList = defineList<EngagedJobListQuery, EngagedJobList_query$data, EngagedJobRow>({
  label: 'My jobs',
  noun: 'job',
  href: myJobsUrl,
  filters: [
    choice(
      'list',
      'List',
      [
        { value: 'invited', label: 'Invited' },
        { value: 'engaged', label: 'Engaged' },
        { value: 'requested', label: 'Requested' },
        { value: 'withdrawn', label: 'Withdrawn' },
      ],
      { control: 'links', all: 'All' },
    ),
  ],
  sorts: byAge,
  columns: [
    {
      key: 'job',
      head: 'Job',
      cell: ({ job }) => <TwoLines first={job?.title ?? gone} second={job?.companyName ?? ''} />,
      text: ({ job }) => job?.title ?? gone,
    },
    stateColumn(stateOf),
    textColumn('Location', ({ job }) => job?.location ?? '', { wideOnly: true }),
    ageColumn('Changed', ({ changedAt }) => changedAt),
  ],
  empty: ({ query, allHref }) =>
    query.list ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No jobs in this list.</EmptyState>
    ) : (
      <EmptyState action={<Button href={marketplaceUrl()}>Find jobs</Button>}>
        You don't work on any jobs yet. Companies invite you here, or you request to work on a job.
      </EmptyState>
    ),
  onlyInFile: [{ head: 'Company', text: ({ job }) => job?.companyName ?? '' }],
  open: (row) => ({
    title: row.job?.title ?? gone,
    children: (
      <>
        <StateLine of={stateOf(row)} />
        <Facts
          facts={[
            ['Your pitch', row.pitch],
            [row.endedBy === 'recruiter' ? 'Your reason' : "The company's reason", row.reason],
            ['Why the job ended', row.job?.endedBecause],
          ]}
        />
        {row.state === 'accepted' && <OwnCandidates candidates={nodesOf(row.applications)} />}
        {row.job && <JobView job={row.job} />}
        <Messages about={row.id} to={row.job?.companyName ?? 'the company'} />
      </>
    ),
    actions: <EngagedJobActions key={row.id} engagement={row} />,
  }),
  query: graphql`
    query EngagedJobListQuery($filter: EngagedJobFilter, $sort: EngagedJobSort, $first: Int = 25, $after: String) {
      ...EngagedJobList_query
    }
  `,
  connection: ({ engagedJobs }) => engagedJobs,
  fragment: graphql`
    fragment EngagedJobList_query on Query @refetchable(queryName: "EngagedJobListNextQuery") {
      engagedJobs(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "EngagedJobList_engagedJobs") {
        edges {
          node {
            ...EngagedJobList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<EngagedJobListOpenQuery, EngagedJobRow>(graphql`
    query EngagedJobListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on EngagedJob @alias(as: "row") {
          ...EngagedJobList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment EngagedJobList_row on EngagedJob {
    id
    state
    isInvitation
    pitch
    reason
    endedBy
    changedAt
    applications(first: 50) {
      edges {
        node {
          id
          candidateName
          state
          consentedAt
        }
      }
    }
    job {
      ...MarketplaceList_job @relay(mask: false)
    }
  }
`;
