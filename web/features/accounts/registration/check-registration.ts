import { registrationInput } from '#common/accounts/registration.ts';
import { readInput } from '#common/inputs.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import type { RegistrationFields } from './registration-fields.ts';

/**
 * Throws the problems that a browser can find in a registration, before a large logo is uploaded in vain. `more`:
 * additional problems.
 */
export function checkRegistration(
  fields: RegistrationFields,
  more: readonly { field: string; message: string }[] = [],
): void {
  const read = readInput(registrationInput, fields);
  const problems = [...(read.ok ? [] : read.problems), ...more];
  if (problems.length > 0) throw new SessionProblem('Some of it needs your attention.', { problems });
}
