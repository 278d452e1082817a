import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { besideEachOther, formatCount } from '#common/formats.ts';
import { type BoardColumn, boardColumns, columnColors } from '#common/jobs/applications.ts';
import { type CandidateMove, columnLabels, moveCandidate } from '#common/jobs/board.ts';
import type { JobState } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import { jobBoardUrl, jobsUrl } from '#common/urls.ts';
import type { CandidateBoard_query$key } from '#web/__generated__/CandidateBoard_query.graphql.ts';
import type { CandidateBoardQuery$variables } from '#web/__generated__/CandidateBoardQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { Board, BoardTop, useBoardHandles } from '#web/list/board/Board.tsx';
import type { BoardCard, BoardKind, ColumnKind } from '#web/list/board/board-kind.ts';
import { useTrueCounts } from '#web/list/board/use-true-counts.ts';
import { globalId } from '#web/list/global-id.ts';
import type { ListAddress } from '#web/list/list-address.ts';
import { OpenRow } from '#web/list/OpenRow.tsx';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from '../Jobs.module.css';
import { MakeOffer } from '../offers/MakeOffer.tsx';
import { submittedToCompany } from './CandidateList.tsx';
import { type CandidateCard, candidateColumns } from './candidate-columns.tsx';
import { MoveDialogs } from './MoveDialogs.tsx';

const kind: BoardKind<BoardColumn> = {
  categories: boardColumns,
  labels: columnLabels,
  colors: columnColors,
  moveCard: moveCandidate,
  columns: candidateColumns as unknown as Readonly<Record<BoardColumn, ColumnKind>>,
};

/** How the page of a job's board gets its data: the job with its counts, and the columns, in one query. */
export const candidateBoardPage = {
  query: graphql`
    query CandidateBoardQuery(
      $id: ID!
      $submitted: ApplicationFilter!
      $interviewing: ApplicationFilter!
      $offered: ApplicationFilter!
      $rejected: ApplicationFilter!
      $withdrawn: ApplicationFilter!
    ) {
      ...JobsPage_query
      ...CandidateBoard_query
    }
  `,
  parameters: ['job', 'open', 'column'],
  variables: ({ query }: Pick<PageAddress, 'query'>): CandidateBoardQuery$variables => {
    const id = globalId('Job', query['job']);
    const filters = Object.fromEntries(boardColumns.map((column) => [column, { jobId: id, column }]));
    return { id, ...filters } as CandidateBoardQuery$variables;
  },
};

/** A job's candidates in columns, by how far they have come. A candidate opens beside them. */
export function CandidateBoard({ data, address }: { data: CandidateBoard_query$key; address: PageAddress }) {
  const found = useFragment(
    graphql`
      fragment CandidateBoard_query on Query {
        node(id: $id) {
          ... on Job @alias(as: "job") {
            ...CandidateBoard_job @relay(mask: false)
          }
        }
        ...candidateColumns_submitted
        ...candidateColumns_interviewing
        ...candidateColumns_offered
        ...candidateColumns_rejected
        ...candidateColumns_withdrawn
      }
    `,
    data,
  );
  const job = found.node?.job;
  const written = JSON.stringify(candidateBoardPage.variables(address));
  const variables = useMemo(() => JSON.parse(written) as CandidateBoardQuery$variables, [written]);
  const commands = useTrueCounts(countsQuery, variables);
  const handles = useBoardHandles();
  const [moving, setMoving] = useState<{ card: BoardCard; move: CandidateMove } | null>(null);
  const jobId = address.query['job'] ?? '';
  const at: ListAddress = {
    query: address.query,
    href: ({ job: _, ...query }) => jobBoardUrl(jobId, query),
  };
  const narrowing = useNarrowing(at);
  if (!job)
    return (
      <Screen title="Job not found">
        <EmptyState action={<Button href={jobsUrl()}>Your jobs</Button>}>
          We can't find that job. It may have been deleted.
        </EmptyState>
      </Screen>
    );
  const move = (card: BoardCard, to: BoardColumn) => {
    const verdict = moveCandidate(card.category as BoardColumn, to);
    if (!verdict.ok) return notify.error(verdict.reason);
    setMoving({ card, move: verdict.action });
  };
  const counts: Readonly<Record<BoardColumn, number>> = {
    submitted: job.submittedCount,
    interviewing: job.interviewingCount,
    offered: job.offeredCount,
    rejected: job.rejectedCount,
    withdrawn: job.withdrawnCount,
  };
  const { label, tone } = jobStateWords[job.state as JobState];
  return (
    <Screen
      title={job.title}
      above={<Breadcrumb steps={[{ label: 'Jobs', href: jobsUrl() }, { label: job.title }]} />}
      about={besideEachOther([
        `${job.hiredCount} of ${job.openings} hired`,
        formatCount(job.engagedCount, 'recruiter'),
        job.unansweredCount > 0 && `${formatCount(job.unansweredCount, 'candidate')} still to agree`,
      ])}
      action={<Button href={jobsUrl({ open: job.id })}>Job details</Button>}
    >
      <div>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <BoardTop mayMove />
      <OpenRow kind={submittedToCompany.kind as never} at={at} rows={[]} listId={undefined} given={undefined}>
        {(open) => (
          <Board
            key={written}
            kind={kind}
            data={found}
            variables={variables}
            at={at}
            narrowing={narrowing}
            countOf={(column) => counts[column]}
            commands={commands}
            handles={handles}
            mayMove
            busyId={null}
            namesRecruiter
            empty={(column) => <p className={styles.soft}>{emptyWords[column]}</p>}
            onOpen={(id) => open({ id } as never)}
            onMove={move}
          />
        )}
      </OpenRow>
      {moving?.move === 'offer' && (
        <MakeOffer
          key={moving.card.id}
          application={moving.card.moved as CandidateCard}
          open
          onClose={() => setMoving(null)}
          onDone={() => handles.current.get(moving.card.category)?.takeAway(moving.card)}
        />
      )}
      {moving && moving.move !== 'offer' && (
        <MoveDialogs
          key={`${moving.card.id} ${moving.move}`}
          candidate={moving.card.moved as CandidateCard}
          move={moving.move}
          onClose={() => setMoving(null)}
          onMoved={() => handles.current.get(moving.card.category)?.takeAway(moving.card)}
        />
      )}
    </Screen>
  );
}

const emptyWords: Readonly<Record<BoardColumn, string>> = {
  submitted: 'New candidates appear here once they agree that you see them.',
  interviewing: 'Move candidates here to interview them.',
  offered: 'Candidates with an offer.',
  rejected: 'Nobody was rejected.',
  withdrawn: 'Nobody has withdrawn.',
};

const countsQuery = graphql`
  query CandidateBoardCountsQuery($id: ID!) {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        ...CandidateBoard_job @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment CandidateBoard_job on Job {
    id
    title
    state
    openings
    engagedCount
    submittedCount
    interviewingCount
    offeredCount
    rejectedCount
    withdrawnCount
    hiredCount
    unansweredCount
  }
`;
