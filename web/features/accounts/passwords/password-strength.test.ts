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

test.each([
  ['una@gumnut.example', 'weak'],
  ['Featherstone 1987!', 'weak'],
  ['Gumnut Childcare 2026', 'weak'],
  ['plum watering f3atherst0ne can 9', 'good'],
  ['gumnut plum watering can 9', 'good'],
  ['plum watering can 9', 'strong'],
])('%s with known words of its owner is %s', (password, strength) => {
  const own = { email: 'una.f@gumnut.example', names: ['Una Featherstone', 'Gumnut Childcare'] };
  expect(strengthOf(password, own)).toBe(strength);
});
