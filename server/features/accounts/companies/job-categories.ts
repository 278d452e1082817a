import { type Speciality, specialitiesToShow } from '#common/specialities.ts';

/** The specialities of which each typed word begins a word, in the order in which lists show them; all for no words. */
export function jobCategories(typed: string): readonly Speciality[] {
  const words = wordsOf(typed);
  return specialitiesToShow.filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Without case, accents and signs; '&' is written as it is said. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
