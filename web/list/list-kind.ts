import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { SidePanelProps } from '#web/app-ui/SidePanel.tsx';
import type { FilterChip } from '#web/ui/FilterBar.tsx';
import type { CsvColumn } from './csv.ts';
import type { ListFilter } from './filters.ts';
import {
  type ListAddress,
  type ListChanges,
  type ListQuery,
  type ListSort,
  narrowedTo,
  orderOf,
} from './list-address.ts';
import type { Queue } from './queue.ts';
import type { RowColumn } from './row-column.ts';
import type { RowElsewhere } from './row-elsewhere.ts';
import type { Picked } from './use-picks.ts';

/**
 * A query of a list: `query ReportListQuery($filter: ProfileReportFilter, $sort: ProfileReportSort, $after: String,
 * …)`.
 */
export interface ListOperation extends OperationType {
  readonly variables: {
    readonly filter?: object | null | undefined;
    readonly sort?: string | null | undefined;
    readonly after?: string | null | undefined;
  };
}

/** A connection as Relay reads it. Relay adds `pageInfo` even if the fragment does not select it. */
export interface Connection<Row> {
  readonly __id?: string;
  readonly edges: readonly ({ readonly node: Row | null | undefined } | null | undefined)[] | null | undefined;
  readonly pageInfo?: { readonly endCursor: string | null | undefined };
}

/** What an open row knows about its list. */
export interface AroundRow<Given> {
  readonly at: ListAddress;
  /** The list in the store, for removing a row; known if the fragment selects `__id`. */
  readonly listId: string | undefined;
  readonly given: Given;
}

/** Why a list is empty, and what to offer instead. */
export interface WhyEmpty<Given> {
  readonly query: ListQuery;
  readonly isNarrowed: boolean;
  /** The same list without search and filters. */
  readonly allHref: string;
  readonly given: Given;
}

/** The texts of an empty list: without filters, and with filters that match nothing. */
export type EmptyWords = { readonly nothing: string; readonly unlike: string; readonly showAll: string };

/** The declaration of a list: its query, filters, orders and columns. `Given` is what its page passes to it. */
export interface ListKind<Q extends ListOperation, Data, Row extends { readonly id: string }, Given> {
  /** What the table lists, such as 'Users'. */
  readonly label: string;
  /** What a single row is called, such as 'user'. */
  readonly noun: string;
  /** The plural of `noun`, if it is irregular. */
  readonly plural?: string;
  /** The list's address with these parameters. */
  readonly href: (query: ListChanges) => string;
  /** Parameters that choose between a page's lists; clearing the filters keeps them. */
  readonly keeps?: readonly string[];
  /** The page's query, which spreads `fragment`. */
  readonly query: GraphQLTaggedNode;
  /** The refetchable fragment with the connection. */
  readonly fragment: GraphQLTaggedNode;
  readonly connection: (data: Data) => Connection<Row> | null | undefined;
  /** A filter that always applies. */
  readonly always?: NonNullable<Q['variables']['filter']>;
  readonly filters: readonly ListFilter<NonNullable<Q['variables']['filter']>>[];
  /** The one with an empty value is the default. Hidden if columns set the order. */
  readonly sorts: readonly ListSort[] | ((query: ListQuery) => readonly ListSort[]);
  readonly columns: readonly RowColumn<Row>[] | ((given: Given) => readonly RowColumn<Row>[]);
  /** Extra columns for the file only. */
  readonly onlyInFile?: readonly CsvColumn<Row>[];
  readonly empty: EmptyWords | ((why: WhyEmpty<Given>) => ReactNode);
  /** The side panel of an open row. */
  readonly open: (
    row: Row,
    around: AroundRow<Given>,
  ) => Pick<SidePanelProps, 'title' | 'children' | 'actions' | 'isWide'>;
  /** Rendered beside the list, such as a form for a new row. */
  readonly beside?: (around: Pick<AroundRow<Given>, 'listId' | 'given'>) => ReactNode;
  /** How to load an open row that is not in the loaded list. */
  readonly elsewhere?: RowElsewhere<Row>;
  /** For rows that wait for a decision: opens the next one after each decision, and enables keyboard shortcuts. */
  readonly queue?: Queue<Row> | ((given: Given) => Queue<Row> | undefined);
  /** On narrow screens each row is a block, with its cells below each other, instead of a line of cells. */
  readonly isStacked?: boolean;
  /** Bulk actions for selected rows. */
  readonly bulk?: {
    readonly name: (row: Row) => string;
    readonly mayPick?: (row: Row) => boolean;
    /** Whether this user can do anything with these rows. */
    readonly isOffered: (rows: readonly Row[], given: Given) => boolean;
    readonly Actions: (props: { picks: Picked<Row>; given: Given; listId: string | undefined }) => ReactNode;
  };
}

type AnyKind = Pick<ListKind<ListOperation, never, never, never>, 'filters' | 'sorts' | 'always' | 'keeps'>;

/** The query parameters that a list reads. */
export const parametersOf = ({ filters, keeps = [] }: AnyKind): string[] => [
  ...new Set([...keeps, ...filters.map(({ name }) => name), 'sort', 'after', 'open']),
];

/** The query's variables for an address. */
export function variablesOf({ filters, sorts, always }: AnyKind, query: ListQuery) {
  const filter = Object.assign({}, ...filters.map(({ name, read }) => read(query[name])), always) as object;
  return { filter, sort: orderOf(sortsOf(sorts, query), query.sort) ?? null, after: query.after || null };
}

/** The columns, given what the page passes to the list. */
export const columnsOf = <Row extends { readonly id: string }, Given>(
  { columns }: Pick<ListKind<ListOperation, never, Row, Given>, 'columns'>,
  given: Given,
): readonly RowColumn<Row>[] => (typeof columns === 'function' ? columns(given) : columns);

/** What its rows wait for, given what the page passes to the list. */
export const queueOf = <Row extends { readonly id: string }, Given>(
  { queue }: Pick<ListKind<ListOperation, never, Row, Given>, 'queue'>,
  given: Given,
): Queue<Row> | undefined => (typeof queue === 'function' ? queue(given) : queue);

/** The orders available at an address. */
export const sortsOf = (sorts: AnyKind['sorts'], query: ListQuery): readonly ListSort[] =>
  typeof sorts === 'function' ? sorts(query) : sorts;

/** Whether a search or filter hides rows. */
export const isNarrowed = ({ filters, keeps = [] }: AnyKind, query: ListQuery): boolean =>
  filters.some(({ name, everything }) => Boolean(query[name]) && query[name] !== everything && !keeps.includes(name));

/** The list without search, filters and order. */
export const allOf = ({ keeps = [] }: AnyKind, { query, href }: ListAddress): string =>
  href(Object.fromEntries(keeps.map((name) => [name, query[name]])));

/** The list without search and filters. */
export const clearedOf = ({ filters, keeps = [] }: AnyKind, wanted: ListAddress): string =>
  narrowedTo(wanted, Object.fromEntries(filters.flatMap(({ name }) => (keeps.includes(name) ? [] : [[name, null]]))));

/**
 * Chips for the filters that have no link or select showing them. Each chip removes its filter from the latest
 * requested address.
 */
export const chipsOf = (filters: readonly ListFilter[], { query }: ListAddress, wanted: ListAddress): FilterChip[] =>
  filters.flatMap(({ name, control, choices = [], chip }) => {
    const said = query[name];
    const label = said && control !== 'links' && control !== 'select' && chip(said, choices);
    return label ? [{ label, href: narrowedTo(wanted, { [name]: null }) }] : [];
  });
