import { graphql } from 'react-relay';
import {
  type ApplicationState,
  applicationStateWords,
  boardColumns,
  ownApplicationWords,
} from '#common/jobs/applications.ts';
import { columnLabels } from '#common/jobs/board.ts';
import { candidatesUrl, jobsUrl, myJobsUrl } from '#common/urls.ts';
import type { CandidateList_query$data } from '#web/__generated__/CandidateList_query.graphql.ts';
import type { CandidateListOpenQuery } from '#web/__generated__/CandidateListOpenQuery.graphql.ts';
import type { CandidateListQuery } from '#web/__generated__/CandidateListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { choice, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { CandidateActions } from './CandidateActions.tsx';
import { CandidatePanel } from './CandidatePanel.tsx';
import { type CandidateRow, jobTitleOf, nameOfCandidate } from './candidate-row.ts';

const query = graphql`
  query CandidateListQuery($filter: ApplicationFilter, $sort: ApplicationSort, $first: Int = 25, $after: String) {
    ...JobsPage_query
    ...CandidateList_query
  }
`;

const fragment = graphql`
  fragment CandidateList_query on Query @refetchable(queryName: "CandidateListNextQuery") {
    applications(first: $first, after: $after, filter: $filter, sort: $sort)
      @connection(key: "CandidateList_applications") {
      edges {
        node {
          ...CandidateList_row @relay(mask: false)
        }
      }
    }
  }
`;

const elsewhere = rowElsewhere<CandidateListOpenQuery, CandidateRow>(graphql`
  query CandidateListOpenQuery($id: ID!) {
    node(id: $id) {
      ... on Application @alias(as: "row") {
        ...CandidateList_row @relay(mask: false)
      }
    }
  }
`);

graphql`
  fragment CandidateList_row on Application {
    id
    state
    candidateName
    candidateEmail
    candidatePhone
    cvName
    pitch
    salaryWish
    noticeWeeks
    askedAt
    timesAsked
    consentedAt
    consentedTo
    reason
    endedBy
    endedAt
    erasedAt
    createdAt
    viewerSide
    recruiter {
      id
      name
      slug
      agency {
        id
        name
      }
    }
    job {
      id
      title
      currency
      salaryPeriod
      jobType
    }
    marketplaceJob {
      id
      title
      companyName
      currency
      salaryPeriod
      jobType
    }
    interviews(first: 20) {
      edges {
        node {
          id
          round
          state
          startsAt
          createdAt
        }
      }
    }
    offers(first: 10) {
      edges {
        node {
          id
          state
          createdAt
          endedAt
        }
      }
    }
    ...Interviews_application
    ...Offers_application
  }
`;

const candidateList = (side: 'company' | 'recruiter'): DefinedList<CandidateListQuery> =>
  defineList<CandidateListQuery, CandidateList_query$data, CandidateRow>({
    label: 'Candidates',
    noun: 'candidate',
    href: (found) => candidatesUrl(side, found),
    keeps: ['view'],
    filters: [
      search('Name'),
      choice(
        'column',
        'State',
        boardColumns.map((value) => ({ value, label: columnLabels[value].wide })),
        { control: 'links', all: 'All' },
      ),
    ],
    sorts: byAge,
    columns: [
      {
        key: 'candidate',
        head: 'Candidate',
        cell: (row) => <TwoLines first={nameOfCandidate(row)} second={jobTitleOf(row)} />,
        text: nameOfCandidate,
      },
      stateColumn((row) =>
        side === 'recruiter' ? ownApplicationWords(row) : applicationStateWords[row.state as ApplicationState],
      ),
      side === 'company'
        ? textColumn('Recruiter', ({ recruiter }) => recruiter?.name ?? '', { wideOnly: true })
        : textColumn('Company', ({ marketplaceJob }) => marketplaceJob?.companyName ?? '', { wideOnly: true }),
      ageColumn('Submitted', ({ createdAt }) => createdAt),
    ],
    onlyInFile: [
      { head: 'Job', text: jobTitleOf },
      { head: 'Email', text: ({ candidateEmail }) => candidateEmail ?? '' },
      { head: 'Phone', text: ({ candidatePhone }) => candidatePhone ?? '' },
    ],
    empty: ({ isNarrowed, allHref }) =>
      isNarrowed ? (
        <EmptyState action={<Button href={allHref}>Show all candidates</Button>}>No candidates match.</EmptyState>
      ) : side === 'company' ? (
        <EmptyState action={<Button href={jobsUrl()}>Your jobs</Button>}>
          The candidates that recruiters submit for your jobs appear here once they agree.
        </EmptyState>
      ) : (
        <EmptyState action={<Button href={myJobsUrl({ list: 'engaged' })}>Your jobs</Button>}>
          Open a job that you work on to submit your first candidate.
        </EmptyState>
      ),
    open: (row) => ({
      title: nameOfCandidate(row),
      children: <CandidatePanel key={row.id} candidate={row} />,
      actions: <CandidateActions key={row.id} candidate={row} />,
    }),
    query,
    connection: ({ applications }) => applications,
    fragment,
    elsewhere,
  });

/** All candidates submitted to the user's company. */
export const submittedToCompany = candidateList('company');

/** All candidates whom the recruiter submitted. */
export const ownCandidates = candidateList('recruiter');
