import { graphql } from 'react-relay';
import { recruitersUrl, searchUrl } from '#common/urls.ts';
import type { FavouriteList_query$data } from '#web/__generated__/FavouriteList_query.graphql.ts';
import type { FavouriteList_row$data } from '#web/__generated__/FavouriteList_row.graphql.ts';
import type { FavouriteListOpenQuery } from '#web/__generated__/FavouriteListOpenQuery.graphql.ts';
import type { FavouriteListQuery } from '#web/__generated__/FavouriteListQuery.graphql.ts';
import { ageColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice } from '#web/list/filters.ts';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
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
import { RemoveFavourite } from './RemoveFavourite.tsx';

/** A saved profile. */
export type FavouriteRow = Omit<FavouriteList_row$data, ' $fragmentType'>;

/** What the page tells its list: whether it shows those of colleagues. */
export interface FavouriteListGiven {
  readonly ofColleagues: boolean;
}

const savedByColumn: RowColumn<FavouriteRow> = {
  key: 'savedBy',
  head: 'Saved by',
  cell: ({ savedBy }) => (
    <>
      <OnlyNarrow>Saved by </OnlyNarrow>
      {savedBy}
    </>
  ),
  text: ({ savedBy }) => savedBy,
};

/** The recruiters and agencies that the user saved, or those that colleagues share. */
export const favouriteList = defineList<FavouriteListQuery, FavouriteList_query$data, FavouriteRow, FavouriteListGiven>(
  {
    label: 'Favourites',
    noun: 'favourite',
    href: (query) => recruitersUrl('favourite', query),
    keeps: ['whose'],
    filters: [
      choice('whose', 'Saved by', [{ value: 'colleagues', label: 'Colleagues' }], {
        all: 'You',
        read: (whose) => ({ whose: whose ?? 'mine' }),
      }),
      ...listedFilters,
    ],
    sorts: listedSorts('Last saved first'),
    columns: ({ ofColleagues }) => [
      nameColumn<FavouriteRow>(),
      scoreColumn<FavouriteRow>(),
      placeColumn<FavouriteRow>(),
      ...(ofColleagues ? [savedByColumn] : []),
      ageColumn<FavouriteRow>('Saved', ({ createdAt }) => createdAt),
    ],
    isStacked: true,
    onlyInFile,
    empty: ({ given: { ofColleagues }, isNarrowed, allHref }) => {
      if (isNarrowed)
        return <EmptyState action={<Button href={allHref}>Show all</Button>}>No favourites match.</EmptyState>;
      if (ofColleagues) return <EmptyState>When colleagues share their favourites, they appear here.</EmptyState>;
      return (
        <EmptyState action={<Button href={searchUrl()}>Find recruiters</Button>}>
          Select the heart next to a recruiter or an agency to save it here.
        </EmptyState>
      );
    },
    bulk: comparing,
    open: (row, { listId }) => ({
      title: listedOf(row).name,
      children: <ListedFacts row={row} />,
      actions: (
        <>
          <ViewProfile row={row} />
          <InviteToJobLink row={row} />
          <AddAsSupplier row={row} />
          {row.isOwn && <RemoveFavourite key={row.id} row={row} listId={listId} />}
        </>
      ),
    }),
    query: graphql`
    query FavouriteListQuery($filter: FavouriteFilter, $sort: FavouriteSort, $first: Int = 25, $after: String) {
      ...RecruiterListPage_query
      ...FavouriteList_query
    }
  `,
    connection: ({ favourites }) => favourites,
    fragment: graphql`
    fragment FavouriteList_query on Query @refetchable(queryName: "FavouriteListNextQuery") {
      favourites(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "FavouriteList_favourites") {
        __id
        edges {
          node {
            ...FavouriteList_row @relay(mask: false)
          }
        }
      }
    }
  `,
    elsewhere: rowElsewhere<FavouriteListOpenQuery, FavouriteRow>(graphql`
    query FavouriteListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Favourite @alias(as: "row") {
          ...FavouriteList_row @relay(mask: false)
        }
      }
    }
  `),
  },
);

graphql`
  fragment FavouriteList_row on Favourite {
    id
    createdAt
    isOwn
    savedBy
    ...listedProfile_row @relay(mask: false)
  }
`;
