import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('it says whom to contact, and until when that holds: in the future, for less than a year', () => {
  const now = new Date('2026-11-21T14:05:00Z');
  const text = securityText('https://plaudit.example', 'security@plaudit.example', now);
  expect(text).toContain('Contact: mailto:security@plaudit.example\n');
  expect(text).toContain('Canonical: https://plaudit.example/.well-known/security.txt\n');
  const [, expires] = /^Expires: (\S+)$/m.exec(text)!;
  expect(expires).toBe('2027-05-21T00:00:00.000Z');
  expect(Date.parse(expires!) - now.getTime()).toBeLessThan(365 * 86_400_000);
});
