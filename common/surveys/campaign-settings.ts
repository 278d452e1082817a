import { inviteSettingsInput, wholeNumber } from '../invitations/settings.ts';

/** Limits of an agency's campaigns: days from a placement's start to the email, and emails a day. */
export const campaignLimits = {
  delayDays: { min: 0, max: 365 },
  dailyLimit: { min: 1, max: 100_000 },
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
