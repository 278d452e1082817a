import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { AuditList_query$data } from '#web/__generated__/AuditList_query.graphql.ts';
import type { AuditList_row$data } from '#web/__generated__/AuditList_row.graphql.ts';
import type { AuditListOpenQuery } from '#web/__generated__/AuditListOpenQuery.graphql.ts';
import type { AuditListQuery } from '#web/__generated__/AuditListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { byAge, type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { When } from '#web/ui/When.tsx';
import { wordsOf } from '../panel/words.ts';
import { auditFilters } from './audit-filters.ts';

type Row = Omit<AuditList_row$data, ' $fragmentType'>;

/** The audit log, newest first. Actions in another user's name show both names. */
export const auditList = defineList<AuditListQuery, AuditList_query$data, Row>({
  label: 'Audit log',
  noun: 'entry',
  plural: 'entries',
  href: (query) => panelUrl('audit', query),
  filters: auditFilters,
  sorts: byAge,
  columns: [
    { key: 'action', head: 'Action', cell: ({ action }) => wordsOf(action), text: ({ action }) => action },
    { key: 'who', head: 'Who', cell: whoInAll, text: ({ user, actor }) => user?.email ?? actor },
    {
      key: 'subject',
      head: 'Subject',
      cell: ({ subjectType }) => wordsOf(subjectType),
      text: ({ subjectType, subjectId }) => `${subjectType} ${subjectId}`,
      wideOnly: true,
    },
    textColumn('Agency', ({ agency }) => agency?.name, { wideOnly: true }),
    {
      key: 'when',
      head: 'When',
      cell: ({ at }) => <When at={at} isExact />,
      moment: ({ at }) => at,
      wideOnly: true,
    },
  ],
  onlyInFile: [
    { head: 'Impersonated by', text: ({ impersonatedBy }) => impersonatedBy?.email },
    { head: 'Details', text: ({ details }) => details.join('; ') },
    { head: 'Request', text: ({ requestId }) => requestId },
  ],
  empty: {
    nothing: 'Nothing has been logged yet.',
    unlike: 'No entries match.',
    showAll: 'Show all entries',
  },
  open: (row, { at }) => ({ title: wordsOf(row.action), children: <Entry row={row} at={at} /> }),
  query: graphql`
    query AuditListQuery($filter: AuditEntryFilter, $sort: AuditEntrySort, $first: Int = 50, $after: String) {
      ...AuditList_query
    }
  `,
  connection: ({ auditEntries }) => auditEntries,
  fragment: graphql`
    fragment AuditList_query on Query @refetchable(queryName: "AuditListNextQuery") {
      auditEntries(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "AuditList_auditEntries") {
        edges {
          node {
            ...AuditList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<AuditListOpenQuery, Row>(graphql`
    query AuditListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on AuditEntry @alias(as: "row") {
          ...AuditList_row @relay(mask: false)
        }
      }
    }
  `),
});

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

const actors: Readonly<Record<string, string>> = { reviewer: 'A reviewer', system: 'Plaudit', user: 'Someone' };

function whoOf({ user, actor }: Row): string {
  return user?.name ?? actors[actor] ?? actor;
}

function whoInAll(row: Row): string {
  return row.impersonatedBy ? `${row.impersonatedBy.name} as ${whoOf(row)}` : whoOf(row);
}

function Entry({ row, at }: { row: Row; at: ListAddress }) {
  const zone = useTimeZone();
  const { user, impersonatedBy, action, subjectId, subjectType } = row;
  return (
    <Facts
      facts={[
        ['Who', user ? `${user.name}, ${user.email}` : whoOf(row)],
        ['Impersonated by', impersonatedBy && `${impersonatedBy.name}, ${impersonatedBy.email}`],
        ['Action', { href: narrowedTo(at, { action }), text: wordsOf(action) }],
        [wordsOf(subjectType), { href: narrowedTo(at, { subject: subjectId }), text: subjectId }],
        ['Agency', row.agency?.name],
        ['When', formatDateTime(row.at, zone)],
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
