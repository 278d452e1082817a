import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** How we keep the email address of somebody who doesn't want a profile: as a hash that cannot be read back. */
const hashOf = (email: string): Buffer =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'gone profiles')).update(email.toLowerCase()).digest();

/** Makes all addresses of a profile answer 410 from now on, and keeps its person from getting another profile. */
export async function rememberGone(
  { tx, at, nature }: Write,
  profile: { id: string; slug: string; emails: readonly (string | null)[] },
): Promise<void> {
  const old = await tx.deleteFrom('old_slugs').where('recruiter_id', '=', profile.id).returning('slug').execute();
  const slugs = [profile.slug, ...old.map(({ slug }) => slug)];
  const emails = new Set(profile.emails.flatMap((email) => email?.toLowerCase() ?? []));
  const row = () => ({ id: nature.newId(), gone_at: at });
  await tx
    .insertInto('gone_profiles')
    .values([
      ...slugs.map((slug) => ({ ...row(), slug_hash: slugHash(slug), email_hash: null })),
      ...[...emails].map((email) => ({ ...row(), slug_hash: null, email_hash: hashOf(email) })),
    ])
    .onConflict((known) => known.column('slug_hash').doUpdateSet({ gone_at: at }))
    .execute();
}

/** Whether somebody with this address has objected to a profile here. */
export async function wantsNoProfile({ tx }: Write, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gone_profiles')
    .select('id')
    .where('email_hash', '=', hashOf(email))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A slug as `gone_profiles` stores it. */
export const slugHash = (slug: unknown) => sql<Buffer>`sha256(convert_to(${slug}::text, 'UTF8'))`;
