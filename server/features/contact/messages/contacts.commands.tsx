import { createHmac } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { z } from 'zod';
import { contactInput } from '#common/contact/inputs.ts';
import { contactLimits } from '#common/limits.ts';
import { absolute, agencyUrl, recruiterUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { derivedKey } from '#server/session/tokens.ts';
import { contactMessage } from '../mails/ContactMail.tsx';
import { countedVisitor, noteProfileEvent } from './visitors.ts';

const day = 86_400_000;

/**
 * Emails a visitor's message to a recruiter, whose address they never see; replies go to the visitor. The same message
 * sent again within a day goes out once.
 */
export const contactRecruiter = defineCommand({
  name: 'contactRecruiter',
  input: contactInput.extend({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId, ...message }) => {
    const { id, name, slug, agency_id, mailbox } = await loaded(write, recruiterId);
    await deliver(write, { recruiterId: id, agencyId: agency_id, name, mailbox, path: recruiterUrl(slug) }, message);
    write.audit({ action: 'contactRecruiter', agencyId: agency_id, subject: { type: 'Recruiter', id } });
    return {};
  },
});

/** The same for an agency, at its contact address. */
export const contactAgency = defineCommand({
  name: 'contactAgency',
  input: contactInput.extend({ agencyId: z.uuid() }),
  run: async (write, { agencyId, ...message }) => {
    const { id, name, slug, mailbox } = await loadedAgency(write, agencyId);
    await deliver(write, { recruiterId: null, agencyId: id, name, mailbox, path: agencyUrl(slug) }, message);
    write.audit({ action: 'contactAgency', agencyId: id, subject: { type: 'Agency', id } });
    return {};
  },
});

/**
 * `recruiterId` is null for a message to the agency itself, `mailbox` if nobody receives it; `path` is the profile's.
 */
interface Addressee {
  recruiterId: string | null;
  agencyId: string;
  name: string;
  mailbox: string | null;
  path: string;
}

async function deliver(write: Write, to: Addressee, sent: z.output<typeof contactInput>): Promise<void> {
  if (!to.mailbox) return refuseMessages(to.name);
  const { name, email, message } = sent;
  const subject = to.recruiterId ?? to.agencyId;
  const message_hash = createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'messages to recruiters'))
    .update(JSON.stringify([subject, email, message]))
    .digest();
  // Serialized, so that each message is counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages to ${subject}`}, 0))`.execute(write.tx);
  const today = await messagesOfDay(write, to);
  if (today.some((known) => known.equals(message_hash))) return;
  const visitor_hash = await countedVisitor(write, 'contact', contactLimits.messagesAnHour);
  if (today.length >= contactLimits.messagesOfProfileADay)
    refuse('TOO_MANY', `${to.name} has received as many messages as we deliver in a day. Try again tomorrow.`);
  const profileUrl = absolute(env.PLAUDIT_URL, to.path);
  const { outcome } = await sendMail(write, contactMessage, {
    to: { email: to.mailbox, name: to.name },
    replyTo: email,
    props: { recruiterName: to.name, name, email, message, profileUrl },
    agencyId: to.agencyId,
  });
  if (outcome === 'suppressed') refuseMessages(to.name);
  await noteProfileEvent(write, to, { kind: 'contact', visitor_hash, message_hash });
}

/** Returns a profile's phone number, which is not part of any page, and counts the request. */
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
    const of = { recruiterId, agencyId: recruiter.agency_id };
    await noteProfileEvent(write, of, { kind: 'phone_reveal', visitor_hash });
    return { phone };
  },
});

/** The same for an agency. Requests by its own people are not counted. */
export const revealAgencyPhone = defineCommand({
  name: 'revealAgencyPhone',
  input: z.object({ agencyId: z.uuid() }),
  run: async (write, { agencyId }) => {
    const { name, phone } = await loadedAgency(write, agencyId);
    if (!phone) return refuse('NO_PHONE', `There is no phone number of ${name} here.`);
    if (write.viewer.agencyId === agencyId) return { phone };
    const visitor_hash = await countedVisitor(write, 'phone_reveal', contactLimits.phonesAnHour);
    await noteProfileEvent(write, { recruiterId: null, agencyId }, { kind: 'phone_reveal', visitor_hash });
    return { phone };
  },
});

/** `mailbox`: where messages go; null for a profile that accepts none. */
async function loaded({ tx }: Write, id: string) {
  const recruiter = await tx
    .selectFrom('recruiters as r')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').on('u.status', '=', 'active'))
    .select(['r.id', 'r.agency_id', 'r.user_id', 'r.name', 'r.slug', 'r.phone'])
    .select(
      sql<string | null>`case when r.is_claimed and u.id is not null then coalesce(r.email, u.email) end`.as('mailbox'),
    )
    .where('r.id', '=', id)
    .where('r.gone_at', 'is', null)
    .executeTakeFirst();
  return recruiter ?? refuseUnknown();
}

/** Only an approved agency with somebody who can sign in accepts messages. */
async function loadedAgency({ tx }: Write, id: string) {
  const agency = await tx
    .selectFrom('agencies as a')
    .select(['a.id', 'a.name', 'a.slug', 'a.phone'])
    .select(sql<string | null>`case when ${isLookedAfter(sql.ref('a.id'))} then a.contact_email end`.as('mailbox'))
    .where('a.id', '=', id)
    .where('a.is_approved', '=', true)
    .executeTakeFirst();
  return agency ?? refuseUnknown();
}

/** Whether an agency has anybody with a working account. */
export const isLookedAfter = (agencyId: Expression<unknown>) =>
  sql<boolean>`exists (
    select from recruiters m join users u on u.id = m.user_id
    where m.agency_id = ${agencyId} and m.is_claimed and u.status = 'active')`;

async function messagesOfDay({ tx, at }: Write, { recruiterId, agencyId }: Addressee): Promise<Buffer[]> {
  const sent = await tx
    .selectFrom('profile_events')
    .select('message_hash')
    .where('agency_id', '=', agencyId)
    .where('recruiter_id', recruiterId ? '=' : 'is', recruiterId)
    .where('kind', '=', 'contact')
    .where('at', '>', new Date(at.getTime() - day))
    .limit(contactLimits.messagesOfProfileADay)
    .execute();
  return sent.flatMap(({ message_hash }) => message_hash ?? []);
}

const refuseMessages = (name: string): never =>
  refuse('TAKES_NO_MESSAGES', `${name} cannot be written to here at the moment.`);
