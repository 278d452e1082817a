import { z } from 'zod';
import { line, oneOf, plainDate } from '../inputs.ts';
import { clearable, inviteSettingsInput, senderName, wholeNumber } from '../invitations/settings.ts';
import { campaignName, fairText } from './inputs.ts';

/**
 * Limits of an agency's campaigns: days from a placement's start to the email, emails a day of all campaigns and of one,
 * days back from which placements are included, characters of a message; and people added to a list at once, with the
 * characters of their lines.
 */
export const campaignLimits = {
  delayDays: { min: 0, max: 365 },
  dailyLimit: { min: 1, max: 100_000 },
  throttle: { min: 1, max: 20_000 },
  sinceDaysBack: 365,
  atsStatus: 100,
  message: 1000,
  peopleAtOnce: 2000,
  peopleText: 400_000,
} as const;

const { delayDays, dailyLimit } = campaignLimits;
const delay = wholeNumber(delayDays.min, delayDays.max).optional();

/**
 * What an agency saves of its campaign settings. What is left out stays as it is. What invite settings have too, is
 * under the same rules.
 */
export const campaignSettingsInput = inviteSettingsInput.omit({ replyTo: true }).extend({
  candidateDelayDays: delay,
  employerDelayDays: delay,
  dailyLimit: wholeNumber(dailyLimit.min, dailyLimit.max).optional(),
});

/** What starts the emails of a campaign. A status in the agency's software needs the flag `bullhornNps`. */
export const campaignTriggers = ['placement_start', 'ats_status', 'list'] as const;
export type CampaignTrigger = (typeof campaignTriggers)[number];

/** What an agency saves of a campaign. What is left out stays as it is. */
export const campaignInput = z.object({
  name: campaignName.optional(),
  trigger: oneOf(campaignTriggers, 'Choose who gets the emails.').optional(),
  delayDays: delay,
  since: clearable(plainDate('a first day')),
  atsStatus: clearable(line('the status', { max: campaignLimits.atsStatus })),
  message: clearable(fairText('a message', campaignLimits.message)),
  senderName: clearable(senderName),
  throttle: wholeNumber(campaignLimits.throttle.min, campaignLimits.throttle.max).optional(),
  hasOpenLink: z.boolean().optional(),
  isActive: z.boolean().optional(),
});

/** People to add to a campaign, as pasted or read from a file. */
export const addPeopleInput = z.object({
  campaignId: z.uuid(),
  lines: z
    .string({ error: 'Add at least one person.' })
    .max(
      campaignLimits.peopleText,
      `This is too much at once. Add up to ${campaignLimits.peopleAtOnce} people at a time.`,
    ),
});
