import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import type { FavouritesProps } from './Favourites.tsx';

/** Renders a profile's heart by its ID and name; empty until we know whether it is a favourite. */
export type Hearts = (id: string, name: string) => ReactNode;

const HeartsContext = createContext<Hearts>(() => null);

/** Loads only for employers. If its code does not load, the search works without hearts. */
const Favourites = lazy<ComponentType<FavouritesProps>>(() =>
  import('./Favourites.tsx').catch(() => ({ default: () => null })),
);

type WithFavouritesProps = { ids: readonly string[]; children: ReactNode };

/**
 * Tells the hearts below which of these profiles are the viewer's favourites. Loads in the browser, for employers only.
 */
export function WithFavourites({ ids, children }: WithFavouritesProps) {
  const [hearts, setHearts] = useState<Hearts>(() => () => null);
  const tell = useCallback((told: Hearts) => setHearts(() => told), []);
  return (
    <HeartsContext value={hearts}>
      {children}
      {ids.length > 0 && (
        <Allowed requirement="recruiter_favourite">
          <Suspense>
            <Favourites ids={ids} onTold={tell} />
          </Suspense>
        </Allowed>
      )}
    </HeartsContext>
  );
}

/** The heart beside a result; empty for people without favourites, and while loading. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  return use(HeartsContext)(id, name);
}
