import { afterEach, expect, test } from 'vitest';
import { env } from '#server/env.ts';
import { seal, Unopenable, unseal } from './sealed.ts';

const first = env.PLAUDIT_SECRET;
const second = 'another-secret-of-at-least-32-characters';
const use = (PLAUDIT_SECRET: string, PLAUDIT_SECRET_BEFORE?: string) =>
  Object.assign(env, { PLAUDIT_SECRET, PLAUDIT_SECRET_BEFORE });
afterEach(() => use(first));

test('a sealed text opens for its purpose, and never looks the same twice', () => {
  const sealed = seal('mailbox 1', 'app-password-ü');
  expect(unseal('mailbox 1', sealed)).toBe('app-password-ü');
  expect(sealed.equals(seal('mailbox 1', 'app-password-ü'))).toBe(false);
  expect(sealed.toString('latin1')).not.toContain('app-password');
  expect(() => unseal('mailbox 2', sealed)).toThrow(Unopenable);
});

test('one that was changed anywhere, or cut, does not open', () => {
  const sealed = seal('a', 'text');
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => unseal('a', changed)).toThrow(Unopenable);
    expect(() => unseal('a', sealed.subarray(0, at))).toThrow(Unopenable);
  }
});

test('the secret before still opens what it sealed, and no other does', () => {
  const sealed = seal('a', 'text');
  use(second);
  expect(() => unseal('a', sealed)).toThrow(Unopenable);
  use(second, first);
  expect(unseal('a', sealed)).toBe('text');
  expect(unseal('a', seal('a', 'new'))).toBe('new');
});
