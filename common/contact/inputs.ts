import { z } from 'zod';
import { emailAddress, line, oneOf, optional, paragraphs, plainDate } from '../inputs.ts';
import { contactLimits, profileLimits, textLimits } from '../limits.ts';
import { dataRequestCountries, dataRequestKinds, enteredWays } from './data-request-words.ts';
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

/** A request for one's data, which anyone can send. */
export const dataRequestInput = z.object({
  kind: oneOf(dataRequestKinds, 'Choose what you want.'),
  name: line('your name', { max: profileLimits.name }),
  email: emailAddress,
  country: oneOf(dataRequestCountries, 'Choose where you live.'),
  details: optional(paragraphs('the details', { max: profileLimits.note })),
});

/** A request that a signed-in person makes about the address of their account. */
export const ownDataRequestInput = dataRequestInput.pick({ kind: true, country: true, details: true });

/** A request that staff enter, such as a letter. */
export const enteredDataRequestInput = z.object({
  ...dataRequestInput.shape,
  kind: oneOf(dataRequestKinds, 'Choose what they want.'),
  name: line('their name', { max: profileLimits.name }),
  country: oneOf(dataRequestCountries, 'Choose where they live.'),
  cameBy: oneOf(enteredWays, 'Choose how it came.'),
  receivedOn: plainDate('the day you received it'),
});

/** What a decision about a request for one's data tells the person. */
export const answerDataRequestInput = z.object({
  words: paragraphs('your answer', { max: profileLimits.note }),
  stopsMail: z.boolean().default(false),
});

/** Erasing the data of a request cannot be undone, so the address is typed again. */
export const eraseRequestedDataInput = z.object({ email: emailAddress });

/** Why a request is refused, or takes longer. */
export const dataRequestReasonInput = z.object({ reason: paragraphs('the reason', { max: profileLimits.reason }) });
