import { isMadeOf, wordsOfEmail } from '#common/accounts/password-words.ts';
import { sessionLimits } from '#common/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Why a password cannot be taken, as a sentence for the person who chose it; null when it can. `email`: its account's. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  const { passwordMin, passwordMax } = sessionLimits;
  const length = [...password].length;
  if (length < passwordMin) return `Use at least ${passwordMin} characters.`;
  if (length > passwordMax) return `Use at most ${passwordMax} characters.`;
  if (isMadeOf(password, wordsOfEmail(email)))
    return 'Others know your e-mail address: choose a password that is not made of it.';
  if (await isCommonPassword(password))
    return 'This is among the first that others would guess. Choose something else, such as four words that do not belong together.';
  return null;
}
