import { countryOf } from '#common/countries.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { recountCoverage, recountRecruiter } from '#server/features/profiles/figures/figures.ts';
import { freeSlug } from '#server/features/profiles/slugs/slugs.ts';

/** An agency that gets a profile. */
export interface ChosenAgency {
  id: string;
  name: string;
}

interface NewAgency {
  name: string;
  country: string;
  /** The agency's contact address in emails to reviewers. */
  contactEmail: string;
  /** Why it was created, for the audit log: a kind of enquiry, or 'unclaimed'. */
  kind: string;
  /** By default it is: a super admin creates it. */
  isApproved?: boolean;
}

/** Creates an agency: approved at once for a super admin, or unapproved for a recruiter who continues alone. */
export async function newAgency(
  write: Write,
  { name, country, contactEmail, kind, isApproved = true }: NewAgency,
): Promise<ChosenAgency> {
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
      is_approved: isApproved,
      approved_at: isApproved ? write.at : null,
      approved_by: isApproved ? write.viewer.userId : null,
      created_at: write.at,
    })
    .execute();
  write.audit({ action: 'createAgency', agencyId: id, subject: { type: 'Agency', id }, details: { kind } });
  return { id, name };
}

/** The agency that a super admin chose from the list; refuses one that no longer exists. */
export async function chosenAgency({ tx }: Write, id: string): Promise<ChosenAgency> {
  const agency = await tx.selectFrom('agencies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  return agency ?? refuse('AGENCY_UNKNOWN', "We can't find this agency. Choose another one.", 'agencyId');
}

interface NewProfile {
  name: string;
  email: string;
  country: string;
  location?: string;
  phone?: string | null;
  linkedin_url?: string | null;
  speciality?: string | null | undefined;
  /** Where the facts come from, for an unclaimed profile. */
  source?: string;
}

/** Creates a profile without reviews in an agency: for its new member or, with a source, unclaimed. */
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
  // No figures yet, but dated today: the page says when its score was computed.
  await recountRecruiter(write.tx, id, write.at);
  await recountCoverage(write.tx, id, write.at);
  write.changesPage({ type: 'agency', id: agencyId });
  return { id, slug };
}
