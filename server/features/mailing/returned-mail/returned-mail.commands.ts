import { sql } from 'kysely';
import { z } from 'zod';
import { invitationLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { isSecurityMail } from '#server/mail/kinds.ts';
import { suppress } from '#server/mail/suppression.ts';
import { failMails } from '../mailing.commands.ts';
import { returnedMailKinds } from './classify.ts';
import '../mailing.events.ts';

/** Notices kept about one email; more are dropped, because whoever has the return address could send any number. */
const noticesOfMail = 20;

/**
 * Records what happened to an email after it was sent. Hard bounces and complaints suppress the address, and so do five
 * emails within 14 days that bounced softly; a policy refusal ends only this email. Repeating it is harmless.
 */
export const recordReturnedMail = defineCommand({
  name: 'recordReturnedMail',
  input: z.object({
    mailId: z.uuid(),
    kind: z.enum(returnedMailKinds),
    isFinal: z.boolean(),
    status: z.string().nullable(),
    detail: z.string().max(300),
    key: z.instanceof(Buffer),
  }),
  run: async (write, returned) => {
    const mail = await loadMail(write, returned.mailId);
    if (!mail || !(await keep(write, mail, returned))) return { isNew: false };
    if (returned.kind === 'complaint') {
      await endMailTo(write, mail, 'complained');
      await write.emit('complained', { email: mail.email, invitationId: mail.invitationId });
      return { isNew: true };
    }
    const isHard = returned.kind === 'hard';
    const isBadAddress = isHard || (returned.kind === 'soft' && (await softBounces(write, mail.email)) >= tooMany);
    if (isBadAddress) await endMailTo(write, mail, 'bounced');
    if (returned.isFinal)
      await failMails(write, [mail.mailId], returned.detail, ['queued', 'sending', 'unknown', 'sent']);
    if (returned.isFinal || isBadAddress)
      await write.emit('mailBounced', { ...mail, isBadAddress, reason: returned.detail });
    return { isNew: true };
  },
});

/** Unsubscribes whoever writes to an email's unsubscribe address, from its agency only. */
export const unsubscribeByMail = defineCommand({
  name: 'unsubscribeByMail',
  input: z.object({ mailId: z.uuid() }),
  actor: () => 'reviewer',
  run: async (write, { mailId }) => {
    const mail = await loadMail(write, mailId);
    if (!mail || isSecurityMail(mail.kind)) return { isNew: false };
    const { email, agencyId, invitationId } = mail;
    const id = await suppress(write, { email, agencyId, reason: 'unsubscribed' });
    if (id)
      write.audit({
        action: 'unsubscribe',
        actor: 'reviewer',
        agencyId,
        subject: { type: 'Suppression', id },
        details: { scope: agencyId ? 'agency' : 'everybody', invitationId },
      });
    await write.emit('unsubscribed', { email, agencyId, invitationId });
    return { isNew: id !== null };
  },
});

type OriginalMail = NonNullable<Awaited<ReturnType<typeof loadMail>>>;

const loadMail = ({ tx }: Write, mailId: string) =>
  tx
    .selectFrom('mails')
    .select(['id as mailId', 'kind', 'to_email as email', 'agency_id as agencyId'])
    .select(['invitation_id as invitationId', 'survey_recipient_id as surveyRecipientId'])
    .where('id', '=', mailId)
    .forUpdate()
    .executeTakeFirst();

interface ReceivedNotice {
  kind: string;
  status: string | null;
  detail: string;
  key: Buffer;
}

async function keep(write: Write, { mailId, email }: OriginalMail, { kind, status, detail, key }: ReceivedNotice) {
  const { count } = await write.tx
    .selectFrom('returned_mails')
    .where('mail_id', '=', mailId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= noticesOfMail) return false;
  const row = await write.tx
    .insertInto('returned_mails')
    .values({
      id: write.nature.newId(),
      mail_id: mailId,
      email,
      kind,
      status,
      detail,
      message_key: key,
      received_at: write.at,
    })
    .onConflict((conflict) => conflict.columns(['mail_id', 'message_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const { most: tooMany, withinDays } = invitationLimits.softBounces;

/** An address's emails that bounced or are delayed: how many notices came about one of them does not matter. */
async function softBounces({ tx, at }: Write, email: string): Promise<number> {
  // Two simultaneous notices about one address would each count one too few.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bounces ${email}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('returned_mails')
    .where('email', '=', email)
    .where('kind', '=', 'soft')
    .where('received_at', '>', new Date(at.getTime() - withinDays * 86_400_000))
    .select(({ fn }) => fn.count<string>('mail_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function endMailTo(write: Write, { mailId, email, agencyId }: OriginalMail, reason: 'bounced' | 'complained') {
  const isNew = await suppress(write, { email, agencyId: null, reason });
  if (!isNew) return;
  const action = reason === 'bounced' ? 'suppressBounced' : 'suppressComplained';
  write.audit({ action, agencyId, subject: { type: 'Mail', id: mailId }, actor: 'system' });
}
