import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { teamsUrl } from '#common/urls.ts';
import type { TeamList_query$data } from '#web/__generated__/TeamList_query.graphql.ts';
import type { TeamListOpenQuery } from '#web/__generated__/TeamListOpenQuery.graphql.ts';
import type { TeamListQuery } from '#web/__generated__/TeamListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { search } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Colleague, TeamRow } from './team.ts';

const TeamPanel = lazy(async () => ({ default: (await import('./TeamPanel.tsx')).TeamPanel }));
const TeamActions = lazy(async () => ({ default: (await import('./TeamPanel.tsx')).TeamActions }));
const NewTeam = lazy(async () => ({ default: (await import('./NewTeam.tsx')).NewTeam }));

/** What the page tells its list. */
export interface TeamListGiven {
  readonly colleagues: readonly Colleague[];
  /** The viewer runs the agency, and may create teams. */
  readonly mayCreate: boolean;
  readonly isCreating: boolean;
  readonly onClose: () => void;
}

/** The teams of an agency. */
export const teamList = defineList<TeamListQuery, TeamList_query$data, TeamRow, TeamListGiven>({
  label: 'Teams',
  noun: 'team',
  href: (query) => teamsUrl(query),
  filters: [search('Name')],
  sorts: [
    { value: '', label: 'By name', order: 'NAME' },
    { value: 'newest', label: 'Newest first' },
  ],
  columns: [
    {
      key: 'name',
      head: 'Team',
      cell: (row) => (
        <TwoLines
          first={row.name}
          second={row.leadNames.length > 0 && `Led by ${row.leadNames.join(', ')}`}
          isOnlyNarrow
        />
      ),
      text: ({ name }) => name,
      isRest: true,
    },
    textColumn('Leads', ({ leadNames }) => leadNames.join(', ') || null, { wideOnly: true }),
    textColumn('People', ({ peopleCount }) => peopleCount, { numeric: true }),
  ],
  onlyInFile: [{ head: 'Names', text: ({ peopleNames }) => peopleNames.join(', ') }],
  empty: ({ isNarrowed, allHref, given }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No teams match.</EmptyState>
    ) : (
      <EmptyState action={given.mayCreate && <Button href={teamsUrl({ add: 'new' })}>New team</Button>}>
        {given.mayCreate
          ? 'Group your recruiters into teams. A lead sees the placements, invitations and reviews of their team, and every list can be filtered by team.'
          : "Your agency's admin hasn't created a team yet."}
      </EmptyState>
    ),
  open: (row, { listId, given: { colleagues } }) => ({
    title: row.name,
    children: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <TeamPanel key={row.id} row={row} colleagues={colleagues} />
      </Suspense>
    ),
    actions: (row.viewerRunsAgency || row.viewerLeads) && (
      <Suspense>
        <TeamActions key={row.id} row={row} listId={listId} />
      </Suspense>
    ),
  }),
  beside: ({ listId, given: { isCreating, ...given } }) => (
    <Suspense>
      <NewTeam listId={listId} open={isCreating && given.mayCreate} {...given} />
    </Suspense>
  ),
  query: graphql`
    query TeamListQuery($filter: TeamFilter, $sort: TeamSort, $first: Int = 25, $after: String) {
      ...AgencyTeams_query
      ...TeamList_query
    }
  `,
  connection: ({ teams }) => teams,
  fragment: graphql`
    fragment TeamList_query on Query @refetchable(queryName: "TeamListNextQuery") {
      teams(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "TeamList_teams") {
        __id
        edges {
          node {
            ...TeamList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<TeamListOpenQuery, TeamRow>(graphql`
    query TeamListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Team @alias(as: "row") {
          ...TeamList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment TeamList_row on Team {
    id
    name
    version
    viewerLeads
    viewerRunsAgency
    peopleCount
    leadNames
    peopleNames
  }
`;
