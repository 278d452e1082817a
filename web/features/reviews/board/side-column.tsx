import { graphql } from 'react-relay';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { categoryOfInvitation } from '#common/reviews/lists/pipeline.ts';
import type { invitationDraft_side$data } from '#web/__generated__/invitationDraft_side.graphql.ts';
import type { sideColumn_query$data } from '#web/__generated__/sideColumn_query.graphql.ts';
import renewal from '#web/__generated__/sideColumnQuery.graphql.ts';
import { stateOf } from '#web/features/invitations/progress.ts';
import { toneOfSide, whoOf, whyOf } from '#web/features/invitations/side-words.ts';
import type { CardFacts } from '#web/list/board/board-kind.ts';
import { aboutText } from '#web/list/placement-columns.tsx';
import { When } from '#web/ui/When.tsx';
import type { ColumnKind } from './column-kind.ts';

type Row = Omit<invitationDraft_side$data, ' $fragmentType'>;

/** Sides of placements that can be invited. */
export const sideColumn: ColumnKind<sideColumn_query$data, Row> = {
  category: 'invite_not_sent',
  renewal,
  fragment: graphql`
    fragment sideColumn_query on Query
    @refetchable(queryName: "sideColumnQuery")
    @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
      sidesToInvite(first: $count, after: $cursor, filter: $sides) @connection(key: "sideColumn_sidesToInvite") {
        edges {
          node {
            ...invitationDraft_side @relay(mask: false)
          }
        }
      }
    }
  `,
  connection: ({ sidesToInvite }) => sidesToInvite,
  belongs: ({ invitation }) =>
    categoryOfInvitation(invitation ? stateOf(invitation.state) : null) === 'invite_not_sent',
  card: (row): CardFacts => ({
    name: whoOf(row),
    voice: voiceOf(row.audience),
    about: aboutText(row.placement),
    recruiter: row.recruiter?.name,
    // Of most there is nothing to say but that nobody has invited them, as the column does.
    tag:
      row.isSuppressed || row.invitation || !row.recipientEmail ? { tone: toneOfSide(row), words: whyOf(row) } : null,
    age: (
      <span>
        {row.startDate > new Date().toISOString().slice(0, 10) ? 'Starts' : 'Started'} <When at={row.startDate} />
      </span>
    ),
  }),
  moved: (side) => ({ kind: 'side', side }),
};
