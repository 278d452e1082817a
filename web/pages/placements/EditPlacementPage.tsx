import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { placementsUrl } from '#common/urls.ts';
import type { EditPlacementPageQuery } from '#web/__generated__/EditPlacementPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { PlacementDetails } from '#web/features/placements/PlacementDetails.tsx';
import { PlacementForm } from '#web/features/placements/PlacementForm.tsx';
import { PlacementHistory } from '#web/features/placements/PlacementHistory.tsx';
import { valuesOf } from '#web/features/placements/placement-values.ts';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Where the side of a placement changes it; others of the side's readers look at it. */
export default function EditPlacementPage({ data }: PageProps<EditPlacementPageQuery>) {
  const placement = data.node!.placement!;
  const { inviters } = useLookedAfter(data.viewer);
  const saved = useMemo(() => valuesOf(placement), [placement]);
  const isCancelled = placement.state === 'cancelled';
  const isClosed = isCancelled || !placement.viewerCanEdit;
  return (
    <Screen
      above={<Breadcrumb steps={[{ label: 'Placements', href: placementsUrl() }, { label: placement.jobTitle }]} />}
      title={isClosed ? placement.jobTitle : 'Edit placement'}
      about={isClosed ? undefined : 'Invitations that have not gone out yet follow your changes.'}
    >
      {isClosed ? (
        <>
          <Notice title={isCancelled ? 'This placement is canceled' : 'You can only view this placement'}>
            {isCancelled ? "It can't be changed anymore." : 'Only its recruiter and their agency admin can change it.'}
          </Notice>
          <PlacementDetails placement={placement} />
        </>
      ) : (
        <PlacementForm saved={saved} recruiters={inviters} />
      )}
      <PlacementHistory placement={placement} />
    </Screen>
  );
}

export const page = definePage<EditPlacementPageQuery>({
  variables: ({ params }) => ({ id: `Placement:${params.id ?? ''}` }),
  notFound: ({ node }) => !node?.placement,
  head: ({ node }) => ({ title: `${node?.placement?.jobTitle ?? 'Placement'} – Placements`, canonical: null }),
  query: graphql`
    query EditPlacementPageQuery($id: ID!) {
      viewer {
        id
        ...lookedAfter_viewer
      }
      node(id: $id) {
        ... on Placement @alias(as: "placement") {
          ...useSavePlacement_placement @relay(mask: false)
          ...PlacementDetails_placement
          ...PlacementHistory_placement
        }
      }
    }
  `,
});
