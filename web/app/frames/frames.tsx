import { Fragment } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { Outlet, useMatches } from 'react-router';
import type { Layout } from '#common/routes.ts';
import { legalLinks } from '#web/features/legal/legal-links.ts';
import { usePublicSite } from '#web/kit/site.ts';
import { FocusFrame, type FocusFrameProps } from '#web/ui/FocusFrame.tsx';
import { Link } from '#web/ui/Link.tsx';
import { orStay } from '../connection.ts';
import { loadCode } from '../load-code.ts';
import type { Loaded } from '../route-of-page.tsx';
import { SitePage } from './SitePage.tsx';

/** The frame of each layout. The app's frame loads with its first page, since public pages do not need it. */
export const frames: Readonly<Record<Layout, Pick<RouteObject, 'Component' | 'lazy'>>> = {
  'no-login': { Component: SitePage },
  login: { Component: FocusPage },
  signup: { Component: FormPage },
  none: { Component: Outlet },
  app: { lazy: appFrame('AppPage') },
  'app-no-layout': { lazy: appFrame('BareAppPage') },
  'nps-view': { lazy: appFrame('NpsViewPage') },
  awards: { lazy: appFrame('AppPage') },
};

function FormPage() {
  return <FocusPage width="form" />;
}

function FocusPage({ width }: Pick<FocusFrameProps, 'width'>) {
  const { handle, loaderData } = useMatches().at(-1)!;
  const title = (loaderData as Partial<Loaded> | undefined)?.title ?? (handle as { title: string }).title;
  return (
    <FocusFrame homeHref={usePublicSite()} title={title} width={width} foot={<LegalFoot />}>
      <Outlet />
    </FocusFrame>
  );
}

/** Terms and privacy, before you type anything. */
function LegalFoot() {
  return legalLinks.map(({ label, href }, at) => (
    <Fragment key={href}>
      {at > 0 && <span> · </span>}
      <Link href={href}>{label}</Link>
    </Fragment>
  ));
}

function appFrame(name: 'AppPage' | 'BareAppPage' | 'NpsViewPage'): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: (await loadCode(() => import('./AppPage.tsx')).catch(orStay))[name] });
}
