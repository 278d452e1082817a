import { expect, test } from 'vitest';
import { splitText } from './ExpandableText.tsx';

const sentences = Array.from({ length: 100 }, () => 'It goes on and on, and it ends.').join(' ');

test('a long text is cut after a sentence, and nothing is lost', () => {
  const [first, rest] = splitText(sentences, 700);
  expect(first.endsWith('it ends.')).toBe(true);
  expect(first.length).toBeGreaterThan(500);
  expect(first.length).toBeLessThan(850);
  expect(`${first} ${rest}`).toBe(sentences);
});

test('nothing is cut for the sake of a line or two, nor if the whole text is wanted', () => {
  expect(splitText('x'.repeat(1000), 700)).toEqual(['x'.repeat(1000), '']);
  expect(splitText(sentences, Number.POSITIVE_INFINITY)).toEqual([sentences, '']);
});

test('many short lines count as long', () => {
  const [first, rest] = splitText('One line.\n\n'.repeat(100), 700);
  expect(first.split('\n').length).toBeLessThan(16);
  expect(rest).toContain('One line.');
});

test('a word without end is cut all the same', () => {
  const [first, rest] = splitText('x'.repeat(3000), 700);
  expect([first.length, first.length + rest.length]).toEqual([839, 3000]);
});
