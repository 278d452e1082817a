import type { ComponentType } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Route } from '#common/routes.ts';
import { useKeptAnswer } from '#web/kit/kept-answer.ts';
import { type Page, type PageModule, type PageProps, queryOf } from '#web/kit/page.ts';
import { useBoot } from './boot.ts';
import { Head } from './Head.tsx';
import type { Loaded } from './route-of-page.tsx';

type ShellProps = { route: Route; module: PageModule };

/** Draws a page from the store its loader has filled, with its part of the document's head. */
export function PageShell(props: ShellProps) {
  const { environment, address } = useLoaderData<Loaded>();
  const query = queryOf(props.module.page, address);
  return (
    <RelayEnvironmentProvider environment={environment}>
      {query ? <PageWithData {...props} query={query} /> : <Drawn {...props} data={{}} />}
    </RelayEnvironmentProvider>
  );
}

function PageWithData({ query, ...props }: ShellProps & { query: GraphQLTaggedNode }) {
  return <Drawn {...props} data={useData(query)} />;
}

/** The result of the page's query; in the browser it follows the store. */
const useData = import.meta.env.SSR ? useFound : useStored;

function useFound(): unknown {
  return useLoaderData<Loaded>().found;
}

function useStored(query: GraphQLTaggedNode): unknown {
  const { variables } = useLoaderData<Loaded>();
  return useLazyLoadQuery(query, variables, { fetchPolicy: 'store-or-network' });
}

function Drawn({ route, module, data }: ShellProps & { data: unknown }) {
  const { address } = useLoaderData<Loaded>();
  const answer = useAnswer();
  const page = module.page as Page | undefined;
  const PageComponent = module.default as ComponentType<PageProps>;
  return (
    <>
      <Head title={route.title} canonical={address.path} {...page?.head?.(data as never, address, answer)} />
      <PageComponent data={data as never} address={address} answer={answer} />
    </>
  );
}

/** The action's answer: to the form just sent, to a step kept in the history, or to a form sent before hydration. */
function useAnswer(): unknown {
  const answer = useActionData();
  const isFirst = useLocation().key === 'default';
  const { answer: first } = useBoot();
  const kept = useKeptAnswer();
  return answer ?? kept ?? (isFirst ? first : undefined);
}
