import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { type MemberInvitationState, memberInvitationStateWords, type Side } from '#common/people/people.ts';
import { memberInvitationsUrl } from '#common/urls.ts';
import type { MemberInvitationList_query$data } from '#web/__generated__/MemberInvitationList_query.graphql.ts';
import type { MemberInvitationList_row$data } from '#web/__generated__/MemberInvitationList_row.graphql.ts';
import type { MemberInvitationListAgainMutation } from '#web/__generated__/MemberInvitationListAgainMutation.graphql.ts';
import type { MemberInvitationListOpenQuery } from '#web/__generated__/MemberInvitationListOpenQuery.graphql.ts';
import type { MemberInvitationListQuery } from '#web/__generated__/MemberInvitationListQuery.graphql.ts';
import type { MemberInvitationListWithdrawMutation } from '#web/__generated__/MemberInvitationListWithdrawMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';

/** An invitation to join. */
type InvitationRow = Omit<MemberInvitationList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface InvitationsGiven {
  readonly mayInvite: boolean;
}

const wordsOf = ({ state }: InvitationRow) => memberInvitationStateWords[state as MemberInvitationState];

/** The invitations to join the user's agency or company. */
export const memberInvitationList = (side: Side): DefinedList<MemberInvitationListQuery, InvitationsGiven> =>
  defineList<MemberInvitationListQuery, MemberInvitationList_query$data, InvitationRow, InvitationsGiven>({
    label: 'Invitations',
    noun: 'invitation',
    href: (query) => memberInvitationsUrl(side, query),
    keeps: ['show'],
    filters: [search('Search addresses'), choice('state', 'State', choicesOf(memberInvitationStateWords))],
    sorts: [
      { value: '', label: 'Last invited first' },
      { value: 'email', label: 'By address' },
    ],
    columns: [
      textColumn('Email', ({ email }) => email),
      stateColumn<InvitationRow>(wordsOf),
      textColumn('Invited by', ({ invitedBy }) => invitedBy, { wideOnly: true }),
      ageColumn<InvitationRow>('Sent', ({ sentAt }) => sentAt),
    ],
    isStacked: true,
    empty: {
      nothing: 'No invitations yet. Invite people to see here who has joined.',
      unlike: 'No invitations match.',
      showAll: 'Show all',
    },
    open: (row, { given }) => ({
      title: row.email,
      children: (
        <>
          <StateLine of={wordsOf(row)} />
          <Facts
            facts={[
              ['Joins as', row.isAdmin ? 'Admin' : side === 'agency' ? 'Recruiter' : 'Hiring user'],
              ['Invited by', row.invitedBy],
              ['Sent', formatAge(row.sentAt, new Date())],
            ]}
          />
        </>
      ),
      actions: given.mayInvite && (row.state === 'open' || row.state === 'expired') && (
        <InvitationActions key={row.id} row={row} />
      ),
    }),
    query: graphql`
      query MemberInvitationListQuery(
        $filter: MemberInvitationFilter
        $sort: MemberInvitationSort
        $first: Int = 25
        $after: String
      ) {
        ...PeoplePage_query
        ...MemberInvitationList_query
      }
    `,
    connection: ({ memberInvitations }) => memberInvitations,
    fragment: graphql`
      fragment MemberInvitationList_query on Query @refetchable(queryName: "MemberInvitationListNextQuery") {
        memberInvitations(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "MemberInvitationList_memberInvitations") {
          __id
          edges {
            node {
              ...MemberInvitationList_row @relay(mask: false)
            }
          }
        }
      }
    `,
    elsewhere: rowElsewhere<MemberInvitationListOpenQuery, InvitationRow>(graphql`
      query MemberInvitationListOpenQuery($id: ID!) {
        node(id: $id) {
          ... on MemberInvitation @alias(as: "row") {
            ...MemberInvitationList_row @relay(mask: false)
          }
        }
      }
    `),
  });

graphql`
  fragment MemberInvitationList_row on MemberInvitation {
    id
    email
    isAdmin
    state
    invitedBy
    sentAt
  }
`;

function InvitationActions({ row }: { row: InvitationRow }) {
  const again = useCommand<MemberInvitationListAgainMutation>(graphql`
    mutation MemberInvitationListAgainMutation($input: SendMemberInvitationAgainInput!) {
      sendMemberInvitationAgain(input: $input) {
        memberInvitation {
          ...MemberInvitationList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const withdraw = useCommand<MemberInvitationListWithdrawMutation>(graphql`
    mutation MemberInvitationListWithdrawMutation($input: WithdrawMemberInvitationInput!) {
      withdrawMemberInvitation(input: $input) {
        memberInvitation {
          ...MemberInvitationList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  return (
    <>
      <ActButton act={() => again({ memberInvitationId: row.id })} done={`Sent to ${row.email} again.`}>
        Send again
      </ActButton>
      <ActButton act={() => withdraw({ memberInvitationId: row.id })} done="Invitation withdrawn.">
        Withdraw
      </ActButton>
    </>
  );
}
