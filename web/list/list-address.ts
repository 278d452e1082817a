/** Parameters of an address to change; null, undefined and '' take one off. */
export type ListChanges = Readonly<Record<string, string | null | undefined>>;

/** What an address says, by parameter. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** Where a list stands: its parameters, and the same page with others. All of a list's state is in its address. */
export interface ListAddress {
  readonly query: ListQuery;
  readonly href: (query: ListChanges) => string;
}

/** The page with some of its parameters changed. What was open and how far one read is left behind. */
export const narrowedTo = ({ query, href }: ListAddress, changes: ListChanges): string =>
  href({ ...query, after: undefined, open: undefined, ...changes });

/** What the query of an address, from its '?' on, says of the parameters that a list reads. */
export function queryIn(search: string, { query }: ListAddress): ListQuery {
  const said = new URLSearchParams(search);
  return Object.fromEntries(Object.keys(query).map((name) => [name, said.get(name) ?? undefined]));
}

/** An order of a list: its name in the address, empty for the usual one, and what it is called. */
export type ListSort = {
  readonly value: string;
  readonly label: string;
  /** The API's name for it. Left out: the name in capitals, and for the usual one whatever the API takes as usual. */
  readonly order?: string;
};

/** The orders of most lists. */
export const byAge: readonly ListSort[] = [
  { value: '', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

/** The order that an address asks for, as the API calls it; the usual one where somebody made up another. */
export function orderOf(sorts: readonly ListSort[], asked: string | undefined): string | undefined {
  const sort = sorts.find(({ value }) => value === asked) ?? sorts.find(({ value }) => !value);
  return sort?.order ?? (sort?.value.toUpperCase() || undefined);
}
