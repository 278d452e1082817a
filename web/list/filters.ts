import { formatDate } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import type { ListQuery } from './list-address.ts';

/** One of the values that a filter may have: what the address says, and what people read. */
export type Choice = { readonly value: string; readonly label: string };

/** One way to narrow a list, kept in one parameter of its address. */
export interface ListFilter<Filter extends object = object> {
  /** The parameter in the address. */
  readonly name: string;
  readonly label: string;
  /** Links side by side, a select beside the search, or a field in the sheet; 'chip' is chosen elsewhere, such as in an open row. */
  readonly control: 'search' | 'links' | 'select' | 'sheet' | 'text' | 'day' | 'chip';
  /** Left out of a filter in the sheet: those that the page offers. */
  readonly choices?: readonly Choice[];
  /** What the choice without a value says. */
  readonly all?: string;
  /** The value that leaves everything in the list, where the choice without a value does not. */
  readonly everything?: string;
  readonly help?: string;
  /** What is wrong with what the address says, if anything. */
  readonly error?: (query: ListQuery) => string | undefined;
  /** When there is something to choose; always if left out. */
  readonly isShown?: (query: ListQuery) => boolean;
  /** What the address says as a part of the API's filter. What somebody made up narrows nothing. */
  readonly read: (said: string | undefined) => Filter;
  /** What a value is called on its chip; undefined for one that narrows nothing. */
  readonly chip: (said: string, choices: readonly Choice[]) => string | undefined;
}

/** What values are called, as choices: all of them, or those that are named. */
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

/** Words to search for; they travel as `q`. */
export const search = (label: string): ListFilter<{ words?: string }> => ({
  name: 'q',
  label,
  control: 'search',
  read: (said) => given('words', said?.trim()),
  chip: (said) => said && `‘${said}’`,
});

/** One of several values. Unless `read` says otherwise, the API's field is called as the parameter is, and takes the value itself. */
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

/** One of the values that the page offers, which only it knows; shown in the sheet where it offers any. */
export const offered = <const Name extends string>(name: Name, label: string): ListFilter<Field<Name>> => ({
  name,
  label,
  control: 'sheet',
  read: (said) => given(name, said),
  chip: chipOfChoice(label),
});

/** A day; one that no calendar has narrows nothing. */
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
  chip: (said) => (isPlainDate(said) ? `${label} ${formatDate(said)}` : undefined),
});

/** A text to type, or with the control 'chip' to choose elsewhere. */
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
