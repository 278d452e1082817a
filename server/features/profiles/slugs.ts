import { sql } from 'kysely';
import { profileLimits } from '#common/limits.ts';
import type { Tx } from '#server/database/database.ts';

/** Addresses below `/recruiter/` and `/agency/` that are pages of their own. */
export const reservedSlugs: readonly string[] = ['edit', 'preview', 'recruiters', 'review', 'new'];

/** What a name is called that has no letter an address can show. */
const nameless = { recruiters: 'recruiter', agencies: 'agency' } as const;

/**
 * An address for a new profile that nobody has: of its name, else with the smallest free number behind it. Two profiles
 * made at once wait for each other, so that both get one.
 */
export async function freeSlug(tx: Tx, table: 'recruiters' | 'agencies', name: string): Promise<string> {
  const wished = slugOf(name) || nameless[table];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${table} ${wished}`}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom(table)
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', wished), eb('slug', '~', `^${wished}-[0-9]+$`)]))
    .execute();
  const unfit = new Set([...reservedSlugs, ...taken.map(({ slug }) => slug)]);
  if (!unfit.has(wished)) return wished;
  for (let number = 2; ; number++) if (!unfit.has(`${wished}-${number}`)) return `${wished}-${number}`;
}

/** `Tūī & Sons` gives `tui-and-sons`; empty for a name without Latin letters or digits. Leaves room for a number. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => latin[letter]!)
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, profileLimits.slug - 10)
    .replaceAll(/^-+|-+$/g, '');
}

/** Letters that do not come apart into a Latin one and its mark. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
