/** Query parameters to change; null, undefined and '' remove one. */
export type ListChanges = Readonly<Record<string, string | null | undefined>>;

/** The query parameters of an address. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** A list's address: its parameters, and a way to build the same page with others. All of a list's state is in it. */
export interface ListAddress {
  readonly query: ListQuery;
  readonly href: (query: ListChanges) => string;
}

/** The address with some parameters changed. Closes the open row and returns to the first page. */
export const narrowedTo = ({ query, href }: ListAddress, changes: ListChanges): string =>
  href({ ...query, after: undefined, open: undefined, ...changes });

/** Reads the list's parameters from a query string that starts with '?'. */
export function queryIn(search: string, { query }: ListAddress): ListQuery {
  const said = new URLSearchParams(search);
  return Object.fromEntries(Object.keys(query).map((name) => [name, said.get(name) ?? undefined]));
}

/** An order of a list: its value in the address (empty for the default) and its label. */
export type ListSort = {
  readonly value: string;
  readonly label: string;
  /** The API's name. Defaults to the value in capitals; for the default order, to the API's own default. */
  readonly order?: string;
};

/** The orders of most lists. */
export const byAge: readonly ListSort[] = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The API's name of the requested order; the default one if the value is unknown. */
export function orderOf(sorts: readonly ListSort[], wanted: string | undefined): string | undefined {
  const sort = sorts.find(({ value }) => value === wanted) ?? sorts.find(({ value }) => !value);
  return sort?.order ?? (sort?.value.toUpperCase() || undefined);
}
