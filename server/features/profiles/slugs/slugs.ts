import { type Expression, sql } from 'kysely';
import { profileLimits } from '#common/limits.ts';
import { reservedSlugs } from '#common/routes/match.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { slugHash } from '../removal/gone-profiles.ts';

/** The kind of profile. Also its address if the name has no letters that an address can show. */
const kindOf = { recruiters: 'recruiter', agencies: 'agency' } as const;
type Profiles = keyof typeof kindOf;

/**
 * A free address for a new profile: its name, or its name with the smallest free number. Two profiles created at once
 * wait for each other, so that they get different ones.
 */
export async function freeSlug(tx: Tx, table: Profiles, name: string): Promise<string> {
  const wished = slugOf(name) || kindOf[table];
  await takeTurns(tx, table, wished);
  const isLike = (column: Expression<string>) =>
    sql<boolean>`(${column} = ${wished} or ${column} ~ ${`^${wished}-[0-9]+$`})`;
  const taken = await tx
    .selectFrom(table)
    .select('slug')
    .where((eb) => isLike(eb.ref('slug')))
    // Includes former addresses, which still lead to somebody.
    .unionAll((eb) =>
      eb
        .selectFrom('old_slugs')
        .select('slug')
        .where('kind', '=', kindOf[table])
        .where(isLike(sql.ref('slug'))),
    )
    .execute();
  const unfit = new Set([...reservedSlugs, ...taken.map(({ slug }) => slug)]);
  const isFree = async (slug: string) => !unfit.has(slug) && !(await isGone(tx, table, slug));
  if (await isFree(wished)) return wished;
  for (let number = 2; ; number++) if (await isFree(`${wished}-${number}`)) return `${wished}-${number}`;
}

/** Whether a gone profile had this address, which is never given out again. */
async function isGone(tx: Tx, table: Profiles, slug: string): Promise<boolean> {
  if (table === 'agencies') return false;
  const gone = tx.selectFrom('gone_profiles').select('id').where('slug_hash', '=', slugHash(slug));
  return (await gone.executeTakeFirst()) !== undefined;
}

/** Makes requests for the same address wait for each other. */
const takeTurns = (tx: Tx, table: Profiles, slug: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${table} ${slug}`}, 0))`.execute(tx);

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

/** Letters that don't decompose into a Latin letter and a mark. */
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

/**
 * Changes a profile's address. The old one redirects permanently, and the profile may return to any it had before.
 * Refused at its field if somebody else has or had it.
 */
export async function changeSlug(
  write: Write,
  table: Profiles,
  profile: { id: string; slug: string },
  wished: string,
): Promise<void> {
  if (wished === profile.slug) return;
  const { tx, at } = write;
  await takeTurns(tx, table, wished);
  if (await isTaken(tx, table, profile.id, wished))
    refuse('SLUG_TAKEN', 'This link is already taken. Choose another one.', 'slug');
  const kind = kindOf[table];
  await tx.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', wished).execute();
  const { count } = await tx
    .selectFrom('old_slugs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('subject_id', '=', profile.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= profileLimits.oldSlugs)
    refuse(
      'SLUG_TOO_OFTEN',
      "You've changed this link too often: all your old links still lead here. Go back to one of them, or contact us.",
      'slug',
    );
  await tx
    .insertInto('old_slugs')
    .values({ slug: profile.slug, since: at, [table === 'recruiters' ? 'recruiter_id' : 'agency_id']: profile.id })
    .execute();
  await tx.updateTable(table).set({ slug: wished }).where('id', '=', profile.id).execute();
}

async function isTaken(tx: Tx, table: Profiles, id: string, slug: string): Promise<boolean> {
  const { rows } = await sql`/* isSlugTaken */
    select from ${sql.table(table)} where slug = ${slug} and id <> ${id}
    union all
    select from old_slugs where kind = ${kindOf[table]} and slug = ${slug} and subject_id <> ${id}`.execute(tx);
  return rows.length > 0 || isGone(tx, table, slug);
}
