import { z } from 'zod';
import { emailAddress, line, oneOf, optional, paragraphs } from '../inputs.ts';
import { contactLimits, profileLimits, textLimits } from '../limits.ts';
import { reportReasons } from './report-words.ts';

/** A visitor's report of a profile. */
export const reportProfileInput = z.object({
  reason: oneOf(reportReasons, 'Choose what is wrong with it.'),
  words: paragraphs('what is wrong', { min: 10, max: profileLimits.note }),
  email: optional(emailAddress),
});

/** What a decision tells the person who reported a profile. */
export const decideReportInput = z.object({
  words: optional(paragraphs('what we did', { max: profileLimits.reason })),
});

/** A message to a recruiter or an agency. */
export const contactInput = z.object({
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  company: optional(line('your company', textLimits.companyName)),
  message: paragraphs('your message', contactLimits.message),
});
