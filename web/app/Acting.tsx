import { lazy, Suspense } from 'react';
import { useUser } from '#web/kit/session/use-session.ts';

const ActingPlace = lazy(() => import('./ActingPlace.tsx'));

/** The banner of a super admin who acts as somebody, on every screen. */
export function Acting() {
  const user = useUser();
  return (
    user?.acting && (
      <Suspense>
        <ActingPlace user={user} />
      </Suspense>
    )
  );
}
