import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'too short'],
  ['elevenchars', 'too short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['abababababab', 'weak'],
  ['plumwatering', 'fair'],
  ['plum watering', 'good'],
  ['plum watering can 9', 'strong'],
  ['x'.repeat(201), 'too long'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
