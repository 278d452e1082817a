import { lazy, Suspense } from 'react';
import { isForDevelopers } from '#web/kit/permissions/developer.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { useBoot } from './boot.ts';

const DeveloperSwitch = lazy(() => import('./DeveloperSwitch.tsx'));

/** The developers' switch, in local and dev; also on screens that refuse, for that is what it is needed for. */
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
