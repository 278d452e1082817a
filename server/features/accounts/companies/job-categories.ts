import { type Speciality, specialitiesToShow } from '#common/specialities.ts';

/** The specialities with words that start with each typed word, in display order; all of them without words. */
export function jobCategories(typed: string): readonly Speciality[] {
  const words = wordsOf(typed);
  return specialitiesToShow.filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Without case, accents and symbols; '&' becomes 'and'. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
