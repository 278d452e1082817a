import { absolute } from '#common/urls.ts';

/** Days its content is valid; RFC 9116 asks for less than a year. */
const days = 180;
const day = 86_400_000;

/** `security.txt` (RFC 9116): whom to tell about a vulnerability, valid for some months from `now`. */
export function securityText(origin: string, contact: string, now: Date): string {
  const expires = new Date(Math.ceil(now.getTime() / day + days) * day);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
