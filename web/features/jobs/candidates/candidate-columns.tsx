import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { type ApplicationState, type BoardColumn, columnOf } from '#common/jobs/applications.ts';
import type { candidateColumns_card$data } from '#web/__generated__/candidateColumns_card.graphql.ts';
import interviewingRenewal from '#web/__generated__/candidateColumnsInterviewingQuery.graphql.ts';
import offeredRenewal from '#web/__generated__/candidateColumnsOfferedQuery.graphql.ts';
import rejectedRenewal from '#web/__generated__/candidateColumnsRejectedQuery.graphql.ts';
import submittedRenewal from '#web/__generated__/candidateColumnsSubmittedQuery.graphql.ts';
import withdrawnRenewal from '#web/__generated__/candidateColumnsWithdrawnQuery.graphql.ts';
import type { ColumnKind } from '#web/list/board/board-kind.ts';
import type { Connection } from '#web/list/list-kind.ts';
import { When } from '#web/ui/When.tsx';
import { nameOfCandidate } from './candidate-row.ts';

/** A candidate's card as it is read. */
export type CandidateCard = Omit<candidateColumns_card$data, ' $fragmentType'>;

type Column = ColumnKind<
  Readonly<Record<string, Connection<CandidateCard> | null | undefined>>,
  CandidateCard,
  BoardColumn,
  CandidateCard
>;

const column = (category: BoardColumn, paging: Pick<Column, 'fragment' | 'renewal'>): Column => ({
  category,
  ...paging,
  connection: (data) => data[category],
  belongs: ({ state }) => columnOf(state as ApplicationState) === category,
  card: (row) => ({
    name: nameOfCandidate(row),
    voice: row.recruiter?.agency.name ?? '',
    about: '',
    recruiter: row.recruiter?.name,
    tag: row.state === 'hired' ? { tone: 'good', words: 'Hired' } : null,
    age: (
      <span>
        Submitted <When at={row.createdAt} words={formatAge(row.createdAt, new Date())} />
      </span>
    ),
  }),
  moved: (row) => row,
});

/** The columns of a job's board. */
export const candidateColumns = {
  submitted: column('submitted', {
    renewal: submittedRenewal,
    fragment: graphql`
      fragment candidateColumns_submitted on Query
      @refetchable(queryName: "candidateColumnsSubmittedQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        submitted: applications(first: $count, after: $cursor, filter: $submitted) @connection(key: "candidateColumns_submitted") {
          edges {
            node {
              ...candidateColumns_card @relay(mask: false)
            }
          }
        }
      }
    `,
  }),
  interviewing: column('interviewing', {
    renewal: interviewingRenewal,
    fragment: graphql`
      fragment candidateColumns_interviewing on Query
      @refetchable(queryName: "candidateColumnsInterviewingQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        interviewing: applications(first: $count, after: $cursor, filter: $interviewing) @connection(key: "candidateColumns_interviewing") {
          edges {
            node {
              ...candidateColumns_card @relay(mask: false)
            }
          }
        }
      }
    `,
  }),
  offered: column('offered', {
    renewal: offeredRenewal,
    fragment: graphql`
      fragment candidateColumns_offered on Query
      @refetchable(queryName: "candidateColumnsOfferedQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        offered: applications(first: $count, after: $cursor, filter: $offered) @connection(key: "candidateColumns_offered") {
          edges {
            node {
              ...candidateColumns_card @relay(mask: false)
            }
          }
        }
      }
    `,
  }),
  rejected: column('rejected', {
    renewal: rejectedRenewal,
    fragment: graphql`
      fragment candidateColumns_rejected on Query
      @refetchable(queryName: "candidateColumnsRejectedQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        rejected: applications(first: $count, after: $cursor, filter: $rejected) @connection(key: "candidateColumns_rejected") {
          edges {
            node {
              ...candidateColumns_card @relay(mask: false)
            }
          }
        }
      }
    `,
  }),
  withdrawn: column('withdrawn', {
    renewal: withdrawnRenewal,
    fragment: graphql`
      fragment candidateColumns_withdrawn on Query
      @refetchable(queryName: "candidateColumnsWithdrawnQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        withdrawn: applications(first: $count, after: $cursor, filter: $withdrawn) @connection(key: "candidateColumns_withdrawn") {
          edges {
            node {
              ...candidateColumns_card @relay(mask: false)
            }
          }
        }
      }
    `,
  }),
};

graphql`
  fragment candidateColumns_card on Application {
    id
    state
    candidateName
    createdAt
    ...MakeOffer_application
    recruiter {
      id
      name
      agency {
        id
        name
      }
    }
  }
`;
