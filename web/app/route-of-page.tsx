import { fetchQuery } from 'react-relay';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import {
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
  type MutationParameters,
  type OperationType,
} from 'relay-runtime';
import type { Route } from '#common/routes.ts';
import { signInUrl } from '#common/urls.ts';
import { runMutation } from '#web/kit/command.ts';
import {
  type ActionArgs,
  type Page,
  type PageAddress,
  type PageModule,
  type PageSubject,
  queryOf,
} from '#web/kit/page.ts';
import { problemsIn, Refused } from '#web/kit/problem.ts';
import { addressOf } from './address.ts';
import { forgetLost, orStay, staysWhereItIs } from './connection.ts';
import { StrangeCursor } from './graphql-response.ts';
import { PageShell } from './PageShell.tsx';
import { loadPage, pageSources } from './pages.ts';
import { SignedOut, SomebodyElse } from './relay-environment.ts';
import { surroundingsOf } from './surroundings.ts';

/** What a page's loader passes to its shell. In the browser, the data is in the store, where the shell reads it. */
export interface Loaded {
  readonly address: PageAddress;
  readonly environment: Environment;
  readonly variables: OperationType['variables'];
  /** The page's own name, if it differs from the route's title. */
  readonly title?: string | undefined;
  readonly subjects: readonly PageSubject[];
  /** On the server, the result of the page's query. Nothing changes during a render, so it is read once. */
  readonly found?: unknown;
}

/** The router's entry for a page. Its code is loaded on the first visit. */
export function routeOfPage(route: Route): RouteObject {
  return {
    id: route.id,
    path: route.path,
    handle: { sources: pageSources(route.id), title: route.title },
    shouldRevalidate: ({ defaultShouldRevalidate }) => defaultShouldRevalidate && !staysWhereItIs(),
    lazy: async () => {
      const module = await loadPage(route.id).catch(orStay);
      const page = module.page as Page | undefined;
      return {
        element: <PageShell route={route} module={module} />,
        loader: (args: LoaderFunctionArgs) => loadOrLead(route, page, args),
        ...(module.action && { action: (args: ActionFunctionArgs) => act(module, args) }),
      };
    },
  };
}

/**
 * If the session has ended, a private page leads to sign-in and a public one is read as a stranger.
 * If a list does not know its cursor, it starts over.
 */
async function loadOrLead(route: Route, page: Page | undefined, args: LoaderFunctionArgs): Promise<Loaded> {
  try {
    const loaded = await loadData(route, page, args);
    forgetLost();
    return loaded;
  } catch (error) {
    if (error instanceof StrangeCursor) throw redirect(fromTheBeginning(args.request.url));
    if (!(error instanceof SignedOut) || error instanceof SomebodyElse) return orStay(error);
    if (route.isOpen) return loadData(route, page, args).catch(orStay);
    const { pathname, search } = new URL(args.request.url);
    surroundingsOf(args.context).rememberPath(pathname + search);
    throw redirect(signInUrl());
  }
}

/** The query parameters that hold cursors. */
const places = ['after', 'recruiters'] as const;

function fromTheBeginning(url: string): string {
  const { pathname, searchParams } = new URL(url);
  for (const place of places) searchParams.delete(place);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

async function loadData(
  route: Route,
  page: Page | undefined,
  { request, context }: LoaderFunctionArgs,
): Promise<Loaded> {
  const { environment } = surroundingsOf(context);
  const address = addressOf(request.url, page);
  const variables = page?.variables?.(address) ?? {};
  const query = queryOf(page, address);
  if (!query && page?.notFound?.({}, address)) throw data(null, { status: 404 });
  if (!page || !query)
    return { address, environment, variables, subjects: [], title: page?.head?.({} as never, address).title };
  const found = await fetchQuery(environment, query, variables, {
    fetchPolicy: 'store-or-network',
    networkCacheConfig: { force: false },
  }).toPromise();
  const moved = page.moved?.(found, address);
  if (moved) throw redirect(moved, 301);
  const onward = page.leadsTo?.(found, address);
  if (onward) throw redirect(onward, 303);
  const gone = page.gone?.(found, address);
  if (gone) throw data(gone, { status: 410 });
  if (page.notFound?.(found, address)) throw data(null, { status: 404 });
  const subjects = page.subjects?.(found) ?? [];
  const title = showsTitle(route) ? page.head?.(found as never, address).title : undefined;
  const loaded: Loaded = { address, environment, variables, title, subjects, ...(import.meta.env.SSR && { found }) };
  // The router consumes the status; the page's shell gets what was loaded.
  return data(loaded, { status: page.status?.(found, address) ?? 200 }) as unknown as Loaded;
}

/** Whether the frame shows the page's title, which is not worked out otherwise. */
const showsTitle = ({ layout }: Route) => layout === 'login' || layout === 'signup';

async function act({ action, page }: PageModule, { request, context }: ActionFunctionArgs) {
  const { environment, captureError } = surroundingsOf(context);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const address = addressOf(request.url, page as Page | undefined);
  const result = await action!({ address, form, send: sendIn(environment), captureError });
  if ('redirect' in result) throw redirect(result.redirect);
  return data(result.answer, { status: result.status ?? 422 });
}

/** A payload's problems are an answer here, not an exception: the action puts them next to what was typed. */
export const sendIn =
  (environment: Environment): ActionArgs['send'] =>
  async <M extends MutationParameters>(mutation: GraphQLTaggedNode, variables: M['variables']) => {
    if (getRequest(mutation).params.operationKind === 'query') return readIn(environment, mutation, variables);
    let received: M['response'] | null | undefined;
    const updater = (_: unknown, data: M['response'] | null | undefined) => {
      received = data;
    };
    try {
      return await runMutation<M>(environment, { mutation, variables, updater });
    } catch (error) {
      if (error instanceof Refused && problemsIn(received).length > 0) return received!;
      throw error;
    }
  };

/** A mutation may have changed it since, and on the server the store doesn't notice. */
const readIn = (environment: Environment, query: GraphQLTaggedNode, variables: OperationType['variables']) =>
  fetchQuery<OperationType>(environment, query, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: { force: false },
  }).toPromise();
