import { graphql } from 'react-relay';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { categoryOfInvitation } from '#common/reviews/lists/pipeline.ts';
import type { invitationColumns_row$data } from '#web/__generated__/invitationColumns_row.graphql.ts';
import type { invitationColumns_scheduled$data } from '#web/__generated__/invitationColumns_scheduled.graphql.ts';
import type { invitationColumns_sent$data } from '#web/__generated__/invitationColumns_sent.graphql.ts';
import scheduledRenewal from '#web/__generated__/invitationColumnsScheduledQuery.graphql.ts';
import sentRenewal from '#web/__generated__/invitationColumnsSentQuery.graphql.ts';
import { lastStep, nextStep, stateOf, stateWords } from '#web/features/invitations/progress.ts';
import type { CardFacts } from '#web/list/board/board-kind.ts';
import { aboutText } from '#web/list/placement-columns.tsx';
import { When } from '#web/ui/When.tsx';
import type { ColumnKind } from './column-kind.ts';

type Row = Omit<invitationColumns_row$data, ' $fragmentType'>;

const factsOf = (row: Row) => ({
  name: row.recipientName,
  voice: voiceOf(row.audience),
  about: aboutText(row.placement),
  recruiter: row.recruiter?.name,
});

/** Invitations that go out by themselves. */
export const scheduledColumn: ColumnKind<invitationColumns_scheduled$data, Row> = {
  category: 'invite_scheduled',
  renewal: scheduledRenewal,
  fragment: graphql`
    fragment invitationColumns_scheduled on Query
    @refetchable(queryName: "invitationColumnsScheduledQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      scheduled: invitations(first: $count, after: $cursor, filter: $scheduled) @connection(key: "invitationColumns_scheduled") {
        edges {
          node {
            ...invitationColumns_row @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ scheduled }) => scheduled,
  belongs: ({ state }) => categoryOfInvitation(stateOf(state)) === 'invite_scheduled',
  card: (row): CardFacts => ({
    ...factsOf(row),
    tag: row.waitsForRoom ? { tone: 'warn', words: 'Waits for next month' } : null,
    age: row.scheduledFor && (
      <span>
        Goes out <When at={row.scheduledFor} />
      </span>
    ),
  }),
  moved: (invitation) => ({ kind: 'invitation', invitation }),
};

/** Invitations that wait for an answer. */
export const sentColumn: ColumnKind<invitationColumns_sent$data, Row> = {
  category: 'invite_sent',
  renewal: sentRenewal,
  fragment: graphql`
    fragment invitationColumns_sent on Query
    @refetchable(queryName: "invitationColumnsSentQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      sent: invitations(first: $count, after: $cursor, filter: $sent) @connection(key: "invitationColumns_sent") {
        edges {
          node {
            ...invitationColumns_row @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ sent }) => sent,
  belongs: ({ state }) => categoryOfInvitation(stateOf(state)) === 'invite_sent',
  card: (row): CardFacts => {
    const last = lastStep(row, new Date());
    const next = nextStep(row);
    const { tone, label } = stateWords[stateOf(row.state)];
    return {
      ...factsOf(row),
      tag: { tone, words: label },
      age: (
        <>
          <span>
            {last.label} <When {...last.when} />
          </span>
          {next && (
            <span>
              {next.label} <When {...next.when} />
            </span>
          )}
        </>
      ),
    };
  },
  moved: (invitation) => ({ kind: 'invitation', invitation }),
};

graphql`
  fragment invitationColumns_row on Invitation {
    id
    recipientName
    recipientEmail
    audience
    state
    createdAt
    scheduledFor
    sentAt
    completedAt
    expiresAt
    remindersSent
    nextReminderAt
    waitsForRoom
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
    }
  }
`;
