import { formatDay } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import type { ListQuery } from './list-address.ts';

/** A value of a filter: as in the address, and its label. */
export type Choice = { readonly value: string; readonly label: string };

/** A filter of a list, kept in one query parameter. */
export interface ListFilter<Filter extends object = object> {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  /**
   * Links side by side, a select beside the search, or a field in the sheet. A 'chip' filter is set elsewhere, such as
   * in an open row.
   */
  readonly control: 'search' | 'links' | 'select' | 'sheet' | 'text' | 'day' | 'chip';
  /** For a filter in the sheet: when left out, the page provides the values. */
  readonly choices?: readonly Choice[];
  /** The label of the empty choice. */
  readonly all?: string;
  /** The value that shows everything, if the empty choice does not. */
  readonly everything?: string;
  readonly help?: string;
  /** The error for the value in the address, if any. */
  readonly error?: (query: ListQuery) => string | undefined;
  /** Whether to show the filter; always by default. */
  readonly isShown?: (query: ListQuery) => boolean;
  /** Turns the value in the address into a part of the API's filter. Invalid values filter nothing. */
  readonly read: (said: string | undefined) => Filter;
  /** The label of a value on its chip; undefined if it filters nothing. */
  readonly chip: (said: string, choices: readonly Choice[]) => string | undefined;
}

/** The values that a page provides, by the name of their filter. */
export type Offers = Readonly<Record<string, readonly Choice[]>>;

/** The filters with the values that a page provides. Leaves out those that get none. */
export const withOffers = (filters: readonly ListFilter[], offers: Offers): ListFilter[] =>
  filters.flatMap((filter): ListFilter[] => {
    const choices = filter.choices ?? offers[filter.name];
    return choices || filter.control !== 'sheet' ? [{ ...filter, ...(choices && { choices }) }] : [];
  });

/** Turns labels into choices: all of them, or only the given values. */
export const choicesOf = <Value extends string>(
  words: Readonly<Record<Value, string | { readonly label: string }>>,
  values: readonly Value[] = Object.keys(words) as Value[],
): readonly Choice[] =>
  values.map((value) => {
    const said = words[value];
    return { value, label: typeof said === 'string' ? said : said.label };
  });

type ChoiceOptions<Filter extends object> = Partial<
  Pick<ListFilter<Filter>, 'control' | 'all' | 'everything' | 'isShown' | 'read'>
>;
type Field<Name extends string> = { readonly [K in Name]?: string };

/** A text search, in the parameter `q`. */
export const search = (label: string): ListFilter<{ words?: string }> => ({
  name: 'q',
  label,
  control: 'search',
  read: (said) => given('words', said?.trim()),
  chip: (said) => said && `‘${said}’`,
});

/** One of several values. Without `read`, the API's field has the parameter's name and takes the value unchanged. */
export function choice<const Name extends string, Filter extends object = Field<Name>>(
  name: Name,
  label: string,
  choices: readonly Choice[],
  { control = 'links', all = 'All', read, ...options }: ChoiceOptions<Filter> = {},
): ListFilter<Filter> {
  const known = (said: string | undefined) => choices.find(({ value }) => value === said)?.value;
  return {
    name,
    label,
    control,
    choices,
    all,
    ...options,
    read: (said) => (read ? read(known(said)) : (given(name, known(said)) as Filter)),
    chip: chipOfChoice(label),
  };
}

/** One of the values that the page provides, in the sheet; left out if there are none. */
export const offered = <const Name extends string>(name: Name, label: string): ListFilter<Field<Name>> => ({
  name,
  label,
  control: 'sheet',
  read: (said) => given(name, said),
  chip: chipOfChoice(label),
});

/** A date; invalid dates filter nothing. */
export const day = <const Name extends string>(
  name: Name,
  label: string,
  options: Pick<ListFilter, 'error'> = {},
): ListFilter<Field<Name>> => ({
  name,
  label,
  control: 'day',
  ...options,
  read: (said) => given(name, said && isPlainDate(said) ? said : undefined),
  chip: (said) => (isPlainDate(said) ? `${label} ${formatDay(said)}` : undefined),
});

/** A text to type or, with the control 'chip', to set elsewhere. */
export function text<const Name extends string, Filter extends object = Field<Name>>(
  name: Name,
  label: string,
  {
    inWords = (said: string) => said,
    read = (said: string | undefined) => given(name, said) as Filter,
    ...options
  }: Partial<Pick<ListFilter<Filter>, 'read' | 'help'>> & {
    control?: 'text' | 'chip';
    inWords?: (said: string) => string;
  } = {},
): ListFilter<Filter> {
  return {
    name,
    label,
    control: 'text',
    ...options,
    read: (said) => read(said?.trim() || undefined),
    chip: (said) => `${label}: ${inWords(said)}`,
  };
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as Field<Name>;

const chipOfChoice = (label: string) => (said: string, choices: readonly Choice[]) => {
  const chosen = choices.find(({ value }) => value === said);
  return chosen && `${label}: ${chosen.label}`;
};
