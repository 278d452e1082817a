import { z } from 'zod';
import { emailAddress, line, moment, optional, paragraphs } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { endsAfterStart, placementFacts, shown } from '../placements/inputs.ts';
import { wordingProblem } from '../reviews/checks/wording.ts';

const message = optional(paragraphs('a message', textLimits.message)).superRefine((text, context) => {
  const problem = text === null ? undefined : wordingProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem.message });
});

const shownFacts = {
  ...placementFacts,
  jobTitle: shown(placementFacts.jobTitle),
  companyName: shown(placementFacts.companyName),
};
const personToInvite = shown(line("the person's name", textLimits.name));
const candidateName = optional(shown(line("the candidate's name", textLimits.name)));
const contactName = optional(shown(line("the contact's name", textLimits.name)));

/** The most invitations in one request. */
export const invitationsAtOnce = 100;

const sides = {
  candidateName,
  candidateEmail: optional(emailAddress),
  contactName,
  contactEmail: optional(emailAddress),
  message,
  scheduledFor: optional(moment),
};

/**
 * One of many invitations: a placement, and which of its two sides to invite, each by address. Overrides what all of
 * them share.
 */
export const invitationInput = z
  .object({ ...shownFacts, ...sides })
  .superRefine(endsAfterStart)
  .superRefine(invitesSomebody);
export type InvitationInput = z.output<typeof invitationInput>;

/** The same for an existing placement, whose facts do not change. */
export const knownPlacementInput = z.object({ placementId: z.uuid(), ...sides }).superRefine(invitesSomebody);
export type KnownPlacementInvitation = z.output<typeof knownPlacementInput>;

/** Many invitations, each parsed on its own, and what they share. */
export const createInvitationsInput = z.object({
  invitations: z
    .array(z.unknown())
    .min(1, 'Add at least one person to invite.')
    .max(invitationsAtOnce, `Send at most ${invitationsAtOnce} at once.`),
  recruiterId: optional(z.string()),
  message,
  scheduledFor: optional(moment),
});
export type InvitationForm = z.output<typeof createInvitationsInput>;

/** Another address, and optionally name, for an invitation that bounced. */
export const correctRecipientInput = z.object({
  invitationId: z.uuid(),
  email: emailAddress,
  name: optional(personToInvite),
});

/** When a draft or a scheduled invitation goes out; null for the recommended time. */
export const rescheduleInput = z.object({ invitationId: z.uuid(), scheduledFor: optional(moment) });

/** Reasons for cancelling an invitation: the default, and the choices. */
export const cancelReasons = {
  unsaid: 'Canceled before it was sent',
  usual: [
    'Invited by mistake',
    'The placement fell through',
    'They prefer not to be invited',
    "We'll invite them later",
  ],
} as const;

/** Scheduled invitations to cancel, and why. */
export const cancelInvitationsInput = z.object({
  ids: z.array(z.uuid()).min(1, 'Select at least one invitation.').max(invitationsAtOnce),
  reason: optional(line('a reason', textLimits.cancelReason)),
});

/** Sends the same invitation again, optionally with another message. */
export const inviteAgainInput = z.object({ invitationId: z.uuid(), message, scheduledFor: optional(moment) });

type Sides = Pick<InvitationInput, 'candidateName' | 'candidateEmail' | 'contactName' | 'contactEmail'>;

function invitesSomebody(
  { candidateName, candidateEmail, contactName, contactEmail }: Sides,
  context: z.RefinementCtx,
) {
  const tell = (path: keyof Sides, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
  if (!candidateEmail && !contactEmail)
    tell('candidateEmail', 'Enter an email address for the candidate, the contact at the company, or both.');
  if (candidateEmail && !candidateName) tell('candidateName', "Enter the candidate's name.");
  if (contactEmail && !contactName) tell('contactName', "Enter the contact's name.");
  if (candidateEmail && candidateEmail === contactEmail)
    tell('contactEmail', 'The candidate and the contact need different email addresses.');
}
