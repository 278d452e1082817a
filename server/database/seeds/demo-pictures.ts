import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { isComplete, partsOfAgency, partsOfRecruiter } from '#common/profiles/completeness.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { longestSideOf } from '#server/storage/kinds.ts';
import { reEncode } from '#server/storage/re-encode.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { connect, type Database } from '../database.ts';
import { Dice } from './dice.ts';
import { landscape, landscapeSize } from './pictures/landscape.tsx';
import { logo, logoSide } from './pictures/logo.tsx';
import { lookFor } from './pictures/looks.ts';
import { portrait, portraitSide } from './pictures/portrait.tsx';

type Kysely = Database['kysely'];

/**
 * Draws photos, logos and covers for the demo and stores them like uploads. Bytes are outside the database, and so
 * outside the demo's transaction: an interruption in between leaves a demo with initials instead.
 */
export async function seedPictures(connectionString: string): Promise<void> {
  const { kysely, close } = connect(connectionString, 1);
  try {
    await giveToAgencies(kysely);
    await giveToRecruiters(kysely);
    await noteComplete(kysely);
  } finally {
    await close();
  }
}

async function giveToAgencies(kysely: Kysely): Promise<void> {
  const agencies = await kysely
    .selectFrom('agencies')
    .select(['id', 'slug', 'name', 'plan'])
    .where('is_approved', '=', true)
    .orderBy('slug')
    .execute();
  for (const agency of agencies) {
    const dice = diceOf(agency.slug);
    const letters = agency.name
      .split(' ')
      .slice(0, 2)
      .map((word) => word[0])
      .join('');
    const owner = { agencyId: agency.id, userId: null };
    const logoId = await keep(kysely, owner, logo(agency.slug, letters, dice), { width: logoSide, height: logoSide });
    const coverId = agency.plan === 'free' ? null : await keep(kysely, owner, landscape(dice), landscapeSize);
    await kysely
      .updateTable('agencies')
      .set({ logo_file_id: logoId, cover_file_id: coverId, logo_alt: `Logo of ${agency.name}` })
      .where('id', '=', agency.id)
      .execute();
  }
}

/**
 * Most people who claimed their profile have a photo that fits their name, each another one. Those with reviews and a plan that includes it
 * have a cover.
 */
async function giveToRecruiters(kysely: Kysely): Promise<void> {
  const recruiters = await kysely
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.id', 'r.slug', 'r.name', 'r.user_id', 'r.agency_id', 'a.plan', 'r.review_count'])
    .where('r.is_claimed', '=', true)
    .orderBy('r.slug')
    .execute();
  const taken = new Set<string>();
  for (const { id, slug, name, user_id: userId, agency_id: agencyId, plan, review_count: reviewCount } of recruiters) {
    const dice = diceOf(slug);
    if (dice.chance(0.15) && slug !== 'demo-recruiter') continue;
    const owner = { agencyId, userId };
    const size = { width: portraitSide, height: portraitSide };
    const look = lookFor(name.split(' ')[0]!, dice, taken);
    const photo = await keep(kysely, owner, portrait(look, dice), size);
    const cover =
      slug === 'demo-recruiter' || (plan !== 'free' && reviewCount >= 10)
        ? await keep(kysely, owner, landscape(dice), landscapeSize)
        : null;
    await kysely
      .updateTable('recruiters')
      .set({ photo_file_id: photo, cover_file_id: cover })
      .where('id', '=', id)
      .execute();
  }
}

/** Marks the profiles that lack nothing, as editing does. */
async function noteComplete(kysely: Kysely): Promise<void> {
  const recruiters = await kysely
    .selectFrom('recruiters')
    .select(['user_id', 'headline', 'about', 'specialities', 'role_types', 'phone', 'linkedin_url', 'photo_file_id'])
    .select(['country', 'location', 'postcode'])
    .where('user_id', 'is not', null)
    .execute();
  const people = recruiters.filter(
    ({ role_types: roleTypes, linkedin_url: linkedinUrl, photo_file_id: photo, ...rest }) =>
      isComplete(partsOfRecruiter({ ...rest, roleTypes, linkedinUrl, hasPhoto: photo !== null })),
  );
  const agencies = (
    await kysely
      .selectFrom('agencies')
      .select(['id', 'description', 'website', 'country', 'location', 'postcode', 'logo_file_id'])
      .execute()
  ).filter(({ logo_file_id: logoId, ...rest }) => isComplete(partsOfAgency({ ...rest, hasLogo: logoId !== null })));
  await kysely
    .updateTable('users')
    .set({ is_profile_complete: true })
    .where(
      'id',
      'in',
      people.flatMap(({ user_id: id }) => id ?? []),
    )
    .execute();
  await kysely
    .updateTable('agencies')
    .set({ is_complete: true })
    .where(
      'id',
      'in',
      agencies.map(({ id }) => id),
    )
    .execute();
}

type Owner = { agencyId: string; userId: string | null };

async function keep(
  kysely: Kysely,
  { agencyId, userId }: Owner,
  drawn: ReactElement,
  size: { width: number; height: number },
): Promise<string> {
  const bytes = await reEncode(await drawPicture(drawn, size), longestSideOf('picture')!);
  const key = randomBytes(32).toString('base64url');
  await fileStorage().put(key, Readable.from([bytes]));
  const now = new Date();
  const id = diceOf(key).id(now);
  await kysely
    .insertInto('files')
    .values({
      id,
      key,
      kind: 'picture',
      media_type: 'image/webp',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      state: 'attached',
      agency_id: agencyId,
      uploaded_by: userId,
      uploaded_at: now,
      attached_at: now,
    })
    .execute();
  return id;
}

/** A random number that is always the same for one name. */
const diceOf = (name: string) => new Dice(createHash('sha256').update(name).digest().readInt32BE(0));
