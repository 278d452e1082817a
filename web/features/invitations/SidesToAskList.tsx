import { graphql } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/display.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { SidesToAskList_query$data } from '#web/__generated__/SidesToAskList_query.graphql.ts';
import type { SidesToAskList_row$data } from '#web/__generated__/SidesToAskList_row.graphql.ts';
import type { SidesToAskListOpenQuery } from '#web/__generated__/SidesToAskListOpenQuery.graphql.ts';
import type { SidesToAskListQuery } from '#web/__generated__/SidesToAskListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import { aboutColumn, aboutText, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import { audienceFilter, daysFilter, recruiterFilter } from '#web/list/placement-filters.ts';
import type { PlacementList } from '#web/list/placement-list.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { type AskRow, rowOfSide } from './ask-rows.ts';
import { SideToAsk } from './SideToAsk.tsx';
import { whoOf, whyOf } from './side-words.ts';

type Row = Omit<SidesToAskList_row$data, ' $fragmentType'>;

/** What its page tells this list. */
export type AskingList = PlacementList & {
  /** Opens the form with these rows; left out for those who only look. */
  onAsk?: ((rows: readonly AskRow[], recruiterId: string | undefined) => void) | undefined;
};

/** People of placements whom nobody has asked, to be asked one by one or many together. */
export const sidesToAskList = defineList<SidesToAskListQuery, SidesToAskList_query$data, Row, AskingList>({
  label: 'People nobody has asked',
  noun: 'person',
  plural: 'people',
  href: (query) => reviewsUrl('inviteNotSent', query),
  filters: [
    search('Name, address, job or company'),
    audienceFilter('sheet'),
    recruiterFilter,
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
      text: ({ startDate }) => formatDate(startDate),
      wideOnly: true,
    },
    {
      key: 'why',
      head: 'State',
      cell: (row) => (
        <Tag
          tone={
            row.isSuppressed || row.invitation?.state === 'bounced' ? 'bad' : row.recipientEmail ? 'neutral' : 'warn'
          }
        >
          {whyOf(row)}
        </Tag>
      ),
      text: whyOf,
      wideOnly: true,
    },
    ...(given.namesRecruiter ? [recruiterColumn<Row>('By')] : []),
    ...(given.onAsk ? [askColumn(given)] : []),
  ],
  onlyInFile: [
    { head: 'Voice', text: ({ audience }) => voiceOf(audience) },
    { head: 'Address', text: ({ recipientEmail }) => recipientEmail },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  bulk: {
    name: whoOf,
    mayPick: ({ isSuppressed }) => !isSuppressed,
    isOffered: (_rows, { onAsk }) => onAsk !== undefined,
    Actions: AskPicked,
  },
  open: (side, { given }) => ({
    title: whoOf(side),
    children: <SideToAsk side={side} />,
    actions: given.onAsk && !side.isSuppressed && (
      <Button variant="primary" onClick={() => ask([side], given)}>
        Ask for a review
      </Button>
    ),
  }),
  query: graphql`
    query SidesToAskListQuery($filter: SideToAskFilter, $sort: SideToAskSort, $first: Int = 25, $after: String) {
      ...ReviewsPage_query
      ...SidesToAskList_query
    }
  `,
  connection: ({ sidesToAsk }) => sidesToAsk,
  fragment: graphql`
    fragment SidesToAskList_query on Query @refetchable(queryName: "SidesToAskListNextQuery") {
      sidesToAsk(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "SidesToAskList_sidesToAsk") {
        edges {
          node {
            ...SidesToAskList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<SidesToAskListOpenQuery, Row>(graphql`
    query SidesToAskListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on SideToAsk @alias(as: "row") {
          ...SidesToAskList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment SidesToAskList_row on SideToAsk {
    id
    audience
    recipientName
    recipientEmail
    startDate
    isSuppressed
    placement {
      id
      jobTitle
      jobType
      companyName
      candidateName
      contactName
      startDate
      endDate
    }
    recruiter {
      id
      name
    }
    invitation {
      state
      ...InvitationDetails_invitation
    }
  }
`;

function ask(sides: readonly Row[], { onAsk }: AskingList) {
  onAsk?.(sides.map(rowOfSide), sides[0]?.recruiter?.id);
}

const askColumn = (given: AskingList): RowColumn<Row> => ({
  key: 'ask',
  head: 'Ask',
  cell: (row) =>
    row.isSuppressed ? (
      '–'
    ) : (
      <Button size="small" onClick={() => ask([row], given)} aria-label={`Ask ${whoOf(row)}`}>
        Ask
      </Button>
    ),
});

function AskPicked({ picks, given }: { picks: Picked<Row>; given: AskingList }) {
  const isOfOne = new Set(picks.rows.map(({ recruiter }) => recruiter?.id)).size === 1;
  return (
    <PickedBar noun="person" plural="people" picks={picks}>
      {isOfOne ? (
        <Button size="small" variant="primary" onClick={() => ask(picks.rows, given)}>
          Ask them
        </Button>
      ) : (
        'Pick people of one recruiter to ask them together.'
      )}
    </PickedBar>
  );
}
