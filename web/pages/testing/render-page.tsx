import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createOperationDescriptor, Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime';
import {
  type DialogModule,
  type Page,
  type PageAddress,
  type PageHead,
  type PageModule,
  type PageProps,
  queryOf,
  type StructuredData,
} from '#web/kit/page.ts';
import { Session } from '#web/kit/session/session.ts';
import { SessionContext } from '#web/kit/session/use-session.ts';

/** An address for tests. */
export const addressOf = (path: string, part: Partial<PageAddress> = {}): PageAddress => ({
  path,
  params: {},
  query: {},
  ...part,
});

/** The structured data of a head, for a sample site. */
export function linkedData({ structuredData }: PageHead): readonly StructuredData[] {
  const made =
    typeof structuredData === 'function' ? structuredData((path) => `https://plaudit.example${path}`) : structuredData;
  return [made ?? []].flat();
}

/** A page's file; the type of its component's data is hidden. */
interface AnyPageModule {
  readonly default: ComponentType<never>;
  readonly page?: unknown;
}

/** A dialog over the page behind it. */
export const dialogOver = (dialog: DialogModule, behind: AnyPageModule): PageModule =>
  dialog.over(behind as PageModule);

/** A page as HTML, as browsers without JavaScript get it, from the given API answer. */
export function renderPage(module: AnyPageModule, response: object, address: PageAddress, answer?: unknown): string {
  const page = module.page as Page<OperationType>;
  const environment = new Environment({ network: Network.create(offline), store: new Store(new RecordSource()) });
  const request = getRequest(queryOf(page, address) as GraphQLTaggedNode);
  const operation = createOperationDescriptor(request, page.variables?.(address) ?? {});
  environment.commitPayload(operation, response as Parameters<Environment['commitPayload']>[1]);
  const { data } = environment.lookup(operation.fragment);
  const Component = module.default as ComponentType<unknown> as ComponentType<PageProps>;
  const element = (
    <SessionContext value={stranger}>
      <RelayEnvironmentProvider environment={environment}>
        <Component data={data as never} address={address} answer={answer} />
      </RelayEnvironmentProvider>
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address.path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const stranger = new Session({
  store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  fetch: offline,
  lock: (task) => task(),
});

function offline(): never {
  throw new Error('A drawn page asks for nothing more.');
}
