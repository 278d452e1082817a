import { formatCount } from '#common/formats.ts';
import { specialities } from '#common/specialities.ts';
import type { PageAddress } from '#web/kit/page.ts';

/** What is searched for; what the address does not say, or says wrongly, is undefined. */
export interface Asked {
  readonly words: string | undefined;
  readonly speciality: string | undefined;
  readonly page: number | undefined;
}

export function searchOf({ query }: PageAddress): Asked {
  const { q, speciality, page } = query;
  return {
    words: q?.trim() || undefined,
    speciality: specialities.find(({ id }) => id === speciality)?.id,
    page: page && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : undefined,
  };
}

/** How many were found, in a sentence. */
export function describeFound({
  asked: { words, speciality },
  total,
  isBounded,
}: {
  asked: Asked;
  total: number;
  isBounded: boolean;
}): string {
  const field = specialities.find(({ id }) => id === speciality)?.name;
  const count = `${isBounded ? 'More than ' : ''}${formatCount(total, 'recruiter')}`;
  return [count, words && `for “${words}”`, field && `in ${field}`].filter(Boolean).join(' ');
}
