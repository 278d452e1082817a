import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '#common/email.ts';

/**
 * The username a super admin acts as: the X-Switch-User header, with non-ASCII letters encoded as by `encodeURI`. Null
 * without the header. An invalid value becomes the empty string, which matches nobody.
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
