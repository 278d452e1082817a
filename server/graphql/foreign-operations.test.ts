import { expect, test } from 'vitest';
import { foreignOperation } from './foreign-operations.ts';
import { limits } from './limits.ts';

/** A new text of this many characters, as cheap to parse as possible. */
const textOf = (number: number, length: number) => {
  const begin = `query Text${number} { __typename ${'x: __typename '.repeat(3)}`;
  return `${begin}}${' '.repeat(length - begin.length - 1)}`;
};

test('a text is parsed once while it is among the most recently used', () => {
  const known = foreignOperation('query Known { __typename }');
  foreignOperation(textOf(0, 200));
  expect(foreignOperation('query Known { __typename }')).toBe(known);
});

test('long texts evict others long before there are a thousand', () => {
  const [first, again] = [textOf(1, 300), textOf(2, 300)];
  const [old, used] = [foreignOperation(first), foreignOperation(again)];
  for (let number = 0; number < 30; number += 1) {
    foreignOperation(textOf(100 + number, limits.characters));
    foreignOperation(again);
  }
  expect(foreignOperation(again)).toBe(used);
  expect(foreignOperation(first)).not.toBe(old);
});

test('comments, which are kept like tokens, have a limit of their own', () => {
  const commented = (lines: number) => foreignOperation(`{ __typename }${'#\n'.repeat(lines)}`).errors?.[0]?.extensions;
  expect(commented(limits.comments)).toBeUndefined();
  expect(commented(limits.comments + 1)).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
});
