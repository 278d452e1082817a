import { expect, it } from 'vitest';
import { chosen, isDeep, sample } from './tiers.ts';

const items = Array.from({ length: 100 }, (_, index) => `item ${index}`);

it('chooses as many different items as wanted, in their order', () => {
  const some = chosen(items, 7, 'a');
  expect(new Set(some).size).toBe(7);
  expect(some).toEqual(items.filter((item) => some.includes(item)));
});

it('chooses the same items for the same text, and others for another', () => {
  expect(chosen(items, 7, 'a')).toEqual(chosen(items, 7, 'a'));
  expect(chosen(items, 7, 'a')).not.toEqual(chosen(items, 7, 'b'));
});

it('gives each item its turn as the text changes', () => {
  const few = items.slice(0, 10);
  const seen = new Set(Array.from({ length: 100 }, (_, commit) => chosen(few, 2, `commit ${commit}`)).flat());
  expect(seen.size).toBe(10);
});

it('chooses all where more are wanted than there are', () => {
  expect(chosen(items, 1000, 'a')).toEqual(items);
});

it('takes a sample in the first tier, everything in a deep run', () => {
  expect(sample(items, 3, 'pages')).toHaveLength(isDeep ? items.length : 3);
});
