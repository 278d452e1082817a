import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { type RouteId, routeOf } from '#common/routes.ts';
import type { Gone } from '#web/kit/page.ts';
import { Unreachable } from '#web/kit/problem.ts';
import { CrashScreen } from '#web/pages/errors/CrashScreen.tsx';
import { ErrorScreen } from '#web/pages/errors/ErrorScreen.tsx';
import NotFoundPage from '#web/pages/errors/NotFoundPage.tsx';
import { UnreachableScreen } from '#web/pages/errors/UnreachableScreen.tsx';
import { UnreadScreen } from '#web/pages/errors/UnreadScreen.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Acting } from './Acting.tsx';
import { useBoot } from './boot.ts';
import { ForDevelopers } from './ForDevelopers.tsx';
import { ErrorFrame } from './frames/ErrorFrame.tsx';
import { Head } from './Head.tsx';

/** Never rendered on the server, nor for strangers. */
const DeniedScreen = lazy(async () => ({
  default: (await import('#web/pages/errors/DeniedScreen.tsx')).DeniedScreen,
}));

/** Shown instead of a page: not found, gone, not allowed, an unreadable form, or a crash. */
export function PageError() {
  return (
    <>
      <ErrorPage />
      <Acting />
    </>
  );
}

function ErrorPage() {
  const error = useRouteError();
  const { site } = useBoot();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <ErrorFrame>
        <Head title="Not found" isHidden />
        <NotFoundPage />
      </ErrorFrame>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 410) {
    const { title, sentence, link } = error.data as Gone;
    return (
      <ErrorFrame>
        <Head title={title} isHidden />
        <ErrorScreen title={title} actions={<Button href={link.href}>{link.label}</Button>}>
          <p>{sentence}</p>
        </ErrorScreen>
      </ErrorFrame>
    );
  }
  if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 405)) {
    return (
      <ErrorFrame>
        <Head title="Form not sent" isHidden />
        <UnreadScreen />
      </ErrorFrame>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <ErrorFrame>
        <Head title="No permission" isHidden />
        <ForDevelopers />
        <Suspense>
          <DeniedScreen route={routeOf(error.data as RouteId)} />
        </Suspense>
      </ErrorFrame>
    );
  }
  if (error instanceof Unreachable) {
    return (
      <ErrorFrame>
        <Head title="Can't reach Plaudit" isHidden />
        <UnreachableScreen />
      </ErrorFrame>
    );
  }
  return (
    <>
      <Head title="Something went wrong" isHidden />
      <CrashScreen error={error} feedbackAddress={`feedback@${new URL(site).hostname}`} />
    </>
  );
}
