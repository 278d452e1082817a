/**
 * Folds away the values of a filter without matches, and those beyond the first, unless there is only one of these: the
 * words in its place would take as much room.
 * @param countOf the number of matches in words; undefined if they were not counted
 */
export function foldsOf<T>(
  options: readonly T[],
  countOf: (option: T) => string | undefined,
  atFirst = options.length,
): readonly [shown: readonly T[], more: readonly T[], unmatched: readonly T[]] {
  const hasMatches = (option: T) => countOf(option) !== '0';
  const matched = options.filter(hasMatches);
  const at = matched.length > atFirst + 1 ? atFirst : matched.length;
  return [matched.slice(0, at), matched.slice(at), options.filter((option) => !hasMatches(option))];
}
