import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** What an email to one of our addresses is about: a returned email, or an unsubscribe request. */
export type ReturnPurpose = 'bounce' | 'unsubscribe';

/** A parsed return address: its purpose, and the email it belongs to. */
export interface ReturnAddress {
  purpose: ReturnPurpose;
  mailId: string;
}

/**
 * The return address of one email (VERP): its id and a signature in hex, because some servers change the case. At most
 * 64 characters before the @ (RFC 5321 4.5.3.1.1). Null when no domain is configured for it.
 */
export function returnAddress(purpose: ReturnPurpose, mailId: string): string | null {
  if (!env.PLAUDIT_BOUNCE_DOMAIN) return null;
  const id = mailId.replaceAll('-', '');
  return `${purpose}+${id}${proofOf(purpose, id)}@${env.PLAUDIT_BOUNCE_DOMAIN}`;
}

/** Parses an address made by `returnAddress`; null for any other. */
export function readReturnAddress(address: string): ReturnAddress | null {
  const [, purpose, id, proof, domain] = form.exec(address.toLowerCase()) ?? [];
  if (!purpose || !id || !proof || domain !== env.PLAUDIT_BOUNCE_DOMAIN) return null;
  const expected = proofOf(purpose as ReturnPurpose, id);
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) return null;
  return { purpose: purpose as ReturnPurpose, mailId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}

const form = /^(bounce|unsubscribe)\+([\da-f]{32})([\da-f]{20})@([^@]+)$/;

/** 80 bits are enough for something only the other server sees, tried over a throttled connection. */
const proofOf = (purpose: ReturnPurpose, id: string): string =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'return addresses'))
    .update(`${purpose} ${id}`)
    .digest('hex')
    .slice(0, 20);
