import { graphql } from 'react-relay';
import { countries } from '#common/countries.ts';
import { formatDay } from '#common/formats.ts';
import type { EngagementState } from '#common/jobs/states.ts';
import { ownPartWords, salaryWords, searchTypeWords } from '#common/jobs/words.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { marketplaceUrl } from '#common/urls.ts';
import type { MarketplaceList_job$data } from '#web/__generated__/MarketplaceList_job.graphql.ts';
import type { MarketplaceList_query$data } from '#web/__generated__/MarketplaceList_query.graphql.ts';
import type { MarketplaceListOpenQuery } from '#web/__generated__/MarketplaceListOpenQuery.graphql.ts';
import type { MarketplaceListQuery } from '#web/__generated__/MarketplaceListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from '../Jobs.module.css';
import { JobView } from '../JobView.tsx';
import { RequestJob } from './RequestJob.tsx';

/** A job as recruiters read it. */
export type MarketplaceRow = Omit<MarketplaceList_job$data, ' $fragmentType'>;

const partOf = ({ ownPart }: MarketplaceRow) => (ownPart ? ownPartWords[ownPart as EngagementState] : null);
const salaryOf = ({ salaryFrom = null, salaryTo = null, ...pay }: MarketplaceRow) =>
  salaryWords({ salaryFrom, salaryTo, ...pay }) ?? '';

/** The open jobs that a recruiter can request to work on. */
export const marketplaceList = defineList<MarketplaceListQuery, MarketplaceList_query$data, MarketplaceRow>({
  label: 'Marketplace',
  noun: 'job',
  href: marketplaceUrl,
  filters: [
    search('Title, place or description'),
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
    ),
    choice(
      'country',
      'Country',
      countries.map(({ code, name }) => ({ value: code, label: name })),
      { control: 'sheet' },
    ),
    choice(
      'searchType',
      'Search',
      (['open', 'psa'] as const).map((value) => ({ value, label: searchTypeWords[value].label })),
      { control: 'sheet' },
    ),
  ],
  sorts: byAge,
  columns: [
    {
      key: 'job',
      head: 'Job',
      cell: (row) => <TwoLines first={row.title} second={row.companyName} />,
      text: ({ title }) => title,
    },
    textColumn('Location', ({ location }) => location ?? '', { wideOnly: true }),
    textColumn('Speciality', ({ speciality }) => specialityOf(speciality ?? '')?.name ?? '', { wideOnly: true }),
    textColumn('Salary', salaryOf, { wideOnly: true }),
    {
      key: 'part',
      head: 'You',
      cell: (row) => {
        const part = partOf(row);
        return part ? <Tag tone={part.tone}>{part.label}</Tag> : null;
      },
      text: (row) => partOf(row)?.label ?? '',
    },
    textColumn('Last day', ({ closesOn }) => (closesOn ? formatDay(closesOn) : ''), { wideOnly: true }),
    ageColumn('Opened', ({ openedAt }) => openedAt ?? ''),
  ],
  empty: ({ isNarrowed, allHref }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all jobs</Button>}>No jobs match.</EmptyState>
    ) : (
      <EmptyState>No jobs are open at the moment. Companies post new ones here.</EmptyState>
    ),
  open: (row) => ({
    title: row.title,
    children: (
      <>
        {partOf(row) && <StateLine of={partOf(row)!} />}
        <JobView job={row} />
        {row.companyDescription && (
          <section className={styles.part} aria-labelledby="job-company">
            <h2 className={styles.title} id="job-company">
              About the company
            </h2>
            <p className={styles.words}>{row.companyDescription}</p>
          </section>
        )}
      </>
    ),
    actions: <RequestJob key={row.id} job={row} />,
  }),
  query: graphql`
    query MarketplaceListQuery(
      $filter: MarketplaceJobFilter
      $sort: MarketplaceJobSort
      $first: Int = 25
      $after: String
    ) {
      ...SavedSearches_query
      ...MarketplaceList_query
    }
  `,
  connection: ({ marketplaceJobs }) => marketplaceJobs,
  fragment: graphql`
    fragment MarketplaceList_query on Query @refetchable(queryName: "MarketplaceListNextQuery") {
      marketplaceJobs(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "MarketplaceList_marketplaceJobs") {
        edges {
          node {
            ...MarketplaceList_job @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<MarketplaceListOpenQuery, MarketplaceRow>(graphql`
    query MarketplaceListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on MarketplaceJob @alias(as: "row") {
          ...MarketplaceList_job @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment MarketplaceList_job on MarketplaceJob {
    id
    state
    title
    description
    jobType
    speciality
    location
    currency
    salaryPeriod
    salaryFrom
    salaryTo
    openings
    searchType
    wantedRecruiters
    engagedCount
    feeBasisPoints
    guaranteeDays
    closesOn
    openedAt
    endedBecause
    companyName
    companyDescription
    ownPart
  }
`;
