import { type ComponentType, lazy, Suspense } from 'react';
import { isForDevelopers } from '#web/kit/permissions/developer.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { useBoot } from './boot.ts';

/** The page works without it when its code does not load. */
const DeveloperSwitch = lazy<ComponentType>(() =>
  import('./DeveloperSwitch.tsx').catch(() => ({ default: () => null })),
);

/** The developer switch, in local and dev. Error screens have it too: that is where it is needed. */
export function ForDevelopers() {
  const { environment } = useBoot();
  const isHydrated = useHydrated();
  if (!isHydrated || !isForDevelopers(environment)) return null;
  return (
    <Suspense>
      <DeveloperSwitch />
    </Suspense>
  );
}
