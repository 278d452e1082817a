import { expect, test } from 'vitest';
import { z } from 'zod';
import { line, paragraphs, readInput } from './inputs.ts';

const name = z.object({ name: line('a name', { min: 2, max: 8 }) });
const read = (text: string) => {
  const result = readInput(name, { name: text });
  return result.ok ? result.value.name : result.problems.map(({ message }) => message).join(' ');
};

test.each([
  ['marks that turn text around', 'A\u202ebc\u2066d\u200f', 'Abcd'],
  ['letters that nobody sees', 'A\u200bb\ufeff\u00adc', 'Abc'],
  ['halves of signs, and what is no sign', 'A\ud800b\udc00c\uffff', 'Abc'],
  ['letters that are blank', 'A\u3164\u2800b', 'A b'],
  ['a tower of accents, but for its lowest six', `zx${'\u0301'.repeat(90)}`, `zx${'\u0301'.repeat(6)}`],
])('%s is removed from input', (_what, typed, kept) => {
  expect(read(typed)).toBe(kept);
});

test.each([
  ['emoji of several', 'A 👩‍👩‍👧'],
  ['a flag of tags', 'A 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e007f}'],
  ['Persian with its joiner', 'می\u200cخوا'],
  ['Thai with two marks on a letter', 'ที่นี่'],
  ['Han beyond the first plane', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'],
])('%s stay as they were written', (_what, typed) => {
  expect(read(typed)).toBe(typed);
});

test('a surrogate pair is one character, as in the database', () => {
  expect(read('😀')).toBe('Write at least 2 characters.');
  expect(read('😀'.repeat(8))).toBe('😀'.repeat(8));
  expect(read('😀'.repeat(9))).toBe('Shorten this to 8 characters.');
});

test.each(['\u3164\u3164\u3164', '\u200d\u200c\u200d', '\u0301\u0301', '\u2800 \u115f'])(
  '%j counts as empty',
  (typed) => {
    expect(read(typed)).toBe('Enter a name.');
  },
);

test('paragraphs have one kind of line ending', () => {
  const result = readInput(paragraphs('a text', { max: 20 }), 'a\r\nb\rc\u2028d');
  expect(result).toEqual({ ok: true, value: 'a\nb\nc\nd' });
});

test('a schema without a message of its own gets a plain one', () => {
  const schema = z.object({ id: z.uuid(), token: z.string().max(5) });
  const result = readInput(schema, { id: 'x', token: 'far too long' });
  expect(!result.ok && result.problems.map(({ field, message }) => [field, message])).toEqual([
    ['id', "We can't read this. Reload the page and try again."],
    ['token', 'Shorten this to 5 characters.'],
  ]);
});
