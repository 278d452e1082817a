import { randomInt } from 'node:crypto';
import { env } from '#server/env.ts';

const signs = 'abcdefghijklmnopqrstuvwxyz234567';

/** What tells one address for copies from another: 24 letters and digits that nobody can guess. */
export const newSyncToken = (): string => Array.from({ length: 24 }, () => signs[randomInt(signs.length)]).join('');

/** The address with a token; null if the installation has no mailbox for copies. */
export function syncAddress(token: string): string | null {
  const mailbox = env.PLAUDIT_SYNC_MAILBOX;
  return mailbox ? mailbox.replace('@', `+${token}@`) : null;
}

/** The tokens in texts that may hold an address for copies. */
export function tokensIn(texts: readonly string[]): string[] {
  const [local, domain] = (env.PLAUDIT_SYNC_MAILBOX ?? '').split('@').map((part) => part.replaceAll('.', '\\.'));
  if (!local || !domain) return [];
  const pattern = new RegExp(`(?<![a-z0-9._-])${local}\\+([a-z2-7]{24})@${domain}(?![a-z0-9.-])`, 'g');
  return [...new Set(texts.flatMap((text) => [...text.toLowerCase().matchAll(pattern)].map(([, token]) => token!)))];
}
