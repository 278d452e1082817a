import { specialityOf } from '#common/specialities.ts';

/** The name of a speciality. */
export const specialityName = (id: string): string => specialityOf(id)?.name ?? id;

const lettersAtMost = 50;

/**
 * The names of a result's specialities that fit on its line, at least one, and how many don't fit. Those that were searched for
 * come first.
 */
export function cutSpecialities(
  ids: readonly string[],
  wanted: readonly string[] = [],
): { readonly shown: readonly string[]; readonly rest: number } {
  const ordered = [...ids.filter((id) => wanted.includes(id)), ...ids.filter((id) => !wanted.includes(id))];
  let letters = 0;
  const shown = ordered.map(specialityName).filter((name, place) => {
    letters += name.length;
    return place === 0 || letters <= lettersAtMost;
  });
  return { shown, rest: ids.length - shown.length };
}
