import { graphql, usePaginationFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { specialityOf } from '#common/specialities.ts';
import { panelUrl } from '#common/urls.ts';
import type { EnquiryList_query$key } from '#web/__generated__/EnquiryList_query.graphql.ts';
import type { EnquiryList_row$data } from '#web/__generated__/EnquiryList_row.graphql.ts';
import type { EnquiryListNextQuery } from '#web/__generated__/EnquiryListNextQuery.graphql.ts';
import type { EnquiryListOpenQuery } from '#web/__generated__/EnquiryListOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { enquiryStateWords } from './enquiry-words.ts';

type EnquiryListProps = { query: EnquiryList_query$key; address: PageAddress };
type Row = Omit<EnquiryList_row$data, ' $fragmentType'>;

/** Enquiries for a profile; a row opens all that is known, and the decision. */
export function EnquiryList({ query, address }: EnquiryListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<EnquiryListNextQuery, EnquiryList_query$key>(
    graphql`
      fragment EnquiryList_query on Query
      @refetchable(queryName: "EnquiryListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        words: { type: "String" }
        sort: { type: "EnquirySort" }
      ) {
        enquiries(first: $first, after: $after, state: $state, words: $words, sort: $sort)
          @connection(key: "EnquiryList_enquiries", filters: ["state", "words", "sort"]) {
          edges {
            node {
              ...EnquiryList_row @relay(mask: false)
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
  const rows = (data.enquiries?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="enquiries"
      address={address}
      label="Enquiries"
      noun="enquiry"
      plural="enquiries"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={data.enquiries?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      onlyInFile={[
        { head: 'E-mail', text: ({ email }) => email },
        { head: 'Phone', text: ({ phone }) => phone },
        { head: 'LinkedIn', text: ({ linkedinUrl }) => linkedinUrl },
      ]}
      panel={(row) => ({
        title: row.name,
        children: <EnquiryDetails enquiry={row} />,
        actions: queue.waits(row) && <EnquiryActions key={row.id} enquiry={row} />,
      })}
    />
  );
}

graphql`
  fragment EnquiryList_row on Enquiry {
    id
    name
    agencyName
    email
    phone
    linkedinUrl
    speciality
    country
    state
    createdAt
    ...EnquiryDetails_enquiry
    ...EnquiryActions_enquiry
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<EnquiryListOpenQuery, Row>(
  graphql`
    query EnquiryListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Enquiry @alias(as: "row") {
          ...EnquiryList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const queue: Queue<Row> = {
  waits: ({ state }) => state === 'received',
  keys: [
    ['a', 'approve'],
    ['d', 'decline'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  {
    key: 'agency',
    head: 'Agency',
    cell: ({ agencyName }) => agencyName,
    text: ({ agencyName }) => agencyName,
    wideOnly: true,
  },
  stateColumn(({ state }) => enquiryStateWords(state)),
  {
    key: 'speciality',
    head: 'Speciality',
    cell: ({ speciality }) => specialityName(speciality),
    text: ({ speciality }) => specialityName(speciality),
    wideOnly: true,
  },
  {
    key: 'country',
    head: 'Country',
    cell: ({ country }) => countryOf(country)?.name ?? country,
    text: ({ country }) => countryOf(country)?.name ?? country,
    wideOnly: true,
  },
  ageColumn('Received', ({ createdAt }) => createdAt),
];

const specialityName = (id: string | null | undefined) => (id ? (specialityOf(id)?.name ?? id) : '–');

function Empty({ address: { query } }: { address: PageAddress }) {
  if (query.q || (query.state && query.state !== 'any'))
    return (
      <EmptyState action={<Button href={panelUrl('enquiries')}>Show what waits</Button>}>
        No enquiry is like that.
      </EmptyState>
    );
  return (
    <EmptyState
      action={query.state ? undefined : <Button href={panelUrl('enquiries', { state: 'any' })}>Show all</Button>}
    >
      {query.state ? 'Nobody has enquired yet.' : 'No enquiry waits for you.'}
    </EmptyState>
  );
}
