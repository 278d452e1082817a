import { expect, test } from 'vitest';
import { byAge, narrowedTo, orderOf, queryIn } from './list-address.ts';

test.each([
  ['oldest', 'OLDEST'],
  ['', undefined],
  [undefined, undefined],
  ['made-up', undefined],
])('the order %j of an address is %j to the API', (asked, order) => {
  expect(orderOf(byAge, asked)).toBe(order);
});

test('a list in another order begins anew, with nothing open, and keeps what it is narrowed by', () => {
  const at = {
    query: { q: 'una', after: 'cursor', open: 'Claim:1' },
    href: (query: object) => JSON.stringify(query),
  };
  expect(JSON.parse(narrowedTo(at, { sort: 'oldest' }))).toEqual({ q: 'una', sort: 'oldest' });
});

test('of the query of an address only what the list reads is taken', () => {
  const at = { query: { q: 'una', sort: undefined }, href: String };
  expect(queryIn('?sort=oldest&strange=1', at)).toEqual({ q: undefined, sort: 'oldest' });
});
