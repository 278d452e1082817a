import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/display.ts';
import type { SidesToAskList_query$key } from '#web/__generated__/SidesToAskList_query.graphql.ts';
import type { SidesToAskList_row$data } from '#web/__generated__/SidesToAskList_row.graphql.ts';
import type { SidesToAskListNextQuery } from '#web/__generated__/SidesToAskListNextQuery.graphql.ts';
import type { SidesToAskListOpenQuery } from '#web/__generated__/SidesToAskListOpenQuery.graphql.ts';
import { type ListPlace, PagedList, rowsOf } from '#web/list/PagedList.tsx';
import { aboutColumn, aboutText, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import type { RowColumn } from '#web/list/RowList.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { usePicks } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { type AskRow, rowOfSide } from './ask-rows.ts';
import { SideToAsk } from './SideToAsk.tsx';
import { whoOf, whyOf } from './side-words.ts';

type Row = Omit<SidesToAskList_row$data, ' $fragmentType'>;

type SidesToAskListProps = ListPlace & {
  query: SidesToAskList_query$key;
  /** Opens the form with these rows; left out for those who only look. */
  onAsk?: ((rows: readonly AskRow[], recruiterId: string | undefined) => void) | undefined;
};

/** People of placements whom nobody has asked, to be asked one by one or many together. */
export function SidesToAskList({ query, namesRecruiter, onAsk, ...place }: SidesToAskListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<SidesToAskListNextQuery, SidesToAskList_query$key>(
    graphql`
      fragment SidesToAskList_query on Query
      @refetchable(queryName: "SidesToAskListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        words: { type: "String" }
        audience: { type: "String" }
        recruiter: { type: "String" }
        from: { type: "String" }
        to: { type: "String" }
        sort: { type: "SideToAskSort" }
      ) {
        sidesToAsk(
          first: $first
          after: $after
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $sort
        )
          @connection(
            key: "SidesToAskList_sidesToAsk"
            filters: ["words", "audience", "recruiter", "from", "to", "sort"]
          ) {
          edges {
            node {
              ...SidesToAskList_row @relay(mask: false)
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
  const rows = rowsOf<Row>(data.sidesToAsk);
  const picks = usePicks(rows, { name: whoOf, mayPick: ({ isSuppressed }) => !isSuppressed });
  const ask = onAsk && ((sides: readonly Row[]) => onAsk(sides.map(rowOfSide), sides[0]?.recruiter?.id));
  const isOfOne = new Set(picks.rows.map(({ recruiter }) => recruiter?.id)).size === 1;
  return (
    <PagedList
      {...place}
      label="People nobody has asked"
      noun="person"
      plural="people"
      columns={[...columns, ...(namesRecruiter ? [recruiterColumn<Row>('By')] : []), ...(ask ? [askColumn(ask)] : [])]}
      onlyInFile={onlyInFile}
      rows={rows}
      paging={{ pageInfo: data.sidesToAsk?.pageInfo, loadNext, isLoadingNext }}
      picking={
        ask && {
          picks,
          actions: isOfOne ? (
            <Button size="small" variant="primary" onClick={() => ask(picks.rows)}>
              Ask them
            </Button>
          ) : (
            'Pick people of one recruiter to ask them together.'
          ),
        }
      }
      elsewhere={elsewhere}
      panel={(side) => ({
        title: whoOf(side),
        children: <SideToAsk side={side} />,
        actions: ask && !side.isSuppressed && (
          <Button variant="primary" onClick={() => ask([side])}>
            Ask for a review
          </Button>
        ),
      })}
    />
  );
}

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

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<SidesToAskListOpenQuery, Row>(
  graphql`
    query SidesToAskListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on SideToAsk @alias(as: "row") {
          ...SidesToAskList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const columns: RowColumn<Row>[] = [
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
        tone={row.isSuppressed || row.invitation?.state === 'bounced' ? 'bad' : row.recipientEmail ? 'neutral' : 'warn'}
      >
        {whyOf(row)}
      </Tag>
    ),
    text: whyOf,
    wideOnly: true,
  },
];

const askColumn = (ask: (rows: readonly Row[]) => void): RowColumn<Row> => ({
  key: 'ask',
  head: 'Ask',
  cell: (row) =>
    row.isSuppressed ? (
      '–'
    ) : (
      <Button size="small" onClick={() => ask([row])} aria-label={`Ask ${whoOf(row)}`}>
        Ask
      </Button>
    ),
});

const onlyInFile = [
  { head: 'Voice', text: ({ audience }: Row) => voiceOf(audience) },
  { head: 'Address', text: ({ recipientEmail }: Row) => recipientEmail },
];
