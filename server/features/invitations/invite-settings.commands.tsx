import { sql } from 'kysely';
import { z } from 'zod';
import { canChangeInviteSettings, inviteSettingsInput, problemOfTiming } from '#common/invitations/settings.ts';
import { profileLimits } from '#common/limits.ts';
import { absolute, agencyUrl, inviteReplyToUrl } from '#common/urls.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { signedIn } from '#server/session/viewer.ts';
import { isOwnLogin, refuseTooManyLinks } from '../profiles/agencies/agency-identity.tsx';
import { sendWhen } from './invite.ts';
import { isAgencyOfOne, rulesOf } from './invite-rules.ts';
import { confirmReplyToMail } from './mails/ConfirmReplyToMail.tsx';
import { timesWithRoom } from './month-limit.ts';
import { type Audience, usualTime } from './timing.ts';

/** An agency's settings as `ownSettings` finds them. */
export type OwnSettings = Awaited<ReturnType<typeof ownSettings>>;

/** Locks the settings that the viewer can change. To another agency they look missing. */
export async function ownSettings({ tx, viewer }: Write, id: string) {
  const row = await tx
    .selectFrom('invite_settings as s')
    .innerJoin('agencies as a', 'a.id', 's.agency_id')
    .selectAll('s')
    .select(({ ref }) => [
      'a.name',
      'a.slug',
      'a.plan',
      'a.time_zone',
      'a.contact_email',
      isAgencyOfOne(ref('a.id')).as('isAgencyOfOne'),
    ])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
  if (!row) return refuseUnknown();
  const { isAgencyOfOne: isAlone, ...settings } = row;
  const verdict = canChangeInviteSettings(signedIn(viewer), { agencyId: row.agency_id, isAgencyOfOne: isAlone });
  if (verdict.ok) return settings;
  return viewer.agencyId === row.agency_id ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
}

/** Saves what was changed of an agency's invite settings; missing fields stay. A clash returns the newer settings. */
export const saveInviteSettings = defineCommand({
  name: 'saveInviteSettings',
  input: inviteSettingsInput.extend({ settingsId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { settingsId, expectedVersion, replyTo, ...said }) => {
    const settings = await ownSettings(write, settingsId);
    refuseClash('page', settings.version, expectedVersion, { settings: settings.id });
    const changes = columnsOf(said);
    const after = { ...settings, ...changes };
    const problem = problemOfTiming({
      firstReminderDay: after.first_reminder_day,
      secondReminderDay: after.second_reminder_day,
      sendFromHour: after.send_from_hour,
      sendUntilHour: after.send_until_hour,
    });
    if (problem) refuse('invalid', problem.message, problem.field);
    const concernsScheduled = scheduledBy.some(
      (column) => JSON.stringify(after[column]) !== JSON.stringify(settings[column]),
    );
    await write.tx
      .updateTable('invite_settings')
      .set({
        ...changes,
        ...(await settleReplyTo(write, settings, replyTo)),
        edition: settings.edition + (concernsScheduled ? 1 : 0),
        version: settings.version + 1,
      })
      .where('id', '=', settings.id)
      .execute();
    const fields = [...Object.keys(said), ...(replyTo === undefined ? [] : ['replyTo'])];
    write.audit({ ...about(settings), action: 'saveInviteSettings', details: { fields } });
    return { settings: settings.id };
  },
});

/** What a scheduled invitation was given: its time and its message. */
const scheduledBy = [
  'candidate_delay_days',
  'employer_delay_days',
  'candidate_message',
  'employer_message',
  'send_from_hour',
  'send_until_hour',
  'send_weekdays',
] as const;

type Said = Omit<z.output<typeof inviteSettingsInput>, 'replyTo'>;

/** The columns of the given fields, without missing ones. */
function columnsOf(said: Said) {
  const columns = {
    candidate_delay_days: said.candidateDelayDays,
    employer_delay_days: said.employerDelayDays,
    sends_reminders: said.sendsReminders,
    first_reminder_day: said.firstReminderDay,
    second_reminder_day: said.secondReminderDay,
    sender_name: said.senderName,
    candidate_message: said.candidateMessage,
    employer_message: said.employerMessage,
    send_from_hour: said.sendFromHour,
    send_until_hour: said.sendUntilHour,
    send_weekdays: said.sendWeekdays,
  };
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [C in keyof typeof columns]?: Exclude<(typeof columns)[C], undefined> };
}

const noWish = { wished_reply_to: null, reply_to_token_hash: null, reply_to_wished_at: null };

/**
 * A new reply address is used once it is confirmed through a mailed link, or at once if it is confirmed already: the
 * agency's contact, or the login of one of its people.
 */
async function settleReplyTo(write: Write, settings: OwnSettings, email: string | null | undefined) {
  if (email === undefined || (email !== null && email === settings.wished_reply_to)) return {};
  if (email === settings.reply_to) return noWish;
  if (email === null || email === settings.contact_email || (await isOwnLogin(write, settings.agency_id, email)))
    return { ...noWish, reply_to: email };
  await refuseTooManyLinks(write, settings.agency_id, confirmReplyToMail.kind, 'replyTo');
  const token = write.nature.newToken();
  const { outcome } = await sendMail(write, confirmReplyToMail, {
    to: { email, name: '' },
    props: {
      agencyName: settings.name,
      agencyUrl: absolute(env.PLAUDIT_URL, agencyUrl(settings.slug)),
      confirmUrl: absolute(env.PLAUDIT_URL, inviteReplyToUrl(token)),
    },
    agencyId: settings.agency_id,
  });
  if (outcome === 'suppressed')
    refuse('SUPPRESSED', "This address doesn't accept our emails, so replies can't go there.", 'replyTo');
  return { wished_reply_to: email, reply_to_token_hash: hashToken(token), reply_to_wished_at: write.at };
}

/** Uses the reply address that a link was mailed to. Only someone who can read its email can do this. */
export const confirmReplyTo = defineCommand({
  name: 'confirmReplyTo',
  input: z.object({ token: z.string().max(100) }),
  actor: ({ token }) => `reply address ${hashToken(token).toString('hex')}`,
  run: async (write, { token }) => {
    const settings = await write.tx
      .selectFrom('invite_settings')
      .select(['id', 'agency_id', 'wished_reply_to', 'reply_to_wished_at'])
      .where('reply_to_token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!settings) return refuse('LINK_UNKNOWN', "This link doesn't work.");
    const age = write.at.getTime() - settings.reply_to_wished_at!.getTime();
    if (age > profileLimits.claimLinkDays * 86_400_000) return refuse('EXPIRED', 'This link has expired.');
    await write.tx
      .updateTable('invite_settings')
      .set((eb) => ({ ...noWish, reply_to: settings.wished_reply_to, version: eb('version', '+', 1) }))
      .where('id', '=', settings.id)
      .execute();
    write.audit({ ...about(settings), action: 'confirmReplyTo' });
    return { agency: settings.agency_id, email: settings.wished_reply_to! };
  },
});

/**
 * Applies the settings to invitations that were scheduled before they changed: each gets its time and, without a
 * message of its own, the agency's message. Those whose time a person chose stay. A second run finds none.
 */
export const applyInviteSettings = defineCommand({
  name: 'applyInviteSettings',
  input: z.object({ settingsId: z.uuid() }),
  run: async (write, { settingsId }) => {
    const settings = await ownSettings(write, settingsId);
    const { agency_id, plan, time_zone } = settings;
    const rules = rulesOf(settings);
    const scheduled = (await scheduledEarlier(write, settings)).toSorted((a, b) =>
      a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0,
    );
    const wishes = scheduled.map(({ id, start_date, audience, location }) => {
      const zone = zoneOfPlace(location, time_zone);
      return { id, zone, wanted: usualTime(start_date, audience as Audience, zone, write.at, rules) };
    });
    const departures = await timesWithRoom(write, { agency_id, plan, time_zone, rules }, wishes);
    await sql`/* applyInviteSettings */
      update invitations i set scheduled_for = n.at, waits_for_room = n.waits, settings_edition = ${rules.edition},
        version = version + 1,
        message = case when not i.has_agency_message then i.message
          when i.audience = 'candidate' then ${rules.messages.candidate} else ${rules.messages.employer} end
      from unnest(${scheduled.map(({ id }) => id)}::uuid[], ${departures.map(({ at }) => at)}::timestamptz[],
        ${departures.map(({ waitsForRoom }) => waitsForRoom)}::boolean[]) n (id, at, waits)
      where i.id = n.id`.execute(write.tx);
    const moved = scheduled.map((one, index) => ({ ...one, departure: departures[index]! }));
    for (const { id, scheduled_for, departure } of moved)
      if (departure.at.getTime() !== scheduled_for!.getTime()) sendWhen(write, id, departure.at);
    const recounted = moved.filter(({ waits_for_room, departure }) => waits_for_room !== departure.waitsForRoom);
    for (const recruiterId of [...new Set(recounted.map(({ recruiter_id }) => recruiter_id))].toSorted())
      await renewCoverage(write, recruiterId);
    if (moved.length > 0)
      write.audit({ ...about(settings), action: 'applyInviteSettings', details: { invitations: moved.length } });
    return { settings: settings.id, moved: moved.length };
  },
});

/** Scheduled invitations whose time earlier settings chose, locked in the order of their ids. */
const scheduledEarlier = ({ tx }: Write, { agency_id, edition }: OwnSettings) =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('placements as p', 'p.id', 'i.placement_id')
    .select([
      'i.id',
      'i.recruiter_id',
      'i.audience',
      'i.scheduled_for',
      'i.waits_for_room',
      'p.start_date',
      'p.location',
    ])
    .where('i.agency_id', '=', agency_id)
    .where('i.state', '=', 'scheduled')
    .where('i.settings_edition', '<>', edition)
    .orderBy('i.id')
    .forUpdate('i')
    .execute();

/** What audit entries about an agency's settings have in common. */
export const about = ({ agency_id }: { agency_id: string }) =>
  ({ agencyId: agency_id, subject: { type: 'Agency', id: agency_id } }) as const;
