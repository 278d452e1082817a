import { renderToString } from 'react-dom/server';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { matchRoute } from '#common/routes.ts';
import type { Execute, Page, PageSubject } from '#web/kit/page.ts';
import { Session } from '#web/kit/session/session.ts';
import { App } from './App.tsx';
import { addressOf } from './address.ts';
import type { Boot, Records } from './boot.ts';
import type { DocumentFiles } from './Document.tsx';
import { loadPage, pageFiles, pageSources } from './pages.ts';
import { createEnvironment } from './relay-environment.ts';
import type { Loaded } from './route-of-page.tsx';
import { routeObjects } from './router.tsx';
import { type Surroundings, setSurroundings } from './surroundings.ts';
import { Waiting } from './Waiting.tsx';

/** Facts about the server that every page needs. */
export type Site = Omit<Boot, 'kind' | 'records' | 'answer'>;

export interface RenderOptions {
  readonly execute: Execute;
  readonly site: Site;
  /** The files to load for a page's source; without one, for the frame alone. */
  readonly filesFor: (sources: readonly string[]) => DocumentFiles;
  /** Reports errors that a page has handled. */
  readonly captureError: (error: unknown) => void;
}

/** A rendered document, or a redirect. Its content depends on its `subjects`. */
export type Rendered =
  | { readonly redirect: string; readonly status: number }
  | {
      readonly html: string;
      readonly status: number;
      readonly subjects: readonly PageSubject[];
      readonly error: unknown;
    };

/** Pages are rendered for a stranger. */
const nobody = new Session({
  store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  fetch,
  lock: (task) => task(),
});

const handler = createStaticHandler(routeObjects);

/** Renders an address for a stranger. A POST runs the page's action first. */
export async function renderPage(
  request: Request,
  { execute, site, filesFor, captureError }: RenderOptions,
): Promise<Rendered> {
  const environment = createEnvironment({
    isServer: true,
    send: ({ id, text, name }, variables) => execute({ id: id ?? null, text: text ?? null, name }, variables),
  });
  const result = await query(request, { features: site.features, environment, captureError });
  if (result instanceof Response) return { redirect: result.headers.get('location') ?? '/', status: result.status };
  const boot: Boot = {
    ...site,
    kind: 'page',
    records: environment.getStore().getSource().toJSON() as Records,
    ...(result.actionData && { answer: Object.values(result.actionData)[0] }),
  };
  const html = renderToString(
    <App boot={boot} session={nobody} files={filesFor(sourcesOf(result))}>
      <StaticRouterProvider router={createStaticRouter(branchOf(result), result)} context={result} hydrate={false} />
    </App>,
  );
  return {
    html: `<!doctype html>${html}`,
    status: result.statusCode,
    subjects: subjectsOf(result),
    error: crashOf(result),
  };
}

/** The document of a signed-in page, which the browser renders. */
export function renderShell({ site, filesFor }: Pick<RenderOptions, 'site' | 'filesFor'>, path: string): string {
  const id = matchRoute(path)?.route.id;
  const boot: Boot = { ...site, kind: 'shell', records: {} };
  const html = renderToString(
    <App boot={boot} session={nobody} files={filesFor(id ? pageSources(id) : [])}>
      <title>{matchRoute(path)?.route.title}</title>
      <Waiting path={path} />
    </App>,
  );
  return `<!doctype html>${html}`;
}

/**
 * What a page reads from an address, as text. With the path, it identifies a document. Undefined when it is not worth
 * keeping: cursors and search words are endless.
 */
export async function readingOf(url: URL): Promise<string | undefined> {
  const id = matchRoute(url.pathname)?.route.id;
  const page = id && pageFiles[id] ? ((await loadPage(id)).page as Page | undefined) : undefined;
  const address = addressOf(url.href, page);
  const variables: OperationType['variables'] = page?.variables?.(address) ?? address.query;
  const said = { ...variables, ...(variables.filter as object | undefined) };
  const isFurtherOn = Object.entries(said).some(([name, value]) => /after$|^words$/i.test(name) && value != null);
  return isFurtherOn ? undefined : JSON.stringify(variables);
}

/** Without `generateMiddlewareResponse` the static handler runs no middleware; capture its result on the way. */
async function query(
  request: Request,
  surroundings: Pick<Surroundings, 'features' | 'environment' | 'captureError'>,
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  setSurroundings(requestContext, {
    ...surroundings,
    visitor: async () => null,
    rememberPath: () => {},
  });
  let found: StaticHandlerContext | undefined;
  const response = await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (run) => {
      const result = await run(request);
      if (result instanceof Response) return result;
      found = result;
      return new Response(null, { status: result.statusCode });
    },
  });
  return found ?? response;
}

/** The matched routes only: the router would prepare all hundred and fifty for each page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, index: false, children }], []);
}

/** The deepest matched route decides which files are needed. */
function sourcesOf({ matches, errors }: StaticHandlerContext): readonly string[] {
  if (errors) return [];
  const handles = matches.map(({ route }) => (route.handle as { sources: readonly string[] } | undefined)?.sources);
  return handles.findLast(Boolean) ?? [];
}

function subjectsOf({ loaderData }: StaticHandlerContext): readonly PageSubject[] {
  return Object.values(loaderData as Record<string, Loaded | null>).flatMap((loaded) => loaded?.subjects ?? []);
}

/** The error raised while loading the page, if any. A missing page is not an error. */
function crashOf({ errors, statusCode }: StaticHandlerContext): unknown {
  return statusCode >= 500 ? Object.values(errors ?? {})[0] : null;
}

/** See `app-styles.tsx`; in its own chunk, because no page uses it here. */
export const appStyles = async (): Promise<string[]> => (await import('./app-styles.tsx')).appStyles();
