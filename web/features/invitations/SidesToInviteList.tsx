import { graphql } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { SidesToInviteList_query$data } from '#web/__generated__/SidesToInviteList_query.graphql.ts';
import type { SidesToInviteList_row$data } from '#web/__generated__/SidesToInviteList_row.graphql.ts';
import type { SidesToInviteListOpenQuery } from '#web/__generated__/SidesToInviteListOpenQuery.graphql.ts';
import type { SidesToInviteListQuery } from '#web/__generated__/SidesToInviteListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import { aboutColumn, aboutText, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import { audienceFilter, daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import type { AskingList } from './asking-list.ts';
import { rowOfSide } from './invitation-draft.ts';
import { SideToInvite } from './SideToInvite.tsx';
import { toneOfSide, whoOf, whyOf } from './side-words.ts';

type Row = Omit<SidesToInviteList_row$data, ' $fragmentType'>;

/** People of placements whom nobody has asked, to be asked one by one or many together. */
export const sidesToAskList = defineList<SidesToInviteListQuery, SidesToInviteList_query$data, Row, AskingList>({
  label: 'People not invited yet',
  noun: 'person',
  plural: 'people',
  href: (query) => reviewsUrl('inviteNotSent', query),
  filters: [
    search('Name, email, job, or company'),
    audienceFilter('sheet'),
    recruiterFilter,
    teamFilter,
    ...daysFilter('Started'),
  ],
  sorts: [
    { value: '', label: 'Latest start first' },
    { value: 'oldest', label: 'Earliest start first' },
    { value: 'name', label: 'By name' },
  ],
  columns: (given) => [
    whoColumn<Row>({
      name: whoOf,
      voice: ({ audience }) => audience,
      onNarrow: ({ placement }) => aboutText(placement),
      text: ({ recipientName }) => recipientName,
    }),
    { ...aboutColumn<Row>(), isBroad: true },
    {
      key: 'start',
      head: 'Started',
      cell: ({ startDate }) => <When at={startDate} />,
      text: ({ startDate }) => formatDay(startDate),
      wideOnly: true,
    },
    {
      key: 'why',
      head: 'State',
      cell: (row) => <Tag tone={toneOfSide(row)}>{whyOf(row)}</Tag>,
      text: whyOf,
    },
    ...(given.namesRecruiter ? [recruiterColumn<Row>('By')] : []),
    ...(given.onInvite ? [inviteColumn(given)] : []),
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Reviewer type', text: ({ audience }) => voiceOf(audience) },
    { head: 'Email', text: ({ recipientEmail }) => recipientEmail },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  bulk: {
    name: whoOf,
    mayPick: ({ isSuppressed }) => !isSuppressed,
    isOffered: (_rows, { onInvite }) => onInvite !== undefined,
    Actions: InvitePicked,
  },
  open: (side, { given }) => ({
    title: whoOf(side),
    children: <SideToInvite side={side} />,
    actions: given.onInvite && !side.isSuppressed && (
      <Button variant="primary" onClick={() => invite([side], given)}>
        {side.invitation?.state === 'cancelled' ? 'Invite again' : 'Invite to review'}
      </Button>
    ),
  }),
  query: graphql`
    query SidesToInviteListQuery($filter: SideToInviteFilter, $sort: SideToInviteSort, $first: Int = 25, $after: String) {
      ...ReviewsPage_query
      ...SidesToInviteList_query
    }
  `,
  connection: ({ sidesToInvite }) => sidesToInvite,
  fragment: graphql`
    fragment SidesToInviteList_query on Query @refetchable(queryName: "SidesToInviteListNextQuery") {
      sidesToInvite(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "SidesToInviteList_sidesToInvite") {
        edges {
          node {
            ...SidesToInviteList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<SidesToInviteListOpenQuery, Row>(graphql`
    query SidesToInviteListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on SideToInvite @alias(as: "row") {
          ...SidesToInviteList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment SidesToInviteList_row on SideToInvite {
    ...invitationDraft_side @relay(mask: false)
    invitation {
      ...InvitationDetails_invitation
    }
  }
`;

function invite(sides: readonly Row[], { onInvite }: AskingList) {
  const [first, ...others] = sides;
  // A draft has a message; people invited together share one.
  const message = others.length === 0 && first?.invitation?.state === 'draft' ? first.invitation.message : null;
  onInvite?.({ rows: sides.map(rowOfSide), recruiterId: first?.recruiter?.id, message });
}

const inviteColumn = (given: AskingList): RowColumn<Row> => ({
  key: 'invite',
  head: 'Invite',
  cell: (row) =>
    row.isSuppressed ? (
      '–'
    ) : (
      <Button size="small" onClick={() => invite([row], given)} aria-label={`Invite ${whoOf(row)}`}>
        Invite
      </Button>
    ),
});

function InvitePicked({ picks, given }: { picks: Picked<Row>; given: AskingList }) {
  const isOfOne = new Set(picks.rows.map(({ recruiter }) => recruiter?.id)).size === 1;
  return (
    <PickedBar noun="person" plural="people" picks={picks}>
      {isOfOne ? (
        <Button size="small" variant="primary" onClick={() => invite(picks.rows, given)}>
          Send invitations
        </Button>
      ) : (
        'To invite people together, select people of one recruiter.'
      )}
    </PickedBar>
  );
}
