import { data, Outlet, type RouteObject, redirect } from 'react-router';
import { type Layout, routes } from '#common/routes.ts';
import { decide } from './decide.ts';
import { frames } from './frames/frames.tsx';
import { PageError } from './PageError.tsx';
import { pageFiles } from './pages.ts';
import { Root } from './Root.tsx';
import { routeOfPage } from './route-of-page.tsx';

/** Every built route in its frame. Anything else, and what `decide` refuses, ends at `PageError`. */
export const routeObjects: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    middleware: [decide],
    children: [...Object.keys(frames).map((layout) => inFrame(layout as Layout)), ...redirects(), unknown()],
  },
];

function inFrame(layout: Layout): RouteObject {
  const children = routes
    .filter((route) => route.layout === layout && route.isBuilt && pageFiles[route.id])
    .map((route) => routeOfPage(route));
  return { id: `layout ${layout}`, ...(frames[layout] ?? { Component: Outlet }), children };
}

/** The server answers these itself; here they serve links within the app. */
function redirects(): RouteObject[] {
  return routes.flatMap(({ id, path, redirect: to }) => (to ? [{ id, path, loader: () => redirect(to) }] : []));
}

function unknown(): RouteObject {
  const loader = () => {
    throw data(null, { status: 404 });
  };
  return { id: 'unknown', path: '*', loader, element: null };
}
