import { graphql, usePaginationFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { AuditList_query$key } from '#web/__generated__/AuditList_query.graphql.ts';
import type { AuditList_row$data } from '#web/__generated__/AuditList_row.graphql.ts';
import type { AuditListNextQuery } from '#web/__generated__/AuditListNextQuery.graphql.ts';
import type { AuditListOpenQuery } from '#web/__generated__/AuditListOpenQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { Facts } from '#web/list/Facts.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { When } from '#web/ui/When.tsx';
import { type PanelColumn, PanelList } from '../panel/PanelList.tsx';
import { narrowed } from '../panel/panel-address.ts';
import { wordsOf } from '../panel/words.ts';

type Row = Omit<AuditList_row$data, ' $fragmentType'>;

/** The audit log, newest first. Where somebody acted for somebody else, both are named. */
export function AuditList({ query, address }: { query: AuditList_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AuditListNextQuery, AuditList_query$key>(
    graphql`
      fragment AuditList_query on Query
      @refetchable(queryName: "AuditListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        words: { type: "String" }
        impersonator: { type: "String" }
        isImpersonated: { type: "Boolean" }
        actor: { type: "String" }
        action: { type: "String" }
        subjectId: { type: "String" }
        agency: { type: "String" }
        from: { type: "Date" }
        until: { type: "Date" }
        sort: { type: "AuditEntrySort" }
      ) {
        auditEntries(
          first: $first
          after: $after
          words: $words
          impersonator: $impersonator
          isImpersonated: $isImpersonated
          actor: $actor
          action: $action
          subjectId: $subjectId
          agency: $agency
          from: $from
          until: $until
          sort: $sort
        )
          @connection(
            key: "AuditList_auditEntries"
            filters: [
              "words"
              "impersonator"
              "isImpersonated"
              "actor"
              "action"
              "subjectId"
              "agency"
              "from"
              "until"
              "sort"
            ]
          ) {
          edges {
            node {
              ...AuditList_row @relay(mask: false)
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
  return (
    <PanelList
      part="audit"
      address={address}
      label="Audit log"
      noun="entry"
      plural="entries"
      columns={columns}
      onlyInFile={onlyInFile}
      rows={(data.auditEntries?.edges ?? []).flatMap((edge) => edge?.node ?? [])}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      pageInfo={data.auditEntries?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      panel={(row) => ({ title: wordsOf(row.action), children: <Entry row={row} address={address} /> })}
    />
  );
}

graphql`
  fragment AuditList_row on AuditEntry {
    id
    at
    actor
    action
    subjectType
    subjectId
    requestId
    details
    user {
      name
      email
    }
    impersonatedBy {
      name
      email
    }
    agency {
      name
    }
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<AuditListOpenQuery, Row>(
  graphql`
    query AuditListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on AuditEntry @alias(as: "row") {
          ...AuditList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

function Empty({ address }: { address: PageAddress }) {
  const { sort: _, ...query } = address.query;
  if (!Object.values(query).some(Boolean)) return <EmptyState>Nothing has been written down yet.</EmptyState>;
  return (
    <EmptyState action={<Button href={panelUrl('audit')}>Show the whole log</Button>}>
      Nothing in the log is like that.
    </EmptyState>
  );
}

const actors: Readonly<Record<string, string>> = { reviewer: 'A reviewer', system: 'Plaudit itself', user: 'Somebody' };

const whoOf = ({ user, actor }: Row) => user?.name ?? actors[actor] ?? actor;
const whoInAll = (row: Row) => (row.impersonatedBy ? `${row.impersonatedBy.name} as ${whoOf(row)}` : whoOf(row));

const columns: PanelColumn<Row>[] = [
  { key: 'action', head: 'What', cell: ({ action }) => wordsOf(action), text: ({ action }) => action },
  { key: 'who', head: 'Who', cell: whoInAll, text: ({ user, actor }) => user?.email ?? actor },
  {
    key: 'subject',
    head: 'To what',
    cell: ({ subjectType }) => wordsOf(subjectType),
    text: ({ subjectType, subjectId }) => `${subjectType} ${subjectId}`,
    wideOnly: true,
  },
  {
    key: 'agency',
    head: 'Agency',
    cell: ({ agency }) => agency?.name ?? '–',
    text: ({ agency }) => agency?.name,
    wideOnly: true,
  },
  {
    key: 'when',
    head: 'When',
    cell: ({ at }) => <When at={at} words={formatDateTime(at)} />,
    text: ({ at }) => at,
    wideOnly: true,
  },
];

const onlyInFile = [
  { head: 'Impersonated by', text: ({ impersonatedBy }: Row) => impersonatedBy?.email },
  { head: 'Details', text: ({ details }: Row) => details.join('; ') },
  { head: 'Request', text: ({ requestId }: Row) => requestId },
];

function Entry({ row, address }: { row: Row; address: PageAddress }) {
  const { user, impersonatedBy, action, subjectId, subjectType } = row;
  return (
    <Facts
      facts={[
        ['Who', user ? `${user.name}, ${user.email}` : whoOf(row)],
        ['Acting for them', impersonatedBy && `${impersonatedBy.name}, ${impersonatedBy.email}`],
        [
          'What',
          <Link key="action" href={narrowed('audit', address, { action })}>
            {wordsOf(action)}
          </Link>,
        ],
        [
          wordsOf(subjectType),
          <Link key="subject" href={narrowed('audit', address, { subject: subjectId })}>
            {subjectId}
          </Link>,
        ],
        ['Agency', row.agency?.name],
        ['When', formatDateTime(row.at)],
        ...row.details.map((detail) => detailOf(detail)),
        ['Request', row.requestId],
      ]}
    />
  );
}

function detailOf(detail: string): [string, string] {
  const at = detail.indexOf(': ');
  return [wordsOf(detail.slice(0, at)), detail.slice(at + 2)];
}
