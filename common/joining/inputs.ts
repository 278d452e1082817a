import { z } from 'zod';
import { countries } from '../countries.ts';
import { freeMailDomains } from '../email-domains.ts';
import { emailAddress, line, oneOf, optional, paragraphs } from '../inputs.ts';
import { profileLimits } from '../limits.ts';
import { linkedInProfile, phone } from '../profiles/inputs.ts';
import { specialities } from '../specialities.ts';
import { enquiryKinds } from './states.ts';

/** What a recruiter who asks for a free profile tells about themselves. */
export const enquireInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  agencyName: line('the name of your agency', { max: profileLimits.agencyName }),
  email: emailAddress,
  linkedinUrl: optional(linkedInProfile),
  phone: optional(phone),
  speciality: optional(
    oneOf(specialities.map(({ id }) => id) as [string, ...string[]], 'Choose a speciality from the list.'),
  ),
  country: oneOf(countries.map(({ code }) => code) as [string, ...string[]], 'Choose a country from the list.'),
});

/** What somebody wants who says that a profile is about them: to have it, or that it goes. */
export const claimWishes = ['claim', 'objection'] as const;
export type ClaimWish = (typeof claimWishes)[number];

/** Somebody says that a profile is theirs. */
export const requestClaimInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  note: optional(paragraphs('a note', { max: profileLimits.note })),
  wish: optional(oneOf(claimWishes, 'Choose what you want: to have the profile, or that it goes.')).transform(
    (wish): ClaimWish => wish ?? 'claim',
  ),
});

/** Somebody says that they run an agency that is here. */
export const claimAgencyInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  note: optional(paragraphs('a note', { max: profileLimits.note })),
});

/** Business facts of somebody who is not here, for a profile that nobody has claimed. */
export const addUnclaimedInput = z.object({
  name: line('the name', { max: profileLimits.name }),
  agencyName: optional(line('the name of the firm', { max: profileLimits.agencyName })),
  email: emailAddress.refine(
    (email) => !freeMailDomains.has(email.split('@')[1] ?? ''),
    'Give an address at their firm: a profile that nobody has claimed holds business facts only.',
  ),
  speciality: optional(
    oneOf(specialities.map(({ id }) => id) as [string, ...string[]], 'Choose a speciality from the list.'),
  ),
  country: oneOf(countries.map(({ code }) => code) as [string, ...string[]], 'Choose a country from the list.'),
  location: optional(line('a place', { max: profileLimits.location })),
  source: line('where the facts come from', { max: profileLimits.source }),
});

/** Why an enquiry, a claim, an agency or a company is declined: the person reads it in a mail. */
export const declineInput = z.object({ reason: paragraphs('the reason', { min: 5, max: profileLimits.reason }) });

/** What an enquiry becomes. */
export const approveEnquiryInput = z.object({
  kind: oneOf(enquiryKinds, 'Choose what this person becomes: an agency, a freelancer, or somebody of an agency.'),
});
