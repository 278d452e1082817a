import { z } from 'zod';
import { normaliseEmail } from '../email.ts';
import { line, oneOf } from '../inputs.ts';
import { trimUnseen } from '../invisible.ts';
import { textLimits } from '../limits.ts';
import { placementFacts, shown } from '../placements/inputs.ts';
import { type ExclusionKind, emailSyncLimits, exclusionKinds } from './found-people.ts';

const host = z
  .string({ error: 'Enter the server, such as imap.your-provider.com.' })
  .overwrite((text) => trimUnseen(text).toLowerCase())
  .min(1, { error: 'Enter the server, such as imap.your-provider.com.', abort: true })
  .max(emailSyncLimits.host, `Shorten this to ${emailSyncLimits.host} characters.`)
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'Enter only the name of the server, such as imap.your-provider.com.');

const password = z
  .string({ error: 'Enter the app password.' })
  .min(1, 'Enter the app password.')
  .max(emailSyncLimits.password, `Shorten this to ${emailSyncLimits.password} characters.`)
  .regex(/^[^\p{Cc}]*$/u, 'Remove the line breaks from the app password.');

/** A mailbox to connect. It is always read on port 993. */
export const connectMailboxInput = z.object({
  host,
  login: line('the user name', { max: emailSyncLimits.login }),
  password,
});

/** A mailbox to try again, with another password if there is one. */
export const retryMailboxInput = z.object({
  mailboxId: z.uuid(),
  password: z.preprocess((given) => (given === '' ? null : given), password.nullish()),
});

const ids = z.array(z.uuid()).min(1, 'Select at least one person.').max(emailSyncLimits.peopleAtOnce);

/** People to take off the suggestions, or to bring back. */
export const foundPeopleInput = z.object({ ids });

/** What a recruiter says about a person found in emails: which side of which placement they were on. */
export const inviteFoundPersonInput = z.object({
  personId: z.uuid(),
  audience: oneOf(['candidate', 'employer'], 'Choose whether they are a candidate or an employer.'),
  name: shown(line("the person's name", textLimits.name)),
  jobTitle: shown(placementFacts.jobTitle),
  jobType: placementFacts.jobType,
  startDate: placementFacts.startDate,
  companyName: shown(placementFacts.companyName),
});

/** What an agency never wants to find. `exclusionValue` reads the value. */
export const addMailExclusionInput = z.object({
  kind: oneOf(exclusionKinds, 'Choose what to exclude.'),
  value: line('what to exclude', { max: emailSyncLimits.value }),
});

/** The stored form of what is excluded, or what is wrong with it. */
export function exclusionValue(kind: ExclusionKind, text: string): { value: string } | { problem: string } {
  if (kind === 'address') {
    const email = normaliseEmail(text);
    return email ? { value: email } : { problem: 'Enter an email address like name@company.com.' };
  }
  if (kind === 'domain') {
    const email = normaliseEmail(`x@${text.replace(/^@/, '')}`);
    return email ? { value: email.slice(2) } : { problem: 'Enter a domain like company.com.' };
  }
  const word = text.toLowerCase();
  return /[\p{L}\p{N}]{2}/u.test(word) && word.length <= 60
    ? { value: word }
    : { problem: 'Enter a word of 2 to 60 characters.' };
}
