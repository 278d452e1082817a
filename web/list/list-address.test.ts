import { expect, test } from 'vitest';
import { byAge, narrowedTo, orderOf, queryIn } from './list-address.ts';

test.each([
  ['oldest', 'OLDEST'],
  ['', undefined],
  [undefined, undefined],
  ['made-up', undefined],
])('the order %j in the address is %j in the API', (wanted, order) => {
  expect(orderOf(byAge, wanted)).toBe(order);
});

test('changing the order restarts the list, closes the open row, and keeps the filters', () => {
  const at = {
    query: { q: 'una', after: 'cursor', open: 'Claim:1' },
    href: (query: object) => JSON.stringify(query),
  };
  expect(JSON.parse(narrowedTo(at, { sort: 'oldest' }))).toEqual({ q: 'una', sort: 'oldest' });
});

test('only the parameters that the list reads are taken from the address', () => {
  const at = { query: { q: 'una', sort: undefined }, href: String };
  expect(queryIn('?sort=oldest&strange=1', at)).toEqual({ q: undefined, sort: 'oldest' });
});
