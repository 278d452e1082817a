import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { contactLimits } from '#common/limits.ts';
import { contactInput } from '#common/profiles/inputs.ts';
import { absolute, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { derivedKey } from '#server/session/tokens.ts';
import { ContactMail, contactSubject } from './mails/ContactMail.tsx';
import { countedVisitor, noteProfileEvent } from './visitors.ts';

const day = 86_400_000;

/**
 * Mails what somebody writes to a recruiter, whose address they never see; an answer goes to the writer. The same
 * message sent again within a day goes once.
 */
export const contactRecruiter = defineCommand({
  name: 'contactRecruiter',
  input: contactInput.extend({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId, name, email, message }) => {
    const recruiter = await loaded(write, recruiterId);
    if (!recruiter.mailbox) return refuseMessages(recruiter.name);
    const message_hash = createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'messages to recruiters'))
      .update(JSON.stringify([recruiterId, email, message]))
      .digest();
    // One message after the other, so that each is counted.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`messages to ${recruiterId}`}, 0))`.execute(write.tx);
    const today = await messagesOfDay(write, recruiterId);
    if (today.some((sent) => sent.equals(message_hash))) return {};
    const visitor_hash = await countedVisitor(write, 'contact', contactLimits.messagesAnHour);
    if (today.length >= contactLimits.messagesOfProfileADay)
      refuse('TOO_MANY', `${recruiter.name} has got as many messages as we deliver in a day. Try again tomorrow.`);
    const { outcome } = await composeMail(write, {
      kind: 'contact',
      to: { email: recruiter.mailbox, name: recruiter.name },
      replyTo: email,
      subject: contactSubject(),
      body: (
        <ContactMail
          recruiterName={recruiter.name}
          name={name}
          email={email}
          message={message}
          profileUrl={absolute(env.PLAUDIT_URL, recruiterUrl(recruiter.slug))}
        />
      ),
      agencyId: recruiter.agency_id,
      unsubscribe: { agencyId: recruiter.agency_id },
    });
    if (outcome === 'suppressed') return refuseMessages(recruiter.name);
    await noteProfileEvent(write, recruiter, { kind: 'contact', visitor_hash, message_hash });
    write.audit({
      action: 'contactRecruiter',
      agencyId: recruiter.agency_id,
      subject: { type: 'Recruiter', id: recruiterId },
    });
    return {};
  },
});

/** Tells the phone number of a profile, which stands in no page, and counts that it was asked for. */
export const revealPhone = defineCommand({
  name: 'revealPhone',
  input: z.object({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId }) => {
    const recruiter = await loaded(write, recruiterId);
    const { phone } = recruiter;
    if (!phone) return refuse('NO_PHONE', `There is no phone number of ${recruiter.name} here.`);
    const isTheirs = recruiter.user_id !== null && recruiter.user_id === write.viewer.userId;
    if (isTheirs) return { phone };
    const visitor_hash = await countedVisitor(write, 'phone_reveal', contactLimits.phonesAnHour);
    await noteProfileEvent(write, recruiter, { kind: 'phone_reveal', visitor_hash });
    return { phone };
  },
});

/** `mailbox`: where messages go, null for a profile that takes none. */
async function loaded({ tx }: Write, id: string) {
  const recruiter = await tx
    .selectFrom('recruiters as r')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.status', '=', 'active'))
    .select(['r.id', 'r.agency_id', 'r.user_id', 'r.name', 'r.slug', 'r.phone'])
    .select(
      sql<string | null>`case when r.is_claimed and u.id is not null then coalesce(r.email, u.email) end`.as('mailbox'),
    )
    .where('r.id', '=', id)
    .executeTakeFirst();
  return recruiter ?? refuseUnknown();
}

async function messagesOfDay({ tx, at }: Write, recruiterId: string): Promise<Buffer[]> {
  const sent = await tx
    .selectFrom('profile_events')
    .select('message_hash')
    .where('recruiter_id', '=', recruiterId)
    .where('kind', '=', 'contact')
    .where('at', '>', new Date(at.getTime() - day))
    .limit(contactLimits.messagesOfProfileADay)
    .execute();
  return sent.flatMap(({ message_hash }) => message_hash ?? []);
}

const refuseMessages = (name: string) =>
  refuse('TAKES_NO_MESSAGES', `${name} cannot be written to here at the moment.`);
