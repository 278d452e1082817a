/** Parameters of an address to change; null, undefined and '' take one off. */
export type ListChanges = Readonly<Record<string, string | null | undefined>>;

/** Where a list stands: its parameters, and the same page with others. All of a list's state is in its address. */
export interface ListAddress {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly href: (query: ListChanges) => string;
}

/** The page with some of its parameters changed. What was open and how far one read is left behind. */
export const narrowedTo = ({ query, href }: ListAddress, changes: ListChanges): string =>
  href({ ...query, after: undefined, open: undefined, ...changes });

/** What the query of an address, from its '?' on, says of the parameters that a list reads. */
export function queryIn(search: string, { query }: ListAddress): ListAddress['query'] {
  const said = new URLSearchParams(search);
  return Object.fromEntries(Object.keys(query).map((name) => [name, said.get(name) ?? undefined]));
}

/** An order of a list: its name in the address, empty for the usual one, and what it is called. */
export type ListSort<Value extends string = string> = { readonly value: Value; readonly label: string };

/** The order that an address asks for, as the API calls it; undefined for the usual one and for one that somebody made up. */
export const orderOf = <Value extends string>(
  sorts: readonly ListSort<Value>[],
  asked: string | undefined,
): Uppercase<Exclude<Value, ''>> | undefined =>
  sorts.find(({ value }) => value && value === asked)?.value.toUpperCase() as Uppercase<Exclude<Value, ''>> | undefined;
