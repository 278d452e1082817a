import { type ComponentType, lazy, Suspense } from 'react';
import { isForDevelopers } from '#web/kit/permissions/developer.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { useBoot } from './boot.ts';

/** Where its code does not come, as on a lost line, the page stays without it. */
const DeveloperSwitch = lazy<ComponentType>(() =>
  import('./DeveloperSwitch.tsx').catch(() => ({ default: () => null })),
);

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
