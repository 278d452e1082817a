import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { strangeOperation } from './strange-operations.ts';

/** A new text of this many characters, as cheap to parse as possible. */
const textOf = (number: number, length: number) => {
  const begin = `query Text${number} { __typename ${'x: __typename '.repeat(3)}`;
  return `${begin}}${' '.repeat(length - begin.length - 1)}`;
};

test('a text is parsed once while it is among the most recently used', () => {
  const known = strangeOperation('query Known { __typename }');
  strangeOperation(textOf(0, 200));
  expect(strangeOperation('query Known { __typename }')).toBe(known);
});

test('long texts evict others long before there are a thousand', () => {
  const [first, again] = [textOf(1, 300), textOf(2, 300)];
  const [old, used] = [strangeOperation(first), strangeOperation(again)];
  for (let number = 0; number < 30; number += 1) {
    strangeOperation(textOf(100 + number, limits.characters));
    strangeOperation(again);
  }
  expect(strangeOperation(again)).toBe(used);
  expect(strangeOperation(first)).not.toBe(old);
});

test('comments, which are kept like tokens, have a limit of their own', () => {
  const commented = (lines: number) => strangeOperation(`{ __typename }${'#\n'.repeat(lines)}`).errors?.[0]?.extensions;
  expect(commented(limits.comments)).toBeUndefined();
  expect(commented(limits.comments + 1)).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
});
