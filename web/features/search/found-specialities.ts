import { specialityOf } from '#common/specialities.ts';

const lettersAtMost = 50;

/**
 * The specialities of a result that fit on its line, at least one, and how many don't fit. Those that were searched for
 * come first.
 */
export function cutSpecialities(
  ids: readonly string[],
  wanted: readonly string[],
): { readonly shown: readonly string[]; readonly rest: number } {
  const ordered = [...ids.filter((id) => wanted.includes(id)), ...ids.filter((id) => !wanted.includes(id))];
  let letters = 0;
  const shown = ordered.filter((id, place) => {
    letters += specialityOf(id)?.name.length ?? id.length;
    return place === 0 || letters <= lettersAtMost;
  });
  return { shown, rest: ids.length - shown.length };
}
