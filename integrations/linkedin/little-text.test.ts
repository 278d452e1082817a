import fc from 'fast-check';
import { expect, test } from 'vitest';
import { littleText } from './little-text.ts';

const reserved = [...'\\|{}@[]()<>#*_~'];

test.each(reserved)('%s is escaped', (mark) => {
  expect(littleText(`a ${mark} b${mark}`)).toBe(`a \\${mark} b\\${mark}`);
});

test.each([
  ['Hired in 5 days (really)!', 'Hired in 5 days \\(really\\)!'],
  ['https://plaudit.example/r/a_b?s=x_y~z#top', 'https://plaudit.example/r/a_b?s=x_y~z#top'],
  ['See https://a.example/b_(c).', 'See https://a.example/b_(c).'],
  ['(see https://a.example/b_c)', '\\(see https://a.example/b_c\\)'],
  ['<https://a.example/>', '\\<https://a.example/\\>'],
  ['https://a.example/#tag #tag', 'https://a.example/#tag #tag'],
  ['#hiring', '#hiring'],
  ['now #hiring, #Jobs2026 and #työ!', 'now #hiring, #Jobs2026 and #työ!'],
  ['(#hiring)', '\\(#hiring\\)'],
  ['C# and F#', 'C\\# and F\\#'],
  ['#1 in town', '\\#1 in town'],
  ['a#b', 'a\\#b'],
  ['#two_words', '\\#two\\_words'],
  ['#two-words', '\\#two-words'],
  ['#taghttps://a.example/b_c', '\\#taghttps://a.example/b_c'],
  ['##twice', '\\#\\#twice'],
  ['# heading', '\\# heading'],
  ['one\n\n*two*', 'one\n\n\\*two\\*'],
  ['', ''],
])('%s becomes %s', (text, said) => {
  expect(littleText(text)).toBe(said);
});

const anyText = fc.array(
  fc.oneof(
    fc.constantFrom(...reserved, ' ', '\n', '#tag', 'https://a.example/b_c', '.', ',', 'é'),
    fc.string({ unit: 'grapheme' }),
  ),
);

test('without the escapes, every text is as it was written', () => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      expect(littleText(text).replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1')).toBe(text);
    }),
  );
});

test('outside of links and hashtags, nothing reserved is left unescaped', () => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const rest = littleText(parts.join(''))
        .replace(/\\[\\|{}@[\]()<>#*_~]/g, '')
        .replace(/https?:\/\/\S+/gi, '')
        .replace(/#[\p{L}\p{N}]+/gu, '');
      expect(rest).not.toMatch(/[\\|{}@[\]()<>#*_~]/);
    }),
  );
});
