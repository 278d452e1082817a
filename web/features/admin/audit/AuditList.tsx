import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { AuditList_query$data } from '#web/__generated__/AuditList_query.graphql.ts';
import type { AuditList_row$data } from '#web/__generated__/AuditList_row.graphql.ts';
import type { AuditListOpenQuery } from '#web/__generated__/AuditListOpenQuery.graphql.ts';
import type { AuditListQuery } from '#web/__generated__/AuditListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { type Fact, Facts } from '#web/list/Facts.tsx';
import { byAge, type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { When } from '#web/ui/When.tsx';
import { Actor, actorWords } from '../panel/Actor.tsx';
import { auditFilters } from './audit-filters.ts';
import { actionWords, detailInWords, isId, subjectHref, subjectWords } from './audit-words.ts';

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
    {
      key: 'action',
      head: 'Action',
      cell: (row) => <TwoLines first={actionWords(row.action)} second={aboutOf(row)} isOnlyNarrow />,
      text: ({ action }) => actionWords(action),
    },
    { key: 'who', head: 'Who', cell: whoInAll, text: ({ user, actor }) => user?.email ?? actorWords(user, actor) },
    {
      key: 'subject',
      head: 'About',
      cell: aboutOf,
      text: (row) => `${aboutOf(row)} (${row.subjectId})`,
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
    { head: 'Details', text: ({ action, details }) => detailsOf(action, details) },
    { head: 'Request', text: ({ requestId }) => requestId },
  ],
  empty: {
    nothing: 'Nothing has been logged yet.',
    unlike: 'No entries match.',
    showAll: 'Show all entries',
  },
  open: (row, { at }) => ({ title: actionWords(row.action), children: <Entry row={row} at={at} /> }),
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
    subjectName
    requestId
    details
    user {
      id
      name
      email
    }
    impersonatedBy {
      id
      name
      email
    }
    agency {
      name
    }
  }
`;

function whoInAll({ user, actor, impersonatedBy }: Row): string {
  const who = actorWords(user, actor);
  return impersonatedBy ? `${impersonatedBy.name} as ${who}` : who;
}

function aboutOf({ subjectType, subjectName }: Row): string {
  return subjectName ? `${subjectWords(subjectType)}: ${subjectName}` : subjectWords(subjectType);
}

const detailsOf = (action: string, details: readonly string[]) =>
  details.map((detail) => detailInWords(action, detail).join(': ')).join('; ');

function Entry({ row, at }: { row: Row; at: ListAddress }) {
  const zone = useTimeZone();
  const { user, impersonatedBy, action, actor, subjectId, subjectName, subjectType } = row;
  const href = subjectHref(subjectType, subjectId);
  const name = subjectName ?? 'No longer there';
  return (
    <Facts
      facts={[
        ['Who', <Who key="who" user={user} actor={actor} />],
        ['Impersonated by', impersonatedBy && <Who key="by" user={impersonatedBy} actor="user" />],
        ['Action', { href: narrowedTo(at, { action }), text: actionWords(action) }],
        [subjectWords(subjectType), href && subjectName ? { href, text: name } : name],
        ['Same subject', { href: narrowedTo(at, { subject: subjectId }), text: 'All entries about it' }],
        ['Agency', row.agency?.name],
        ['When', formatDateTime(row.at, zone)],
        ...row.details.map((detail): Fact => {
          const [what, value] = detailInWords(action, detail);
          return [
            what,
            isId(value) ? { href: narrowedTo(at, { subject: value }), text: 'All entries about it' } : value,
          ];
        }),
        ['Request', row.requestId],
      ]}
    />
  );
}

function Who({ user, actor }: { user: Row['user']; actor: string }) {
  if (!user) return actorWords(null, actor);
  return (
    <>
      <Actor user={user} actor={actor} />
      <span>{`, ${user.email}`}</span>
    </>
  );
}
