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

/** A query of a list: `query ReportListQuery($filter: ProfileReportFilter, $sort: ProfileReportSort, $after: String, …)`. */
export interface ListOperation extends OperationType {
  readonly variables: {
    readonly filter?: object | null | undefined;
    readonly sort?: string | null | undefined;
    readonly after?: string | null | undefined;
  };
}

/** A connection as Relay reads it. It reads `pageInfo` even where a fragment does not ask for it. */
export interface Connection<Row> {
  readonly __id?: string;
  readonly edges: readonly ({ readonly node: Row | null | undefined } | null | undefined)[] | null | undefined;
  readonly pageInfo?: { readonly endCursor: string | null | undefined };
}

/** What an open row may know of the list around it. */
export interface AroundRow<Given> {
  readonly at: ListAddress;
  /** The list in the store, for a row that leaves it; known where the fragment asks for `__id`. */
  readonly listId: string | undefined;
  readonly given: Given;
}

/** Why a list is empty, and the ways out. */
export interface WhyEmpty<Given> {
  readonly query: ListQuery;
  readonly isNarrowed: boolean;
  /** The same list without search and filters. */
  readonly allHref: string;
  readonly given: Given;
}

/** What is said in the place of rows: of a list that has none, and of one that is narrowed to none. */
export type EmptyWords = { readonly nothing: string; readonly unlike: string; readonly showAll: string };

/** A kind of list, said once: what it reads, how it is narrowed and ordered, and what it shows. `Given` is what its page tells it. */
export interface ListKind<Q extends ListOperation, Data, Row extends { readonly id: string }, Given> {
  /** What the table lists, such as 'Users'. */
  readonly label: string;
  /** What one of them is called, such as 'user'. */
  readonly noun: string;
  /** Where an s does not make the plural. */
  readonly plural?: string;
  /** Where the list stands, with other parameters. */
  readonly href: (query: ListChanges) => string;
  /** Parameters that say which of a page's lists this is; what clears the filters keeps them. */
  readonly keeps?: readonly string[];
  /** The page's query, which spreads `fragment`. */
  readonly query: GraphQLTaggedNode;
  /** The refetchable fragment with the connection. */
  readonly fragment: GraphQLTaggedNode;
  readonly connection: (data: Data) => Connection<Row> | null | undefined;
  /** What always narrows it. */
  readonly always?: NonNullable<Q['variables']['filter']>;
  readonly filters: readonly ListFilter<NonNullable<Q['variables']['filter']>>[];
  /** The one without a value is the usual. Columns that order the list take the place of a select. */
  readonly sorts: readonly ListSort[] | ((query: ListQuery) => readonly ListSort[]);
  readonly columns: readonly RowColumn<Row>[] | ((given: Given) => readonly RowColumn<Row>[]);
  /** Further columns of the file that the table has no room for. */
  readonly onlyInFile?: readonly CsvColumn<Row>[];
  readonly empty: EmptyWords | ((why: WhyEmpty<Given>) => ReactNode);
  /** What an open row shows in the side panel. */
  readonly open: (
    row: Row,
    around: AroundRow<Given>,
  ) => Pick<SidePanelProps, 'title' | 'children' | 'actions' | 'isWide'>;
  /** What else belongs to the list and is seen only at times, such as a form for a new row. */
  readonly beside?: (around: Pick<AroundRow<Given>, 'listId' | 'given'>) => ReactNode;
  /** How a row is read that the address opens and the loaded list does not hold. */
  readonly elsewhere?: RowElsewhere<Row>;
  /** Rows wait to be decided about: after one the next opens, and keys do what buttons do. */
  readonly queue?: Queue<Row>;
  /** Rows that may be picked, and what can be done with all of them. */
  readonly bulk?: {
    readonly name: (row: Row) => string;
    readonly mayPick?: (row: Row) => boolean;
    /** Whether there is anything to do for this person with these rows. */
    readonly isOffered: (rows: readonly Row[], given: Given) => boolean;
    readonly Actions: (props: { picks: Picked<Row>; given: Given }) => ReactNode;
  };
}

type AnyKind = Pick<ListKind<ListOperation, never, never, never>, 'filters' | 'sorts' | 'always' | 'keeps'>;

/** The parameters of the address that a list reads. */
export const parametersOf = ({ filters, keeps = [] }: AnyKind): string[] => [
  ...new Set([...keeps, ...filters.map(({ name }) => name), 'sort', 'after', 'open']),
];

/** What the address asks of the API. */
export function variablesOf({ filters, sorts, always }: AnyKind, query: ListQuery) {
  const filter = Object.assign({}, ...filters.map(({ name, read }) => read(query[name])), always) as object;
  return { filter, sort: orderOf(sortsOf(sorts, query), query.sort) ?? null, after: query.after || null };
}

/** The columns for what a page has told the list. */
export const columnsOf = <Row extends { readonly id: string }, Given>(
  { columns }: Pick<ListKind<ListOperation, never, Row, Given>, 'columns'>,
  given: Given,
): readonly RowColumn<Row>[] => (typeof columns === 'function' ? columns(given) : columns);

/** The orders that are to be had at an address. */
export const sortsOf = (sorts: AnyKind['sorts'], query: ListQuery): readonly ListSort[] =>
  typeof sorts === 'function' ? sorts(query) : sorts;

/** Whether anything was searched or chosen that leaves rows out. */
export const isNarrowed = ({ filters, keeps = [] }: AnyKind, query: ListQuery): boolean =>
  filters.some(({ name, everything }) => Boolean(query[name]) && query[name] !== everything && !keeps.includes(name));

/** The list from its beginning, without search, filters and order. */
export const allOf = ({ keeps = [] }: AnyKind, { query, href }: ListAddress): string =>
  href(Object.fromEntries(keeps.map((name) => [name, query[name]])));

/** The list without search and filters. */
export const clearedOf = ({ filters, keeps = [] }: AnyKind, wanted: ListAddress): string =>
  narrowedTo(wanted, Object.fromEntries(filters.flatMap(({ name }) => (keeps.includes(name) ? [] : [[name, null]]))));

/**
 * What the shown list is narrowed by, where no link or select beside it says so; each chip takes its own off what is
 * wanted.
 */
export const chipsOf = (filters: readonly ListFilter[], { query }: ListAddress, wanted: ListAddress): FilterChip[] =>
  filters.flatMap(({ name, control, choices = [], chip }) => {
    const said = query[name];
    const label = said && control !== 'links' && control !== 'select' && chip(said, choices);
    return label ? [{ label, href: narrowedTo(wanted, { [name]: null }) }] : [];
  });
