import { createHmac } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { z } from 'zod';
import { contactInput } from '#common/contact/inputs.ts';
import { contactLimits } from '#common/limits.ts';
import { absolute, profileUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { type OpenProfile, openProfile, profileId } from '#server/features/profiles/open-profiles.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { derivedKey } from '#server/session/tokens.ts';
import { contactMessage } from '../mails/ContactMail.tsx';
import { countedVisitor, noteProfileEvent } from './visitors.ts';

const day = 86_400_000;

/**
 * Emails a visitor's message to a recruiter, or to an agency at its contact address. The visitor never sees the address;
 * replies go to the visitor. The same message sent again within a day goes out once.
 */
export const contactProfile = defineCommand({
  name: 'contactProfile',
  input: contactInput.extend({ profileId }),
  run: async (write, { profileId: { type, id }, ...message }) => {
    const profile = await openProfile(write, { type, id });
    await deliver(write, profile, message);
    write.audit({ action: 'contactProfile', agencyId: profile.agencyId, subject: { type, id } });
    return {};
  },
});

async function deliver(write: Write, to: OpenProfile, sent: z.output<typeof contactInput>): Promise<void> {
  const mailbox = await mailboxOf(write, to);
  if (!mailbox) return refuseMessages(to.name);
  const { name, email, company, message } = sent;
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
    refuse('TOO_MANY', `${to.name} can't receive more messages today. Try again tomorrow.`);
  const { outcome } = await sendMail(write, contactMessage, {
    to: { email: mailbox, name: to.name },
    replyTo: email,
    props: {
      recruiterName: to.name,
      name,
      email,
      company: company ?? null,
      message,
      profileUrl: absolute(env.PLAUDIT_URL, profileUrl(to)),
    },
    agencyId: to.agencyId,
  });
  if (outcome === 'suppressed') refuseMessages(to.name);
  await noteProfileEvent(write, to, { kind: 'contact', visitor_hash, message_hash });
}

/**
 * Returns a profile's phone number, which is not part of any page, and counts the request, unless it comes from the
 * recruiter or from the agency's own people.
 */
export const revealPhone = defineCommand({
  name: 'revealPhone',
  input: z.object({ profileId }),
  run: async (write, input) => {
    const profile = await openProfile(write, input.profileId);
    const { phone } = profile;
    if (!phone) return refuse('NO_PHONE', `${profile.name} has no phone number here.`);
    if (isTheirs(profile, write.viewer)) return { phone };
    const visitor_hash = await countedVisitor(write, 'phone_reveal', contactLimits.phonesAnHour);
    await noteProfileEvent(write, profile, { kind: 'phone_reveal', visitor_hash });
    return { phone };
  },
});

const isTheirs = ({ kind, agencyId, userId }: OpenProfile, viewer: Write['viewer']) =>
  kind === 'agency' ? viewer.agencyId === agencyId : userId !== null && userId === viewer.userId;

/** Where messages go; null for a profile that accepts none. */
async function mailboxOf({ tx }: Write, { recruiterId, agencyId }: OpenProfile): Promise<string | null> {
  const { rows } = await (recruiterId
    ? sql<{ mailbox: string | null }>`select coalesce(r.email, u.email) as mailbox
        from recruiters r join users u on u.id = r.user_id and u.status = 'active'
        where r.id = ${recruiterId} and r.is_claimed`
    : sql<{ mailbox: string | null }>`select a.contact_email as mailbox
        from agencies a where a.id = ${agencyId} and ${isLookedAfter(sql.ref('a.id'))}`
  ).execute(tx);
  return rows[0]?.mailbox ?? null;
}

/** Whether an agency has anybody with a working account. */
export const isLookedAfter = (agencyId: Expression<unknown>) =>
  sql<boolean>`exists (
    select from recruiters m join users u on u.id = m.user_id
    where m.agency_id = ${agencyId} and m.is_claimed and u.status = 'active')`;

async function messagesOfDay({ tx, at }: Write, { recruiterId, agencyId }: OpenProfile): Promise<Buffer[]> {
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
  refuse('TAKES_NO_MESSAGES', `${name} can't receive messages here at the moment.`);
