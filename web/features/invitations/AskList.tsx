import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/display.ts';
import type { AskList_query$key } from '#web/__generated__/AskList_query.graphql.ts';
import type { AskList_row$data } from '#web/__generated__/AskList_row.graphql.ts';
import type { AskListNextQuery } from '#web/__generated__/AskListNextQuery.graphql.ts';
import type { AskListOpenQuery } from '#web/__generated__/AskListOpenQuery.graphql.ts';
import { type ListPlace, PagedList, rowsOf } from '#web/list/PagedList.tsx';
import { aboutColumn, aboutText, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { RowColumn } from '#web/list/RowList.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { usePicks } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { When } from '#web/ui/When.tsx';
import { AskActions } from './AskActions.tsx';
import { CancelAsks } from './CancelAsks.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import { lastStep, nextStep, stateOf, stateWords } from './progress.ts';
import { StateTag } from './StateTag.tsx';

type Row = Omit<AskList_row$data, ' $fragmentType'>;

type AskListProps = ListPlace & { query: AskList_query$key };

/** Asks for a review; a row opens with all that happened to it, and several can be cancelled together. */
export function AskList({ query, namesRecruiter, ...place }: AskListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AskListNextQuery, AskList_query$key>(
    graphql`
      fragment AskList_query on Query
      @refetchable(queryName: "AskListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        step: { type: "String" }
        words: { type: "String" }
        audience: { type: "String" }
        recruiter: { type: "String" }
        from: { type: "String" }
        to: { type: "String" }
        sort: { type: "InvitationSort" }
      ) {
        invitations(
          first: $first
          after: $after
          state: $state
          step: $step
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $sort
        )
          @connection(
            key: "AskList_invitations"
            filters: ["state", "step", "words", "audience", "recruiter", "from", "to", "sort"]
          ) {
          edges {
            node {
              ...AskList_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const rows = rowsOf<Row>(data.invitations);
  const picks = usePicks(rows, {
    name: ({ recipientName }) => recipientName,
    mayPick: ({ viewerCanCancel }) => viewerCanCancel,
  });
  const [isCancelling, setCancelling] = useState(false);
  const cancelAll = (
    <Button size="small" variant="danger" onClick={() => setCancelling(true)}>
      Cancel them
    </Button>
  );
  return (
    <>
      <PagedList
        {...place}
        label="Asks for a review"
        noun="ask"
        columns={namesRecruiter ? [...columns, recruiterColumn('By')] : columns}
        onlyInFile={onlyInFile}
        rows={rows}
        paging={{ pageInfo: data.invitations?.pageInfo, loadNext, isLoadingNext }}
        picking={rows.some(({ viewerCanCancel }) => viewerCanCancel) ? { picks, actions: cancelAll } : undefined}
        elsewhere={elsewhere}
        panel={(ask) => ({
          title: ask.recipientName,
          children: <InvitationDetails invitation={ask} />,
          actions: <AskActions key={ask.id} invitation={ask} />,
        })}
      />
      {isCancelling && (
        <CancelAsks asks={picks.rows} onClose={() => setCancelling(false)} onDone={() => picks.clear()} />
      )}
    </>
  );
}

graphql`
  fragment AskList_row on Invitation {
    id
    recipientName
    recipientEmail
    audience
    message
    state
    createdAt
    scheduledFor
    sentAt
    completedAt
    expiresAt
    remindersSent
    nextReminderAt
    waitsForRoom
    bounceReason
    cancelledBecause
    viewerCanCancel
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
    }
    ...InvitationDetails_invitation
    ...AskActions_invitation
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<AskListOpenQuery, Row>(
  graphql`
    query AskListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Invitation @alias(as: "row") {
          ...AskList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const stepOf = (step: ReturnType<typeof nextStep>) => step && `${step.label} ${formatDateTime(step.when.at)}`;

const columns: RowColumn<Row>[] = [
  whoColumn({
    name: ({ recipientName }) => recipientName,
    voice: ({ audience }) => audience,
    onNarrow: ({ placement }) => aboutText(placement),
  }),
  { ...aboutColumn<Row>(), isBroad: true },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <StateTag state={state} />,
    text: ({ state }) => stateWords[stateOf(state)].label,
  },
  {
    key: 'last',
    head: 'Last',
    cell: (row) => <Step step={lastStep(row, new Date())} />,
    text: (row) => stepOf(lastStep(row, new Date())),
    wideOnly: true,
  },
  {
    key: 'next',
    head: 'Next',
    cell: (row) => <Step step={nextStep(row)} />,
    text: (row) => stepOf(nextStep(row)),
    wideOnly: true,
  },
];

const onlyInFile = [
  { head: 'Voice', text: ({ audience }: Row) => voiceOf(audience) },
  { head: 'Address', text: ({ recipientEmail }: Row) => recipientEmail },
  { head: 'Message', text: ({ message }: Row) => message },
  { head: 'Bounce reason', text: ({ bounceReason }: Row) => bounceReason },
  { head: 'Cancelled because', text: ({ cancelledBecause }: Row) => cancelledBecause },
];

function Step({ step }: { step: ReturnType<typeof nextStep> }) {
  if (!step) return '–';
  return (
    <>
      {step.label} <When {...step.when} />
    </>
  );
}
