import type { ComponentType } from 'react';
import type { GraphQLResponse, GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import type { RouteParams } from '#common/routes.ts';

/** Where a page stands: its route's parameters, and of the query only what the page says it reads. */
export interface PageAddress {
  readonly path: string;
  readonly params: RouteParams;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What a page's content rests on: a global id such as `Recruiter:<uuid>` and the `pageVersion` read with the content. */
export interface PageSubject {
  readonly id: string;
  readonly version: string;
}

/** What stands in the document's head. Left out: the route's title, no description, the path itself as canonical. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** Path of the address that search engines shall keep; null for none. */
  readonly canonical?: string | null;
  readonly isHidden?: boolean;
  /** What links to the page are shown with; the product's own picture if left out. */
  readonly picture?: PagePicture;
  /** JSON-LD; or how it is made, where it names addresses. */
  readonly structuredData?: StructuredData | ((at: Located) => StructuredData | readonly StructuredData[]);
}

/** A picture by its path, with what is seen on it in words. */
export interface PagePicture {
  readonly path: string;
  readonly words: string;
}

/** What search engines read of a page, by the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The whole address of a path, as search engines shall know it. */
export type Located = (path: string) => string;

/** What is said where something was once: what became of it, and where to go on. */
export interface Gone {
  readonly title: string;
  readonly sentence: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** How a page gets its data and what is said about it. All is optional: a page may need none. */
export interface Page<Q extends OperationType = OperationType> {
  /** Read before the page is drawn. A public page's query holds no `viewer…` field: see `ForViewer`. */
  readonly query?: GraphQLTaggedNode;
  /** In place of `query` where a page shows one of several lists, each with a query of its own. */
  readonly queryAt?: (address: PageAddress) => GraphQLTaggedNode;
  /** Names of the address's query that the page reads; others are ignored everywhere. */
  readonly parameters?: readonly string[];
  /** Those among them that may stand several times; the values come in one text, with commas between them. */
  readonly lists?: readonly string[];
  readonly variables?: (address: PageAddress) => Q['variables'];
  /** Where it stands for good by now, such as under a new slug: answers 301. Undefined for what stands here. */
  readonly moved?: (data: Q['response'], address: PageAddress) => string | undefined;
  /** Answers 404 with the Not found page. */
  readonly notFound?: (data: Q['response'], address: PageAddress) => boolean;
  /** Answers 410 and says what became of it; undefined for what is there, or never was. */
  readonly gone?: (data: Q['response'], address: PageAddress) => Gone | undefined;
  /** What a page is answered with that says of itself that there is nothing, or nothing any more; else 200. */
  readonly status?: (data: Q['response'], address: PageAddress) => 200 | 404 | 410;
  /** Named by a public page that may be kept; none, and it is rendered for each request. */
  readonly subjects?: (data: Q['response']) => readonly PageSubject[];
  readonly head?: (data: Q['response'], address: PageAddress) => PageHead;
}

/** Types a page's parts by its query: `export const page = definePage<ProfilePageQuery>({ … })`. */
export function definePage<Q extends OperationType>(page: Page<Q>): Page<Q> {
  return page;
}

/** The query of a page at an address; none for a page that needs no data. */
export const queryOf = (
  page: Pick<Page, 'query' | 'queryAt'> | undefined,
  address: PageAddress,
): GraphQLTaggedNode | undefined => page?.queryAt?.(address) ?? page?.query;

/** What a page's component gets. `answer` is what its action said to the last form, if it did not lead elsewhere. */
export interface PageProps<Q extends OperationType = OperationType, Answer = unknown> {
  readonly data: Q['response'];
  readonly address: PageAddress;
  readonly answer: Answer | undefined;
}

/** What an action gets: the form that was sent, and the way to run its mutation. */
export interface ActionArgs {
  readonly address: PageAddress;
  readonly form: FormData;
  /** Runs a mutation; transport errors are thrown, `errors` of the payload are in the data. */
  readonly send: <M extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: M['variables'],
  ) => Promise<M['response']>;
  /** Tells those who run the installation, or the browser's console, of what the action itself took care of. */
  readonly report: (error: unknown) => void;
}

/** Where to go after a form, or what the page says to it. An answer is sent as JSON and given to the page again. */
export type ActionResult<Answer> =
  | { readonly redirect: string }
  | { readonly answer: Answer; readonly status?: number };

/** The action of a real form: runs in the browser, and on the server where JavaScript is off. */
export type PageAction<Answer = unknown> = (args: ActionArgs) => Promise<ActionResult<Answer>>;

/** A file of `web/pages`: a page, or a dialog over one. */
export type PageFile = PageModule | DialogModule;

/** A page with all that belongs to it. */
export interface PageModule {
  // A page's own query is known to itself alone; what is handed to it was read by that query.
  readonly default: ComponentType<never>;
  readonly page?: Page<never>;
  readonly action?: PageAction;
}

/** A dialog over another page: it makes a page of that one. So it serves several pages, and each loads its own alone. */
export interface DialogModule {
  readonly over: (behind: PageModule) => PageModule;
  readonly action?: PageAction;
}

/** Runs an operation for a page: by HTTP in the browser, in the same process on the server. */
export type Execute = (
  operation: { readonly id: string | null; readonly text: string | null; readonly name: string },
  variables: Readonly<Record<string, unknown>>,
) => Promise<GraphQLResponse>;
