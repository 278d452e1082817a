import { z } from 'zod';
import { countries } from '../countries.ts';
import { freeMailDomains } from '../email-domains.ts';
import { emailAddress, line, oneOf, optional, paragraphs } from '../inputs.ts';
import { profileLimits } from '../limits.ts';
import { linkedInProfile, phone } from '../profiles/inputs.ts';
import { specialities } from '../specialities.ts';
import { enquiryKinds } from './states.ts';

/** A recruiter's enquiry for a free profile. */
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

/** What a claimant wants: to take the profile over, or to have it removed. */
export const claimWishes = ['claim', 'objection'] as const;
export type ClaimWish = (typeof claimWishes)[number];

/** A claim that a recruiter's profile is about you, or that you run an agency. */
export const claimProfileInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  note: optional(paragraphs('a note', { max: profileLimits.note })),
  wish: optional(oneOf(claimWishes, 'Choose whether to take over the profile or remove it.')).transform(
    (wish): ClaimWish => wish ?? 'claim',
  ),
});

/** Business facts of a person who is not here yet, for an unclaimed profile. */
export const addUnclaimedInput = z.object({
  name: line('the name', { max: profileLimits.name }),
  agencyName: optional(line('the name of the agency', { max: profileLimits.agencyName })),
  email: emailAddress.refine(
    (email) => !freeMailDomains.has(email.split('@')[1] ?? ''),
    'Write an address at their agency: an unclaimed profile contains only business facts.',
  ),
  speciality: optional(
    oneOf(specialities.map(({ id }) => id) as [string, ...string[]], 'Choose a speciality from the list.'),
  ),
  country: oneOf(countries.map(({ code }) => code) as [string, ...string[]], 'Choose a country from the list.'),
  location: optional(line('a place', { max: profileLimits.location })),
  source: line('where the facts come from', { max: profileLimits.source }),
});

/** Why an enquiry, a claim, an agency or a company is declined. The person reads it in an email. */
export const declineInput = z.object({ reason: paragraphs('the reason', { min: 5, max: profileLimits.reason }) });

/** What an enquiry turns into. */
export const approveEnquiryInput = z.object({
  kind: oneOf(enquiryKinds, 'Choose what this person becomes.'),
});
