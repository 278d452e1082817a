import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cvUrl } from '#common/urls.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** Seconds for which a link to a CV works. */
const linkSeconds = 300;

/** Who follows a link to a CV decides what it serves: a company only sees one with consent. */
export type CvReader = 'company' | 'recruiter';

/** A path that serves the CV of an application for some minutes. */
export function cvLink(applicationId: string, reader: CvReader, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + linkSeconds;
  const wish = `application=${applicationId}&reader=${reader}&expires=${expires}`;
  return cvUrl(`${wish}&signature=${signatureOf(wish)}`);
}

/** What a signed query asks for; undefined if it is not as we signed it, or too old. */
export function cvOfLink(query: string, now: Date): { application: string; reader: CvReader } | undefined {
  const [, wish, signature] = /^(.*)&signature=([\w-]+)$/s.exec(query) ?? [];
  if (!wish || !signature || !isEqual(signature, signatureOf(wish))) return undefined;
  const { expires, ...found } = Object.fromEntries(new URLSearchParams(wish));
  if (!(Number(expires) * 1000 > now.getTime())) return undefined;
  return z.object({ application: z.uuid(), reader: z.enum(['company', 'recruiter']) }).safeParse(found).data;
}

const signatureOf = (wish: string) =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'CV downloads')).update(wish).digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
