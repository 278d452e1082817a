import { graphql } from 'react-relay';
import { recruitersUrl, searchUrl } from '#common/urls.ts';
import type { RecentList_query$data } from '#web/__generated__/RecentList_query.graphql.ts';
import type { RecentList_row$data } from '#web/__generated__/RecentList_row.graphql.ts';
import type { RecentListOpenQuery } from '#web/__generated__/RecentListOpenQuery.graphql.ts';
import type { RecentListQuery } from '#web/__generated__/RecentListQuery.graphql.ts';
import { Heart } from '#web/features/search/Favourites.tsx';
import { ageColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ForgetLook } from './ClearLooks.tsx';
import {
  ListedFacts,
  listedFilters,
  listedOf,
  listedSorts,
  nameColumn,
  onlyInFile,
  placeColumn,
  scoreColumn,
} from './listed-profile.tsx';
import { AddAsSupplier, comparing, InviteToJobLink, ViewProfile } from './ProfileActions.tsx';

/** A profile that the user opened. */
export type RecentRow = Omit<RecentList_row$data, ' $fragmentType'>;

/** The recruiters and agencies whose profiles the user opened in the last 90 days. */
export const recentList = defineList<RecentListQuery, RecentList_query$data, RecentRow>({
  label: 'Recently viewed',
  noun: 'profile',
  href: (query) => recruitersUrl('recent', query),
  filters: listedFilters,
  sorts: listedSorts('Last viewed first'),
  columns: [
    nameColumn<RecentRow>(),
    scoreColumn<RecentRow>(),
    placeColumn<RecentRow>(),
    ageColumn<RecentRow>('Viewed', ({ lookedAt }) => lookedAt),
    {
      key: 'favourite',
      head: 'Favourite',
      cell: (row) => {
        const profile = row.recruiter ?? row.agency;
        return profile && <Heart profile={profile} name={listedOf(row).name} />;
      },
    },
  ],
  isStacked: true,
  onlyInFile,
  empty: ({ isNarrowed, allHref }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No profiles match.</EmptyState>
    ) : (
      <EmptyState action={<Button href={searchUrl()}>Find recruiters</Button>}>
        The recruiters and agencies whose profiles you view appear here for 90 days.
      </EmptyState>
    ),
  bulk: comparing,
  open: (row, { listId }) => ({
    title: listedOf(row).name,
    children: <ListedFacts row={row} />,
    actions: (
      <>
        <ViewProfile row={row} />
        <InviteToJobLink row={row} />
        <AddAsSupplier row={row} />
        <ForgetLook key={row.id} row={row} listId={listId} />
      </>
    ),
  }),
  query: graphql`
    query RecentListQuery($filter: ProfileLookFilter, $sort: ProfileLookSort, $first: Int = 25, $after: String) {
      ...RecruiterListPage_query
      ...ClearLooks_query
      ...RecentList_query
    }
  `,
  connection: ({ profileLooks }) => profileLooks,
  fragment: graphql`
    fragment RecentList_query on Query @refetchable(queryName: "RecentListNextQuery") {
      profileLooks(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "RecentList_profileLooks") {
        __id
        edges {
          node {
            ...RecentList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<RecentListOpenQuery, RecentRow>(graphql`
    query RecentListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on ProfileLook @alias(as: "row") {
          ...RecentList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment RecentList_row on ProfileLook {
    id
    lookedAt
    ...listedProfile_row @relay(mask: false)
  }
`;
