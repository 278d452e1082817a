import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { composeMail } from '#server/mail/compose.ts';
import { ProfileGoneMail, profileGoneSubject } from './mails/ProfileGoneMail.tsx';

interface Objection {
  id: string;
  name: string;
  email: string;
  recruiter_id: string;
}

interface Objected {
  name: string;
  agency_id: string;
  user_id: string | null;
}

/**
 * Removes a profile that nobody has, to which its person objects, with all claims of it. Refuses where people rest on it:
 * its owner, others who claim it, or whoever wrote or was asked for a review there.
 */
export async function takeProfileDown(
  write: Write,
  objection: Objection,
  recruiter: Objected,
): Promise<{ claim: string }> {
  const { id: claim, name, email, recruiter_id } = objection;
  if (recruiter.user_id)
    refuse('CLAIMED', `${recruiter.name} has an owner by now. Decline this objection, and say so.`);
  if (await hasRivals(write, objection))
    refuse(
      'RIVALS',
      'Somebody else claims this profile and has confirmed their address. Decide about that claim first.',
    );
  if (await isNeeded(write, recruiter_id))
    refuse('NEEDED', 'Reviews or placements stand on this profile. Decide about them first.');
  await write.tx.deleteFrom('recruiters').where('id', '=', recruiter_id).execute();
  write.changesPage({ type: 'recruiter', id: recruiter_id });
  write.changesPage({ type: 'agency', id: recruiter.agency_id });
  const props = { name, recruiterName: recruiter.name };
  await composeMail(write, {
    kind: 'security-profile-gone',
    to: { email, name },
    subject: profileGoneSubject(props),
    body: <ProfileGoneMail {...props} />,
  });
  write.audit({
    action: 'removeProfile',
    agencyId: recruiter.agency_id,
    subject: { type: 'Recruiter', id: recruiter_id },
    details: { claimId: claim },
  });
  return { claim };
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
