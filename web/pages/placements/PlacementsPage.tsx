import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type PlacementView, placementViewLabels, placementViews } from '#common/placements/views.ts';
import { importUrl, newPlacementUrl, placementsUrl } from '#common/urls.ts';
import type { PlacementListQuery } from '#web/__generated__/PlacementListQuery.graphql.ts';
import type { PlacementsPage_query$key } from '#web/__generated__/PlacementsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { EmptyPlacements } from '#web/features/placements/EmptyPlacements.tsx';
import { placementList } from '#web/features/placements/PlacementList.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const ImportPlacements = lazy(() => import('#web/features/placements/importing/ImportPlacements.tsx'));

/** The placements of the user or their agency, in views by what there is to do. */
export default function PlacementsPage({ data, address }: PageProps<PlacementListQuery>) {
  const { viewer } = useFragment(frame, data as PlacementsPage_query$key);
  const { kind, looksOnly, namesRecruiter, recruiters, offers } = useLookedAfter(viewer);
  const view = viewOf(address.query.view);
  const which = address.query.import;
  const own = viewer?.recruiter;
  if (which && own)
    return (
      <Screen
        above={<Breadcrumb steps={[{ label: 'Placements', href: placementsUrl() }, { label: 'Import' }]} />}
        title="Import placements"
        about="Add or update many placements from one file"
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <ImportPlacements
            which={which}
            recruiters={kind === 'agency admin' ? [own, ...recruiters.filter(({ id }) => id !== own.id)] : []}
          />
        </Suspense>
      </Screen>
    );
  return (
    <Screen
      title="Placements"
      about={
        looksOnly ? 'The placements of all agencies' : 'Everyone you place, and where the review of each side stands'
      }
      action={
        !looksOnly && (
          <>
            <Button href={importUrl()}>Import</Button>
            <Button variant="primary" href={newPlacementUrl()}>
              New placement
            </Button>
          </>
        )
      }
    >
      <Tabs
        label="Views"
        tabs={placementViews.map((one) => ({
          label: placementViewLabels[one],
          href: placementsUrl({ view: one === 'visible' ? undefined : one }),
          current: one === view,
        }))}
      />
      <List
        of={placementList}
        data={data}
        address={address}
        offers={offers}
        given={{
          namesRecruiter,
          looksOnly,
          empty: (why) => <EmptyPlacements view={view} mayAdd={!looksOnly} {...why} />,
        }}
      />
    </Screen>
  );
}

/** The view in the address; all placements if it is none of ours. */
const viewOf = (said: string | undefined): PlacementView => placementViews.find((one) => one === said) ?? 'visible';

/** The data around the list. */
const frame = graphql`
  fragment PlacementsPage_query on Query {
    viewer {
      id
      recruiter {
        id
        slug
        name
      }
      ...lookedAfter_viewer
    }
  }
`;

export const page = definePage<PlacementListQuery>({
  ...placementList.page,
  parameters: [...placementList.page.parameters, 'import'],
  head: (_, { query }) => ({
    title: `${placementViewLabels[viewOf(query.view)]} – Placements`,
    canonical: null,
  }),
});
