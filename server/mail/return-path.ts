import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** What the mail to an address of ours is about: one that came back, or one whose reader wants no more. */
export type ReturnPurpose = 'bounce' | 'unsubscribe';

/** An address of ours, read: what it is for, and of which mail. */
export interface ReturnAddress {
  purpose: ReturnPurpose;
  mailId: string;
}

/**
 * The address where news of one mail arrive (VERP): its id and a proof that we made it, both as hex, since some servers
 * change the case. At most 64 characters before the @ (RFC 5321 4.5.3.1.1). Null where no domain is set up for it.
 */
export function returnAddress(purpose: ReturnPurpose, mailId: string): string | null {
  if (!env.PLAUDIT_BOUNCE_DOMAIN) return null;
  const id = mailId.replaceAll('-', '');
  return `${purpose}+${id}${proofOf(purpose, id)}@${env.PLAUDIT_BOUNCE_DOMAIN}`;
}

/** Reads an address that `returnAddress` made; null for any other. */
export function readReturnAddress(address: string): ReturnAddress | null {
  const [, purpose, id, proof, domain] = form.exec(address.toLowerCase()) ?? [];
  if (!purpose || !id || !proof || domain !== env.PLAUDIT_BOUNCE_DOMAIN) return null;
  const expected = proofOf(purpose as ReturnPurpose, id);
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) return null;
  return { purpose: purpose as ReturnPurpose, mailId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}

const form = /^(bounce|unsubscribe)\+([\da-f]{32})([\da-f]{20})@([^@]+)$/;

/** 80 bits are enough for what only the sender's own server gets to see, and is tried over a line that we slow down. */
const proofOf = (purpose: ReturnPurpose, id: string): string =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'return addresses'))
    .update(`${purpose} ${id}`)
    .digest('hex')
    .slice(0, 20);
