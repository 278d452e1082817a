import { graphql } from 'react-relay';
import type { AtsVendorKey } from '#common/connections/vendors.ts';
import { formatNumber } from '#common/formats.ts';
import { connectionUrl, recruiterUrl } from '#common/urls.ts';
import type { ConsultantList_query$data } from '#web/__generated__/ConsultantList_query.graphql.ts';
import type { ConsultantList_row$data } from '#web/__generated__/ConsultantList_row.graphql.ts';
import type { ConsultantListOpenQuery } from '#web/__generated__/ConsultantListOpenQuery.graphql.ts';
import type { ConsultantListQuery } from '#web/__generated__/ConsultantListQuery.graphql.ts';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, search } from '#web/list/filters.ts';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { ConsultantMatch, type MatchChoice } from './ConsultantMatch.tsx';
import { InviteConsultants } from './InviteConsultants.tsx';

/** A consultant in the agency's software. */
export type ConsultantRow = Omit<ConsultantList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface ConsultantsGiven {
  readonly recruiters: readonly MatchChoice[];
  readonly mayEdit: boolean;
  /** The name of the agency that consultants can be invited to. */
  readonly inviteTo: string | null;
}

const matchOf = ({ recruiter, isIgnored, isInvited }: ConsultantRow) =>
  isIgnored ? 'Left out' : (recruiter?.name ?? (isInvited ? 'Invited' : 'Not matched'));

const secondOf = ({ email, title, isInvited }: ConsultantRow) =>
  isInvited && email ? `${email} · invited to join` : (email ?? title);

function InvitePicked({ picks, given }: { picks: Picked<ConsultantRow>; given: ConsultantsGiven }) {
  return given.inviteTo && <InviteConsultants picks={picks} agency={given.inviteTo} />;
}

/** The consultants in a software, and who they are here. */
export const consultantList = (vendor: AtsVendorKey): DefinedList<ConsultantListQuery, ConsultantsGiven> =>
  defineList<ConsultantListQuery, ConsultantList_query$data, ConsultantRow, ConsultantsGiven>({
    label: 'Consultants',
    noun: 'consultant',
    href: (query) => connectionUrl(vendor, 'people', query),
    always: { vendor },
    filters: [
      search('Name or email'),
      choice('match', 'Match', [
        { value: 'none', label: 'Not matched' },
        { value: 'matched', label: 'Matched' },
        { value: 'left_out', label: 'Left out' },
        { value: 'invitable', label: 'Can be invited' },
      ]),
    ],
    sorts: [
      { value: '', label: 'A to Z' },
      { value: 'down', label: 'Z to A', order: 'NAME_DOWN' },
    ],
    columns: ({ recruiters, mayEdit }) => [
      {
        key: 'name',
        head: 'Consultant',
        cell: (row) => <TwoLines first={row.isGone ? `${row.name} (has left)` : row.name} second={secondOf(row)} />,
        text: ({ name }) => name,
      },
      {
        key: 'placements',
        head: 'Placements',
        cell: ({ placements }) => (
          <>
            <span>{formatNumber(placements)}</span>
            <OnlyNarrow>{placements === 1 ? ' placement' : ' placements'}</OnlyNarrow>
          </>
        ),
        text: ({ placements }) => String(placements),
      },
      {
        key: 'match',
        head: 'Recruiter here',
        cell: (row) => (mayEdit ? <ConsultantMatch row={row} recruiters={recruiters} /> : matchOf(row)),
        text: matchOf,
      },
    ],
    isStacked: true,
    onlyInFile: [{ head: 'Email', text: ({ email }) => email }],
    empty: {
      nothing: 'No consultants have been read yet.',
      unlike: 'No consultants match.',
      showAll: 'Show all consultants',
    },
    bulk: {
      name: ({ name }) => name,
      mayPick: ({ isInvitable }) => isInvitable,
      isOffered: (_rows, { inviteTo }) => inviteTo !== null,
      Actions: InvitePicked,
    },
    open: (row) => ({
      title: row.name,
      children: (
        <Facts
          facts={[
            ['Email', row.email],
            ['Title', row.title],
            ['Placements', formatNumber(row.placements)],
            ['Recruiter here', row.recruiter && { href: recruiterUrl(row.recruiter.slug), text: row.recruiter.name }],
            ['Matched', row.matchedBy && (row.matchedBy === 'hand' ? 'By hand' : 'By email address')],
            ['ID there', row.externalId],
          ]}
        />
      ),
    }),
    query: graphql`
      query ConsultantListQuery(
        $filter: ConnectionPersonFilter
        $sort: ConnectionPersonSort
        $first: Int = 50
        $after: String
      ) {
        ...ConnectionPage_query
        ...ConsultantList_query
      }
    `,
    connection: ({ connectionPeople }) => connectionPeople,
    fragment: graphql`
      fragment ConsultantList_query on Query @refetchable(queryName: "ConsultantListNextQuery") {
        connectionPeople(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "ConsultantList_connectionPeople") {
          edges { node { ...ConsultantList_row @relay(mask: false) } }
        }
      }
    `,
    elsewhere: rowElsewhere<ConsultantListOpenQuery, ConsultantRow>(graphql`
      query ConsultantListOpenQuery($id: ID!) {
        node(id: $id) { ... on ConnectionPerson @alias(as: "row") { ...ConsultantList_row @relay(mask: false) } }
      }
    `),
  });

graphql`
  fragment ConsultantList_row on ConnectionPerson {
    id
    name
    email
    title
    externalId
    isGone
    isIgnored
    isInvited
    isInvitable
    matchedBy
    placements
    recruiter { id name slug }
  }
`;
