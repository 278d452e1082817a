import { registrationInput } from '#common/accounts/registration.ts';
import { readInput } from '#common/inputs.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import type { RegistrationFields } from './registration-fields.ts';

/** Throws what is wrong with a registration as far as a browser can tell, before a large logo is on its way for nothing. */
export function checkRegistration(fields: RegistrationFields): void {
  const read = readInput(registrationInput, fields);
  if (!read.ok) throw new SessionProblem('Some of it needs your attention.', { problems: read.problems });
}
