import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** What is sealed can't be opened: it was sealed for something else, with a secret we don't have, or it was changed. */
export class Unopenable extends Error {}

/** What is sealed, by the id of its row: the purposes. */
export const sealedFor = {
  credentials: (connectionId: string) => `credentials of ${connectionId}`,
  mailboxPassword: (mailboxId: string) => `mailbox password ${mailboxId}`,
} as const;

/** The first byte. Then come the nonce, the tag and the encrypted text. */
const version = 1;
const headLength = 1 + 12 + 16;

/** Encrypts a text with AES-256-GCM. `purpose` says what it is and whose: it can be opened for nothing else. */
export function seal(purpose: string, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env.PLAUDIT_SECRET), nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `seal` made for the same purpose, with the present secret or the one before. Throws `Unopenable`. */
export function unseal(purpose: string, sealed: Buffer): string {
  for (const secret of [env.PLAUDIT_SECRET, env.PLAUDIT_SECRET_BEFORE]) {
    const text = secret && open(secret, purpose, sealed);
    if (text !== null && text !== undefined) return text;
  }
  throw new Unopenable('This was sealed for something else, with a secret that is not set, or it was changed.');
}

/** Whether it is sealed with the present secret, so that the one before isn't needed for it. */
export const isSealedNow = (purpose: string, sealed: Buffer): boolean =>
  open(env.PLAUDIT_SECRET, purpose, sealed) !== null;

function open(secret: string, purpose: string, sealed: Buffer): string | null {
  if (sealed[0] !== version || sealed.length < headLength) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(1, 13));
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(13, headLength));
    return decipher.update(sealed.subarray(headLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => derivedKey(secret, 'sealed values');
