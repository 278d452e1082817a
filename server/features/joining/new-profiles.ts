import { countryOf } from '#common/countries.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { recountCoverage, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { freeSlug } from '#server/features/profiles/slugs/slugs.ts';

/** An agency that a profile is put into. */
export interface ChosenAgency {
  id: string;
  name: string;
}

interface NewAgency {
  name: string;
  country: string;
  /** Where mails to reviewers say that this agency is reached. */
  contactEmail: string;
  /** What it was made for, as the audit log tells: a kind of enquiry, or 'unclaimed'. */
  kind: string;
}

/** Makes an agency that a super admin has approved by making it. */
export async function newAgency(write: Write, { name, country, contactEmail, kind }: NewAgency): Promise<ChosenAgency> {
  const id = write.nature.newId();
  await write.tx
    .insertInto('agencies')
    .values({
      id,
      slug: await freeSlug(write.tx, 'agencies', name),
      name,
      legal_name: name,
      contact_email: contactEmail,
      country,
      time_zone: countryOf(country)?.timeZone ?? 'UTC',
      is_approved: true,
      approved_at: write.at,
      approved_by: write.viewer.userId,
      created_at: write.at,
    })
    .execute();
  write.audit({ action: 'createAgency', agencyId: id, subject: { type: 'Agency', id }, details: { kind } });
  return { id, name };
}

/** The agency that a super admin chose from the list; refuses one that is not there any more. */
export async function chosenAgency({ tx }: Write, id: string): Promise<ChosenAgency> {
  const agency = await tx.selectFrom('agencies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  return agency ?? refuse('AGENCY_UNKNOWN', 'We cannot find this agency. Choose another one.', 'agencyId');
}

interface NewProfile {
  name: string;
  email: string;
  country: string;
  location?: string;
  phone?: string | null;
  linkedin_url?: string | null;
  speciality?: string | null | undefined;
  /** Where the facts come from, for one whose person has not claimed it. */
  source?: string;
}

/** A profile of nothing yet in an agency: of its new member, or, with a source, of somebody who is to claim it. */
export async function newProfile(
  write: Write,
  { speciality, ...facts }: NewProfile,
  agencyId: string,
): Promise<{ id: string; slug: string }> {
  const id = write.nature.newId();
  const slug = await freeSlug(write.tx, 'recruiters', facts.name);
  await write.tx
    .insertInto('recruiters')
    .values({
      ...facts,
      id,
      slug,
      agency_id: agencyId,
      specialities: speciality ? [speciality] : [],
      is_claimed: facts.source === undefined,
      joined_at: write.at,
    })
    .execute();
  // Of nothing, but as of today: the page says when its score was computed.
  await recountRecruiter(write.tx, id, write.at);
  await recountCoverage(write.tx, id, write.at);
  write.changesPage({ type: 'agency', id: agencyId });
  return { id, slug };
}
