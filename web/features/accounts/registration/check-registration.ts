import { registrationInput } from '#common/accounts/registration.ts';
import { readInput } from '#common/inputs.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import type { RegistrationFields } from './registration-fields.ts';

/** Throws what is wrong with a registration as far as a browser can tell, before a large logo is on its way for nothing. `more`: what else is. */
export function checkRegistration(
  fields: RegistrationFields,
  more: readonly { field: string; message: string }[] = [],
): void {
  const read = readInput(registrationInput, fields);
  const problems = [...(read.ok ? [] : read.problems), ...more];
  if (problems.length > 0) throw new SessionProblem('Some of it needs your attention.', { problems });
}
