import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProfileAddress, ProfileQuery } from '#common/urls.ts';
import type { OwnActions } from '#web/features/profiles/recruiters/ProfileActions.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import type { ViewersPartProps } from './ViewersPart.tsx';

/** Most readers of a profile are strangers, so this part loads only for signed-in users. The page works without it. */
const ViewersPart = lazy<ComponentType<ViewersPartProps>>(() =>
  import('./ViewersPart.tsx').catch(() => ({ default: () => null })),
);

/** What a profile shows its viewer: their own actions, and those for each review by its global ID. */
export interface ForItsViewer extends OwnActions {
  readonly actionsFor?: (reviewId: string) => ReactNode;
}

const stranger: ForItsViewer = {};

/**
 * What the viewer of a profile gets beyond what strangers see, and the part that finds it out and holds their heart.
 * Empty for strangers, and until the viewer is known.
 */
export function useViewersPart(
  at: ProfileAddress,
  profile: { readonly id: string; readonly name: string },
  filters: ProfileQuery,
): [ForItsViewer, ReactNode] {
  const user = useUser();
  const [told, setTold] = useState(stranger);
  const part = user && (
    <Suspense>
      <ViewersPart at={at} profile={profile} filters={filters} onTold={setTold} />
    </Suspense>
  );
  return [told, part];
}
