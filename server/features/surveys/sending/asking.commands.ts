import { sql } from 'kysely';
import { z } from 'zod';
import { invitationLimits } from '#common/limits.ts';
import type { RecipientState } from '#common/surveys/recipient-states.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { ownAddresses } from '#server/features/profiles/own-addresses.ts';
import type { Fared } from '#server/mail/send-series.ts';
import { askedLately, takeTurnsToAsk } from '../../invitations/asked-lately.ts';
import { daysAfter, reminderTime, usualTime, withinSendingHours } from '../../invitations/timing.ts';
import { survey } from '../mails/SurveyMail.tsx';
import { type CampaignToSend, campaignToSend, countEmails } from './campaign-to-send.ts';
import { type DueRecipient, dueRecipients, personOf, whyNotAsked, zoneOf } from './recipients-due.ts';
import { emailSurvey, type PersonToEmail } from './survey-series.ts';

/** People asked in one transaction, and those told apart from the queue when the day's limit is reached. */
const atOnce = 100;
const throttledAtOnce = 2000;

/**
 * Asks the next people of a campaign whose time has come, as far as the day's limits allow; those who wait for room become
 * `throttled`. `isDone`: nobody is left for now.
 */
export const askNext = defineCommand({
  name: 'askNext',
  input: z.object({ campaignId: z.uuid() }),
  run: async (write, { campaignId }) => {
    const campaign = await campaignToSend(write, campaignId);
    if (!campaign) return { isDone: true };
    if (campaign.room === 0) return { isDone: (await throttle(write, campaign)) < throttledAtOnce };
    const due = await nextInLine(write, campaign, Math.min(atOnce, campaign.room));
    if (due.length === 0) return { isDone: true };
    await takeTurnsToAsk(
      campaign.agencyId,
      due.map((one) => personOf(one).email),
    ).execute(write.tx);
    const fates = await fatesOf(write, campaign, due);
    await record(write, fates);
    const asked = fates.filter(({ state }) => state === 'sent').length;
    if (asked > 0) {
      await countEmails(write, campaign, { people: asked, reminders: 0 });
      write.audit({
        ...{ action: 'sendSurveys', agencyId: campaign.agencyId, actor: 'system' },
        ...{ subject: { type: 'Campaign', id: campaignId }, details: { sent: asked } },
      });
    }
    return { isDone: false };
  },
});

/** Those who waited for room first, and then the others, both in the order of their times. */
async function nextInLine(write: Write, campaign: CampaignToSend, most: number): Promise<readonly DueRecipient[]> {
  const inState = (state: 'throttled' | 'queued', limit: number) =>
    dueRecipients(write, campaign, {
      where: sql`r.state = ${sql.lit(state)} and r.scheduled_for <= ${write.at}::timestamptz`,
      orderBy: sql`r.scheduled_for, r.id`,
      most: limit,
    });
  const waited = await inState('throttled', most);
  return waited.length < most ? [...waited, ...(await inState('queued', most - waited.length))] : waited;
}

/** Marks people whose time has come as waiting for a day with room. */
async function throttle({ tx, at }: Write, { id }: CampaignToSend): Promise<number> {
  const { numAffectedRows } = await sql`/* throttleRecipients */
    update survey_recipients set state = 'throttled' where id in (
      select r.id from survey_recipients r
      where r.campaign_id = ${id} and r.state = 'queued' and r.scheduled_for <= ${at}::timestamptz
      order by r.scheduled_for, r.id limit ${throttledAtOnce} for update skip locked)`.execute(tx);
  return Number(numAffectedRows);
}

/** What a recipient becomes. Only what is named changes. */
interface Fate {
  readonly id: string;
  readonly state?: RecipientState;
  readonly because?: string;
  readonly scheduledFor?: Date;
  readonly person?: PersonToEmail;
  readonly nextReminder?: Date | null;
}

async function fatesOf(write: Write, campaign: CampaignToSend, due: readonly DueRecipient[]): Promise<Fate[]> {
  const lastAsked = await lastAskedOf(write, campaign, due);
  const isOwn = await ownAddresses(write.tx, campaign.agencyId);
  const kept: Fate[] = [];
  const ready = new Map<string, DueRecipient>();
  const addresses = new Set<string>();
  for (const recipient of due) {
    const { email } = personOf(recipient);
    if (isOwn(email)) {
      kept.push({ id: recipient.id, state: 'cancelled', because: 'This email address belongs to your agency' });
      continue;
    }
    // Two placements of one person may be due together.
    const asked = addresses.has(email) ? write.at : lastAsked.get(recipient.id);
    const fate = keptBack(write, campaign, recipient, asked);
    if (fate) kept.push(fate);
    else {
      ready.set(recipient.id, recipient);
      addresses.add(email);
    }
  }
  const people = [...ready.values()].map(personOf);
  const faredOf = await emailSurvey(write, campaign, survey, people);
  return [
    ...kept,
    ...people.map((person) => emailed(write, campaign, ready.get(person.id)!, person, faredOf.get(person.id)!)),
  ];
}

/** What keeps a person from being asked now; undefined if nothing does. `asked`: when the agency last asked them. */
function keptBack(
  { at }: Write,
  campaign: CampaignToSend,
  recipient: DueRecipient,
  asked: Date | undefined,
): Fate | undefined {
  const { id } = recipient;
  const because = whyNotAsked(recipient);
  if (because) return { id, state: 'cancelled', because };
  if (asked && isOfList(recipient, campaign))
    return {
      id,
      state: 'cancelled',
      because:
        asked > at
          ? 'An invitation to review is scheduled for this person'
          : `Your agency asked this person in the last ${invitationLimits.gapDays} days`,
    };
  const scheduledFor = earliest(campaign, recipient, asked ? daysAfter(asked, invitationLimits.gapDays) : at);
  // Another day's room may fit, so nobody who is moved keeps a place in line.
  return scheduledFor > at ? { id, state: 'queued', scheduledFor } : undefined;
}

const isOfList = ({ placement }: DueRecipient, { isList }: CampaignToSend) => isList || placement === null;

/** When a person can be asked, from a moment on: within the hours where they are, and not before their time after the start. */
function earliest(campaign: CampaignToSend, recipient: DueRecipient, from: Date): Date {
  const { audience, delayDays, reminderDays, hours } = campaign;
  const zone = zoneOf(recipient, campaign);
  if (isOfList(recipient, campaign)) return withinSendingHours(from, zone, hours);
  // The start may have moved since this was planned.
  const timing = { delayDays: { candidate: delayDays, employer: delayDays }, reminderDays, hours };
  return usualTime(recipient.placement!.counts_from, audience, zone, from, timing);
}

/** When the agency last asked each of these people, or will by an invitation that is scheduled. */
async function lastAskedOf({ tx, at }: Write, { agencyId }: CampaignToSend, due: readonly DueRecipient[]) {
  const { rows } = await sql<{ id: string; at: Date }>`/* lastAskedOf */
    select p.id, max(a.at) as at
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map((one) => personOf(one).email)}::text[]) p (id, email)
      join lateral ${askedLately({ agencyId: sql`${agencyId}::uuid`, email: sql.ref('p.email') }, at)} a on a.id <> p.id
    group by p.id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.at]));
}

function emailed(
  { at }: Write,
  campaign: CampaignToSend,
  recipient: DueRecipient,
  person: PersonToEmail,
  fared: Fared,
): Fate {
  const { id } = recipient;
  if (fared.outcome === 'refused') return { id, state: 'cancelled', because: fared.reason };
  if (fared.outcome === 'suppressed')
    return fared.reason === 'bounced'
      ? { id, state: 'cancelled', because: 'An earlier email to this address bounced' }
      : { id, state: 'unsubscribed' };
  const [day] = campaign.reminderDays;
  const nextReminder =
    day === undefined ? null : reminderTime(at, day, zoneOf(recipient, campaign), at, campaign.hours);
  return { id, state: 'sent', person, nextReminder };
}

async function record({ tx, at }: Write, fates: readonly Fate[]): Promise<void> {
  const rows = fates.map(({ id, state, because, scheduledFor, person, nextReminder }) => ({
    ...{ id, state, because, scheduled_for: scheduledFor, next_reminder_at: nextReminder },
    ...{ name: person?.name, email: person?.email },
  }));
  await sql`/* recordFates */
    update survey_recipients r set
      state = coalesce(f.state, r.state), cancelled_because = f.because,
      scheduled_for = coalesce(f.scheduled_for, r.scheduled_for),
      name = coalesce(f.name, r.name), email = coalesce(f.email, r.email),
      sent_at = case when f.state = 'sent' then ${at}::timestamptz end,
      expires_at = case when f.state = 'sent' then ${daysAfter(at, invitationLimits.expiresAfterDays)}::timestamptz end,
      next_reminder_at = f.next_reminder_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (id uuid, state text, because text,
      scheduled_for timestamptz, next_reminder_at timestamptz, name text, email text)
    where r.id = f.id`.execute(tx);
}
