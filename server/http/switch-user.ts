import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '#common/email.ts';

/**
 * The username that a super admin acts as: the header X-Switch-User, in which letters beyond ASCII stand as `encodeURI`
 * writes them. Null without one; what is no address is the empty text, which is nobody's.
 */
export function switchUserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-switch-user'];
  if (given === undefined || given === '') return null;
  return normaliseEmail(decoded(String(given))) ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return '';
  }
}
