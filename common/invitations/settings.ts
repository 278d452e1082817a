import { z } from 'zod';
import { emailAddress, line, oneOf, paragraphs } from '../inputs.ts';
import { trimUnseen } from '../invisible.ts';
import { invitationLimits, textLimits } from '../limits.ts';
import { placementSources } from '../placements/kinds.ts';
import { productName } from '../product.ts';
import { wordingProblem, wordingProblemOfName } from '../reviews/checks/wording.ts';
import type { Audience } from '../reviews/criteria.ts';
import { meets } from '../roles.ts';
import { type Allowed, allowed, refused, type Viewer } from '../viewer.ts';

/** The hours and weekdays in which emails leave, where the recipient is. The end is exclusive; 1 is Monday. */
export interface SendingHours {
  readonly from: number;
  readonly until: number;
  readonly weekdays: readonly number[];
}

/** What decides when an agency's invitations and reminders leave. */
export interface InviteTiming {
  /** Days after the start of a placement. */
  readonly delayDays: Readonly<Record<Audience, number>>;
  /** Days after the invitation; two at most. */
  readonly reminderDays: readonly number[];
  readonly hours: SendingHours;
}

/** All days of the week, from Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What counts for an agency that has not set anything. */
export const usualTiming: InviteTiming = {
  delayDays: invitationLimits.delayDays,
  reminderDays: invitationLimits.reminderDays,
  hours: { ...invitationLimits.sendBetweenHours, weekdays },
};

/** Limits of the settings. Days of reminders count from the invitation. */
export const inviteSettingsLimits = {
  senderName: 60,
  firstReminderDay: { min: 3, max: 30 },
  daysBetweenReminders: 3,
  secondReminderDayMax: 50,
  /** How many days back a source may start when it is turned on. */
  daysBack: [0, 30, 90],
} as const;

/** Saving an agency's invite settings: with a plan that includes them, for its admin or its only recruiter. */
export function canChangeInviteSettings(
  viewer: Viewer | null,
  { agencyId, isAgencyOfOne }: { readonly agencyId: string; readonly isAgencyOfOne: boolean },
): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to do this.');
  if (viewer.agencyId !== agencyId) return refused('not_yours', "This isn't your agency.");
  if (!meets(viewer.roles, 'invite_settings_create'))
    return refused('permission', "Your plan doesn't include invite settings.");
  if (!viewer.roles.includes('ROLE_RECRUITER_ADMIN') && !isAgencyOfOne)
    return refused('permission', "Only your agency's admin can change these settings.");
  return allowed;
}

/** Names of mail systems, and ours: nobody else may send in them. */
const reserved = new RegExp(
  String.raw`\b(?:${productName}|no[- ]?reply|do[- ]?not[- ]?reply|mailer[- ]daemon|postmaster|webmaster|sys(?:tem )?admin)\b`,
  'i',
);
/** 'Security' or 'The support team' alone; 'Security Staffing' is an agency's name. */
const systemName =
  /^(?:the |your )?(?:customer |account |it )?(?:support|security|admin|administrator|billing|accounts?|payments?|verification|help ?desk|service|police|government)(?: (?:team|desk|department|center|centre|service|notice|alert)s?)?$/i;
const addressLike =
  /[@<>]|https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|io|co|ai|example|test|au|uk|nz|sg|hk|de|us|eu)\b/iu;

/** What is wrong with a sender's name; undefined if it can be used. */
export function problemOfSenderName(name: string): string | undefined {
  if (addressLike.test(name)) return 'Enter a name without email or web addresses.';
  const [word] = reserved.exec(name) ?? systemName.exec(name) ?? [];
  if (word) return `Remove '${word}'. The name must not look like another sender or a system email.`;
  return wordingProblemOfName(name)?.message;
}

/** How the sender appears in a mailbox. It says who sends on whose behalf. */
export const senderShown = (name: string): string => `${name} via ${productName}`;

/** May be left out, which changes nothing; empty text and null take away what there is. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((given) => (typeof given === 'string' && trimUnseen(given) === '' ? null : given), schema.nullable())
    .optional();

/** A name in the sender of emails. */
export const senderName = line('a sender name', { max: inviteSettingsLimits.senderName }).superRefine(
  (name, context) => {
    const message = problemOfSenderName(name);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

const message = paragraphs('a message', textLimits.message).superRefine((text, context) => {
  const problem = wordingProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem.message });
});

const { min: soonest, max: latest } = invitationLimits.delayDaysAllowed;
const { firstReminderDay: first, secondReminderDayMax, daysBetweenReminders } = inviteSettingsLimits;

/** A whole number in a range. */
export const wholeNumber = (min: number, max: number) => {
  const error = `Enter a whole number from ${min} to ${max}.`;
  return z.int({ error }).min(min, error).max(max, error);
};

/** What an agency saves of its invite settings. What is left out stays as it is. */
export const inviteSettingsInput = z.object({
  candidateDelayDays: wholeNumber(soonest, latest).optional(),
  employerDelayDays: wholeNumber(soonest, latest).optional(),
  sendsReminders: z.boolean().optional(),
  firstReminderDay: wholeNumber(first.min, first.max).optional(),
  secondReminderDay: wholeNumber(first.min + daysBetweenReminders, secondReminderDayMax)
    .nullable()
    .optional(),
  senderName: clearable(senderName),
  replyTo: clearable(emailAddress),
  candidateMessage: clearable(message),
  employerMessage: clearable(message),
  sendFromHour: wholeNumber(0, 23).optional(),
  sendUntilHour: wholeNumber(1, 24).optional(),
  sendWeekdays: z
    .array(wholeNumber(1, 7))
    .min(1, 'Select at least one day.')
    .transform((days) => weekdays.filter((day) => days.includes(day)))
    .optional(),
});

/** A source to turn on, and how many days back its placements may have started. */
export const turnOnInput = z.object({
  settingsId: z.uuid(),
  source: oneOf(placementSources, 'Choose a source from the list.'),
  daysBack: z.literal([...inviteSettingsLimits.daysBack], { error: 'Choose how far back to invite.' }),
});

/** A source to turn off, and whether to cancel what it has scheduled. */
export const turnOffInput = z.object({
  settingsId: z.uuid(),
  source: oneOf(placementSources, 'Choose a source from the list.'),
  cancelsScheduled: z.boolean(),
});

/** What is wrong with a whole of settings that no single field can tell, by field; undefined if it fits. */
export function problemOfTiming(timing: {
  readonly firstReminderDay: number;
  readonly secondReminderDay: number | null;
  readonly sendFromHour: number;
  readonly sendUntilHour: number;
}): { field: string; message: string } | undefined {
  const { firstReminderDay, secondReminderDay, sendFromHour, sendUntilHour } = timing;
  if (sendUntilHour <= sendFromHour) return { field: 'sendUntilHour', message: 'Choose an end after the start.' };
  if (secondReminderDay !== null && secondReminderDay < firstReminderDay + daysBetweenReminders)
    return {
      field: 'secondReminderDay',
      message: `Leave at least ${daysBetweenReminders} days between the reminders.`,
    };
  return undefined;
}
