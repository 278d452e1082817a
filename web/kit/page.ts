import type { ComponentType } from 'react';
import type { GraphQLResponse, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { RouteParams } from '#common/routes.ts';

/** A page's address: its route's parameters, and only the query parameters that the page declares. */
export interface PageAddress {
  readonly path: string;
  readonly params: RouteParams;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/**
 * A row that a page's content depends on: a global ID such as `Recruiter:<uuid>`, and the `pageVersion` read with it.
 */
export interface PageSubject {
  readonly id: string;
  readonly version: string;
}

/** The document's head. Defaults: the route's title, no description, and the page's own path as canonical. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** The canonical path for search engines; null for none. */
  readonly canonical?: string | null;
  readonly isHidden?: boolean;
  /** The preview picture for shared links; the product's own by default. */
  readonly picture?: PagePicture;
  /** JSON-LD, or a function that makes it when it contains addresses. */
  readonly structuredData?: StructuredData | ((at: Located) => StructuredData | readonly StructuredData[]);
}

/** A picture by its path, with its alternative text. */
export interface PagePicture {
  readonly path: string;
  readonly words: string;
}

/** Data for search engines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Turns a path into the full address for search engines. */
export type Located = (path: string) => string;

/** Explains what happened to something that no longer exists, and links onward. */
export interface Gone {
  readonly title: string;
  readonly sentence: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** How a page gets its data and what its head says. Everything is optional: a page may need no data. */
export interface Page<Q extends OperationType = OperationType, Answer = unknown> {
  /** Runs before the page renders. A public page's query must not contain a `viewer…` field: see `ForViewer`. */
  readonly query?: GraphQLTaggedNode;
  /** Replaces `query` where it depends on the address, as on pages that show one of several lists. */
  readonly queryAt?: (address: PageAddress) => GraphQLTaggedNode | undefined;
  /** Names of the query parameters that the page reads; all others are ignored. */
  readonly parameters?: readonly string[];
  /** Those parameters that may repeat; their values are joined with commas. */
  readonly lists?: readonly string[];
  readonly variables?: (address: PageAddress) => Q['variables'];
  /** The page's new permanent address, such as one with a new slug: answers 301. Undefined if it has not moved. */
  readonly moved?: (data: Q['response'], address: PageAddress) => string | undefined;
  /** Where the address leads in its present state: answers 303. Undefined if it shows the page. */
  readonly leadsTo?: (data: Q['response'], address: PageAddress) => string | undefined;
  /** Answers 404 with the Not found page. */
  readonly notFound?: (data: Q['response'], address: PageAddress) => boolean;
  /** Answers 410 and explains what happened; undefined if the thing exists, or never did. */
  readonly gone?: (data: Q['response'], address: PageAddress) => Gone | undefined;
  /** The status of a page that shows its own 'not found' or 'gone' message; 200 by default. */
  readonly status?: (data: Q['response'], address: PageAddress) => 200 | 404 | 410;
  /** Declared by public pages that may be cached. Without it, the page is rendered for every request. */
  readonly subjects?: (data: Q['response']) => readonly PageSubject[];
  /** `answer` is what the page's action said to the form just sent. */
  readonly head?: (data: Q['response'], address: PageAddress, answer?: Answer) => PageHead;
}

/** Types a page's parts by its query: `export const page = definePage<ProfilePageQuery>({ … })`. */
export function definePage<Q extends OperationType, Answer = unknown>(page: Page<Q, Answer>): Page<Q, Answer> {
  return page;
}

/** The query of a page at an address; undefined if the page needs no data. */
export const queryOf = (
  page: Pick<Page, 'query' | 'queryAt'> | undefined,
  address: PageAddress,
): GraphQLTaggedNode | undefined => page?.queryAt?.(address) ?? page?.query;

/** The props of a page's component. `answer` is its action's answer to the last form, unless the action redirected. */
export interface PageProps<Q extends OperationType = OperationType, Answer = unknown> {
  readonly data: Q['response'];
  readonly address: PageAddress;
  readonly answer: Answer | undefined;
}

/** What an action receives: the submitted form and a way to run its mutation. */
export interface ActionArgs {
  readonly address: PageAddress;
  readonly form: FormData;
  /** Runs a mutation, or a query for its present result. Throws transport errors; payload `errors` are part of the data. */
  readonly send: <O extends OperationType>(
    operation: GraphQLTaggedNode,
    variables: O['variables'],
  ) => Promise<O['response']>;
  /** Reports an error that the action has handled: to the installation's error tracker, or to the browser's console. */
  readonly captureError: (error: unknown) => void;
}

/** Where to go after a form, or the page's answer to it. The answer is sent as JSON and passed to the page. */
export type ActionResult<Answer> =
  | { readonly redirect: string }
  | { readonly answer: Answer; readonly status?: number };

/** The action of a real form. Runs in the browser, and on the server without JavaScript. */
export type PageAction<Answer = unknown> = (args: ActionArgs) => Promise<ActionResult<Answer>>;

/** A file in `web/pages`: a page, or a dialog over one. */
export type PageFile = PageModule | DialogModule;

/** A page with its data and its action. */
export interface PageModule {
  // Only the page knows the type of its query, so `never` accepts any page component.
  readonly default: ComponentType<never>;
  readonly page?: Page<never, never>;
  readonly action?: PageAction;
}

/** A dialog over another page, made from that page. One dialog can serve several pages. */
export interface DialogModule {
  readonly over: (behind: PageModule) => PageModule;
  readonly action?: PageAction;
}

/** Runs an operation for a page: over HTTP in the browser, in the same process on the server. */
export type Execute = (
  operation: { readonly id: string | null; readonly text: string | null; readonly name: string },
  variables: Readonly<Record<string, unknown>>,
) => Promise<GraphQLResponse>;
