import { z } from 'zod';
import { normaliseEmail } from '#common/email.ts';
import { oneOf } from '#common/inputs.ts';
import { releaseReasons, suppressionReasons } from '#common/mailing/suppressions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { suppress } from '#server/mail/suppression.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import './mailing.events.ts';

/** Suppresses an address for everybody. Open invitations to it end, as if the person had unsubscribed. */
export const addSuppression = defineCommand({
  name: 'addSuppression',
  input: z.object({
    email: z.string().max(300),
    reason: oneOf(suppressionReasons, 'Choose why to stop emails to this address.'),
  }),
  run: async (write, { email: typed, reason }) => {
    refuseAllButSuperAdmins(write.viewer);
    const email =
      normaliseEmail(typed) ?? refuse('INVALID_EMAIL', 'Enter an email address such as name@company.example.', 'email');
    const id = await suppress(write, { email, agencyId: null, reason });
    if (!id) return refuse('TAKEN', 'Emails to this address are already stopped.', 'email');
    if (reason === 'complained') await write.emit('complained', { email, invitationId: null });
    else await write.emit('unsubscribed', { email, agencyId: null, invitationId: null });
    write.audit({
      action: 'addSuppression',
      agencyId: null,
      subject: { type: 'Suppression', id },
      details: { reason },
    });
    return { suppression: id };
  },
});

/** Lets an address get email again. Ended invitations stay ended. */
export const removeSuppression = defineCommand({
  name: 'removeSuppression',
  input: z.object({
    suppressionId: z.uuid(),
    because: oneOf(releaseReasons, 'Choose why to allow emails to this address again.'),
  }),
  run: async (write, { suppressionId, because }) => {
    refuseAllButSuperAdmins(write.viewer);
    const row = await write.tx
      .deleteFrom('suppressions')
      .where('id', '=', suppressionId)
      .returning(['email', 'agency_id', 'reason'])
      .executeTakeFirst();
    if (!row) return refuseUnknown();
    if (row.email !== null) await allowAgain(write, row.email, row.agency_id);
    write.audit({
      action: 'removeSuppression',
      agencyId: row.agency_id,
      subject: { type: 'Suppression', id: suppressionId },
      details: { because, reason: row.reason },
    });
    return { suppressionId: `Suppression:${suppressionId}` };
  },
});

async function allowAgain(write: Write, email: string, agencyId: string | null): Promise<void> {
  // Earlier bounces would otherwise count with the next one.
  await write.tx.deleteFrom('returned_mails').where('email', '=', email).where('kind', '=', 'soft').execute();
  await write.emit('subscribedAgain', { email, agencyId });
}
