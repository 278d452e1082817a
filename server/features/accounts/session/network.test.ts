import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('a network is an IPv4 address, or the /64 of IPv6 that a household has', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe(networkOf('2001:db8::1:bbbb:0:0:2'));
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('::1')).toBe('0:0:0:0');
});
