import { z } from 'zod';
import { emailAddress, line, oneOf, optional } from '../inputs.ts';
import { sessionLimits } from '../limits.ts';
import { countryCode, website } from './company.ts';
import { companyLimits } from './company-limits.ts';

/** A password as typed: checks its length only. The server knows the common ones. */
export const newPassword = z
  .string({ error: 'Choose a password.' })
  .min(sessionLimits.passwordMin, `Use at least ${sessionLimits.passwordMin} characters.`)
  .max(sessionLimits.passwordMax, `Use at most ${sessionLimits.passwordMax} characters.`);

/** What an employer types to register. The logo is sent separately, as a file. */
export const registrationInput = z.object({
  name: line('your name', { max: 120 }),
  email: emailAddress,
  password: newPassword,
  country: countryCode,
  company: line("your company's name", { max: companyLimits.name }),
  website: optional(website),
  terms: oneOf(['on', 'true', '1', 'yes'], 'Accept the terms to continue.'),
});
export type Registration = z.output<typeof registrationInput>;
