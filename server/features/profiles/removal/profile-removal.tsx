import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { removeFile } from '#server/storage/files.ts';
import { profileGone } from '../mails/ProfileGoneMail.tsx';
import { eraseTraces } from './erase-traces.ts';
import { rememberGone } from './gone-profiles.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /**
     * A person has objected to their profile: later features delete what they keep about them. The profile still
     * exists.
     */
    profileGone: { recruiterId: string; agencyId: string };
  }
}

interface Objection {
  id: string;
  name: string;
  email: string;
  recruiter_id: string;
}

interface Objected {
  name: string;
  slug: string;
  email: string | null;
  agency_id: string;
  user_id: string | null;
}

/** The name that an agency's own records show for a gone profile. */
const formerName = 'Former recruiter';

/**
 * Removes an unclaimed profile its person objected to, with all claims of it and everything written about them. If
 * placements refer to it, an anonymous row stays, so that the agency's records are complete. Refuses a profile that
 * somebody owns or claims.
 */
export async function takeProfileDown(
  write: Write,
  objection: Objection,
  recruiter: Objected,
): Promise<{ claim: string }> {
  const { id: claim, name, email, recruiter_id } = objection;
  if (recruiter.user_id)
    refuse('CLAIMED', `${recruiter.name} now has an owner. Decline this objection, and tell them so.`);
  if (await hasRivals(write, objection))
    refuse('RIVALS', 'Another person has claimed this profile and confirmed their address. Decide that claim first.');
  await removeProfile(write, { ...recruiter, id: recruiter_id, emails: [recruiter.email, email] });
  // Once this email is sent, the stored copy names nobody.
  await sendMail(write, profileGone, { to: { email, name: '' }, props: { name, recruiterName: recruiter.name } });
  write.audit({
    action: 'removeProfile',
    agencyId: recruiter.agency_id,
    subject: { type: 'Recruiter', id: recruiter_id },
    details: { claimId: claim },
  });
  return { claim };
}

/** A profile to remove, with the addresses its person is known by. */
interface Removed {
  id: string;
  name: string;
  slug: string;
  agency_id: string;
  emails: readonly (string | null)[];
}

/** Removes a profile with everything written about its person, and keeps it from being made again. */
export async function removeProfile(
  write: Write,
  { id, name, slug, agency_id: agencyId, emails }: Removed,
): Promise<void> {
  write.changesPage({ type: 'recruiter', id });
  write.changesPage({ type: 'agency', id: agencyId });
  await write.emit('profileGone', { recruiterId: id, agencyId });
  await rememberGone(write, { id, slug, emails });
  await removePictures(write, id);
  if (await isNeeded(write, id)) await erasePerson(write, id);
  else await write.tx.deleteFrom('recruiters').where('id', '=', id).execute();
  await eraseTraces(write, {
    recruiterId: id,
    agencyId,
    name,
    emails: [...new Set(emails.flatMap((one) => one?.toLowerCase() ?? []))],
  });
}

const hasRivals = async ({ tx }: Write, { id, recruiter_id }: Objection) =>
  (await tx
    .selectFrom('claims')
    .select('id')
    .where('recruiter_id', '=', recruiter_id)
    .where('id', '<>', id)
    .where('wish', '=', 'claim')
    .where('state', 'in', ['email_verified', 'disputed'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function isNeeded({ tx }: Write, id: string): Promise<boolean> {
  for (const table of ['reviews', 'invitations', 'placements'] as const) {
    const row = await tx.selectFrom(table).select('id').where('recruiter_id', '=', id).limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function removePictures(write: Write, id: string) {
  const pictures = await write.tx
    .selectFrom('recruiters')
    .select(['photo_file_id', 'cover_file_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await write.tx
    .updateTable('recruiters')
    .set({ photo_file_id: null, cover_file_id: null })
    .where('id', '=', id)
    .execute();
  for (const fileId of Object.values(pictures)) if (fileId) await removeFile(write, fileId);
}

/** Leaves the row that records refer to, without anything about the person. It has no page and cannot be found. */
async function erasePerson({ tx, at }: Write, id: string) {
  for (const table of [
    'claims',
    'favourites',
    'profile_events',
    'profile_looks',
    'profile_reports',
    'suppliers',
  ] as const)
    await tx.deleteFrom(table).where('recruiter_id', '=', id).execute();
  await tx
    .updateTable('recruiters')
    .set((eb) => ({
      gone_at: at,
      ...{ user_id: null, is_claimed: false },
      slug: `gone-${id}`,
      name: formerName,
      source: 'nobody: the person objected',
      ...{ headline: '', about: '', long_text: '', location: '', photo_alt: '', cover_alt: '' },
      ...{ email: null, phone: null, linkedin_url: null, video_url: null, postcode: null },
      ...{ specialities: [], role_types: [] },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
