import { z } from 'zod';
import { countries } from '../countries.ts';
import { freeMailDomains } from '../email-domains.ts';
import { emailAddress, line, oneOf, optional, paragraphs, webLink } from '../inputs.ts';
import { contactLimits, profileLimits } from '../limits.ts';
import { specialities } from '../specialities.ts';
import { reportReasons } from './report-words.ts';
import { enquiryKinds } from './states.ts';

/** A public LinkedIn profile: {host}/in/{handle}, as its owner copies it from the browser. */
export const linkedInProfile = webLink.refine(
  (link) => !/^https?:/i.test(link) || !URL.canParse(link) || isLinkedInProfile(new URL(link)),
  'This is not a LinkedIn profile. Copy the address of your public profile, such as https://www.linkedin.com/in/your-name.',
);

/** A phone number as people write it. */
export const phone = line('a phone number', { max: profileLimits.phone }).refine(
  (text) => /^\+?[\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6,
  'Write a phone number with digits, such as +61 400 000 000.',
);

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

/** Somebody says what is wrong with a profile. */
export const reportProfileInput = z.object({
  reason: oneOf(reportReasons, 'Choose what is wrong with it.'),
  words: paragraphs('what is wrong', { min: 10, max: profileLimits.note }),
  email: optional(emailAddress),
});

/** What a decision about a report says to whoever reported. */
export const decideReportInput = z.object({
  words: optional(paragraphs('what was done', { max: profileLimits.reason })),
});

/** What somebody writes to a recruiter, or to an agency. */
export const contactInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  message: paragraphs('your message', contactLimits.message),
});

/** Why an enquiry, a claim, an agency or a company is declined: the person reads it in a mail. */
export const declineInput = z.object({ reason: paragraphs('the reason', { min: 5, max: profileLimits.reason }) });

/** What an enquiry becomes. */
export const approveEnquiryInput = z.object({
  kind: oneOf(enquiryKinds, 'Choose what this person becomes: an agency, a freelancer, or somebody of an agency.'),
});

const isLinkedInProfile = ({ hostname, pathname }: URL) =>
  /^([a-z]{1,3}\.)?linkedin\.com$/i.test(hostname) && /^\/in\/[^/]+\/?$/.test(pathname);
