import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import type { FavouritesProps } from './Favourites.tsx';

/** The heart of a profile by its id and name; nothing where it is not known whether it is a favourite. */
export type Hearts = (id: string, name: string) => ReactNode;

const HeartsContext = createContext<Hearts>(() => null);

/** Fetched by those who hire. Where its code does not come, the search stays without hearts. */
const Favourites = lazy<ComponentType<FavouritesProps>>(() =>
  import('./Favourites.tsx').catch(() => ({ default: () => null })),
);

type WithFavouritesProps = { ids: readonly string[]; children: ReactNode };

/** Lets hearts below know which of these profiles are favourites of who looks; read in the browser, for those who hire. */
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

/** The heart beside a result; nothing for those who have no favourites, and until it is known. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  return use(HeartsContext)(id, name);
}
