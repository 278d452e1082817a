import { z } from 'zod';
import { line, optional, paragraphs } from '../inputs.ts';
import { peopleLimits, profileLimits, textLimits } from '../limits.ts';

/** Whose people: an agency's recruiters, or the people who hire for a company. */
export type Side = 'agency' | 'company';

/** A tab of the people of an agency or a company. */
export type PeopleTab = 'active' | 'request' | 'teams';

/** The tabs of each side. Only agencies have teams. */
export const peopleTabsOf: Readonly<Record<Side, readonly PeopleTab[]>> = {
  agency: ['active', 'request', 'teams'],
  company: ['active', 'request'],
};

/** What a tab shows: `request` has two lists, the requests to join and, with `show=invitations`, the invitations. */
export type PeopleView = PeopleTab | 'invitations';

/** The views in words. */
export const peopleViewWords: Readonly<Record<PeopleView, string>> = {
  active: 'People',
  request: 'Requests',
  invitations: 'Invitations',
  teams: 'Teams',
};

/** Whether a person of an agency or a company can sign in. */
export const personStateWords = {
  active: { label: 'Active', tone: 'good' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
} as const;
export type PersonState = keyof typeof personStateWords;

/** How far an invitation to join has come. */
export const memberInvitationStateWords = {
  open: { label: 'Waiting', tone: 'info' },
  expired: { label: 'Expired', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'good' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const;
export type MemberInvitationState = keyof typeof memberInvitationStateWords;

/** How a request to join was answered. */
export const joinRequestStateWords = {
  open: { label: 'Waiting', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const;
export type JoinRequestState = keyof typeof joinRequestStateWords;

/** What became of each address in a list of people to invite. */
export const inviteAnswerWords = {
  sent: 'Invitation sent',
  moving: 'Invitation sent. They belong elsewhere now, and would move',
  here: 'Already here',
  invited: 'Already invited',
  elsewhere: 'Has an account elsewhere',
  stopped: "Doesn't accept our emails",
  full: 'No seat left',
  double: 'Twice in your list',
  invalid: 'Not an email address',
} as const;
export type InviteAnswer = keyof typeof inviteAnswerWords;

/** The addresses to invite, as pasted: one answer is given for each. */
export const inviteMembersInput = z.object({
  addresses: z
    .array(z.string().max(320))
    .min(1, 'Enter at least one email address.')
    .max(peopleLimits.atOnce, `Invite at most ${peopleLimits.atOnce} people at a time.`),
  isAdmin: z.boolean(),
});

/** What a new member says about themselves. */
export const joinInput = z.object({
  token: z.string().max(200),
  name: line('your name', { max: profileLimits.name }),
  /** Leaves the agency or company that the account belongs to now. */
  isMoving: z.boolean().nullish(),
});

/** Who is moved to which agency, and what is said about their canceled review invitations. */
export const moveRecruiterInput = z.object({
  userId: z.uuid(),
  agencyId: z.uuid('Choose an agency.').nullable(),
  reason: optional(paragraphs('the reason', { max: textLimits.cancelReason.max })),
});

/** Who takes over a leaving recruiter's unsent review invitations, or why they are canceled. */
export const leaveTenantInput = z.object({
  successorId: z.uuid().nullish(),
  reason: optional(paragraphs('the reason', { max: textLimits.cancelReason.max })),
});

/** A request to join an agency or a company. A recruiter may say who takes over their unsent review invitations. */
export const requestToJoinInput = z.object({
  agencyId: z.uuid().nullish(),
  companyId: z.uuid().nullish(),
  message: optional(paragraphs('a message', { max: textLimits.message.max })),
  successorId: z.uuid().nullish(),
});

/** How many people an agency can have; null for any number. */
export const setAgencySeatsInput = z.object({
  agencyId: z.uuid(),
  expectedVersion: z.int(),
  seats: z
    .int('Enter a whole number.')
    .min(1, 'Enter at least 1.')
    .max(peopleLimits.seats, `Enter at most ${peopleLimits.seats.toLocaleString('en-US')}.`)
    .nullable(),
});

const requestIds = z.array(z.uuid()).min(1).max(peopleLimits.decidedAtOnce);

/** Requests to accept. */
export const acceptRequestsInput = z.object({ ids: requestIds });

/** Requests to decline; the people read the reason, if there is one. */
export const declineRequestsInput = z.object({
  ids: requestIds,
  reason: optional(paragraphs('the reason', { max: textLimits.message.max })),
});

/**
 * The entries of a pasted list or a CSV file. Of a line with an address, only the address counts; of one without, all
 * of it, so that it can be answered. A first line of column names is left out.
 */
export function addressesIn(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((row) => row.trim() !== '');
  return lines.flatMap((row, index) => {
    const found = row.match(/[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/g);
    if (found) return found;
    return index === 0 && lines.length > 1 && /e-?mail/i.test(row) ? [] : [row.trim().slice(0, 320)];
  });
}
