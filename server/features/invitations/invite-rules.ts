import { type Expression, type RawBuilder, sql } from 'kysely';
import { type InviteTiming, usualTiming } from '#common/invitations/settings.ts';
import { permissionsOf, roleName, roles } from '#common/roles.ts';
import type { Audience } from './timing.ts';

/** An agency's invite settings as far as its plan includes them, and what counts where it has set nothing. */
export interface InviteRules extends InviteTiming {
  /** Raised when a change concerns the time or message of scheduled invitations. */
  readonly edition: number;
  /** The name in the sender of emails; null for ours. */
  readonly senderName: string | null;
  /** Where replies go; null for the recruiter. */
  readonly replyTo: string | null;
  /** The message of invitations without their own. */
  readonly messages: Readonly<Record<Audience, string | null>>;
}

/** What counts without settings. */
export const usualRules: InviteRules = {
  ...usualTiming,
  edition: 0,
  senderName: null,
  replyTo: null,
  messages: { candidate: null, employer: null },
};

/** Roles, as in tokens, that include invite settings. */
const rolesWithSettings = roles
  .filter((role) => role !== 'super_admin' && permissionsOf([role]).includes('invite_settings_create'))
  .map(roleName);

/** The columns of an agency's row that decide whether its plan includes the settings. */
interface AgencyColumns {
  id: Expression<unknown>;
  plan: Expression<unknown>;
}

/** Whether an agency's plan, or that of one of its people, includes invite settings. */
export const hasInviteSettings = ({ id, plan }: AgencyColumns): RawBuilder<boolean> =>
  sql<boolean>`(${plan} <> 'free' or exists (
    select from recruiters r join users u on u.id = r.user_id join user_roles h on h.user_id = u.id
    where r.agency_id = ${id} and u.status = 'active' and h.role in (${sql.join(rolesWithSettings)})))`;

/** Whether an agency, by its id, has only one active person. */
export const isAgencyOfOne = (agencyId: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((select count(*) from recruiters m join users u on u.id = m.user_id
    where m.agency_id = ${agencyId} and u.status = 'active') = 1)`;

/** The columns of the settings that decide how an agency invites. */
interface SettingsRow {
  edition: number;
  candidate_delay_days: number;
  employer_delay_days: number;
  sends_reminders: boolean;
  first_reminder_day: number;
  second_reminder_day: number | null;
  sender_name: string | null;
  reply_to: string | null;
  candidate_message: string | null;
  employer_message: string | null;
  send_from_hour: number;
  send_until_hour: number;
  send_weekdays: number[];
}

/** The settings that count for an agency, for a column of a statement that `rulesOf` reads. */
export const settingsOf = (agency: AgencyColumns): RawBuilder<SettingsRow | null> =>
  sql<SettingsRow | null>`(select to_jsonb(s) from invite_settings s
    where s.agency_id = ${agency.id} and ${hasInviteSettings(agency)})`;

/** How an agency invites, from the column `settingsOf`. */
export function rulesOf(row: SettingsRow | null): InviteRules {
  if (!row) return usualRules;
  const reminders = row.sends_reminders ? [row.first_reminder_day, row.second_reminder_day] : [];
  return {
    edition: row.edition,
    delayDays: { candidate: row.candidate_delay_days, employer: row.employer_delay_days },
    reminderDays: reminders.filter((day) => day !== null),
    hours: { from: row.send_from_hour, until: row.send_until_hour, weekdays: row.send_weekdays },
    senderName: row.sender_name,
    replyTo: row.reply_to,
    messages: { candidate: row.candidate_message, employer: row.employer_message },
  };
}

/** Where replies to an invitation go: to the agency's reply address, or else to the recruiter. */
export const replyToOf = (of: {
  readonly rules: InviteRules;
  readonly recruiter_email: string | null;
  readonly contact_email: string;
}): string => of.rules.replyTo ?? of.recruiter_email ?? of.contact_email;
