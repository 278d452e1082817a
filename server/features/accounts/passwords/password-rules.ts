import { isMadeOf, wordsOfEmail } from '#common/accounts/password-words.ts';
import { sessionLimits } from '#common/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Whether a password is longer, as people count characters, than any account's can be. */
export const isTooLong = (password: string): boolean => [...password].length > sessionLimits.passwordMax;

/** The message for a password that is too long, wherever it is typed. */
export const tooLong = `Use at most ${sessionLimits.passwordMax} characters.`;

/** Why a password is refused, as a sentence for its author; null when it is accepted. `email` is the account's. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  const { passwordMin } = sessionLimits;
  if ([...password].length < passwordMin) return `Use at least ${passwordMin} characters.`;
  if (isTooLong(password)) return tooLong;
  if (isMadeOf(password, wordsOfEmail(email)))
    return "Your email address is easy to guess. Choose a password that isn't based on it.";
  if (await isCommonPassword(password))
    return 'This password is easy to guess. Choose another one, such as four unrelated words.';
  return null;
}
