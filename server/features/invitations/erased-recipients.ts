import { type RawBuilder, sql } from 'kysely';
import type { InvitationState } from '#common/invitations/states.ts';
import type { Write } from '#server/commands/write.ts';
import { contains } from '#server/database/contains.ts';
import { move } from './invitations.commands.ts';

/** Stands for the name of a recipient whose data is erased. */
const erasedName = 'Erased';

/** The invitations to an address; found by the index of what is searched. */
export const invitationsTo = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(recipient_email = ${email} and ${contains(sql`folded(searched)`, sql`${email}::text`)})`;

/**
 * Empties the invitations to a person whose data is erased. What was not sent never leaves: drafts are deleted, and
 * scheduled ones are canceled. Call it after `unsubscribed`, which ends the open ones.
 */
export async function eraseRecipient(write: Write, email: string): Promise<void> {
  const { tx, at } = write;
  const { rows } = await sql<{ id: string; agency_id: string; state: InvitationState }>`/* invitationsToErase */
    select id, agency_id, state from invitations where ${invitationsTo(email)} order by id for update`.execute(tx);
  for (const { id, agency_id, state } of rows.filter((row) => row.state === 'scheduled')) {
    await move(write, { id, state }, ['cancel'], { cancelled_because: 'Their data was erased at their request.' });
    write.audit({ action: 'cancelInvitation', agencyId: agency_id, subject: { type: 'Invitation', id } });
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom('invitations').where('id', 'in', ids).where('state', '=', 'draft').execute();
  await tx.deleteFrom('invitation_tokens').where('invitation_id', 'in', ids).execute();
  await tx
    .updateTable('invitations')
    .set((eb) => ({
      recipient_name: erasedName,
      recipient_email: '',
      address_gone_at: at,
      message: null,
      bounced_because: null,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}
