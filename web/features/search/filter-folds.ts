/** Where a value of a filter is listed: always, after 'Show more', or with those that have no matches. */
export interface Folds<T> {
  readonly shown: readonly T[];
  readonly more: readonly T[];
  readonly unmatched: readonly T[];
}

/**
 * Folds away the values of a filter without matches, and those beyond the first, unless there is only one of these: the
 * words in its place would take as much room.
 * @param countOf the number of matches in words; undefined if they were not counted
 */
export function foldsOf<T>(
  options: readonly T[],
  countOf: (option: T) => string | undefined,
  atFirst = options.length,
): Folds<T> {
  const unmatched = options.filter((option) => countOf(option) === '0');
  const matched = options.filter((option) => !unmatched.includes(option));
  const at = matched.length > atFirst + 1 ? atFirst : matched.length;
  return { shown: matched.slice(0, at), more: matched.slice(at), unmatched };
}
