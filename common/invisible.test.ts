import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { normaliseEmail } from './email.ts';
import { emailAddress, line, optional, paragraphs, plainDate, readInput, webLink } from './inputs.ts';
import { trimText, trimUnseen } from './invisible.ts';
import { phone } from './profiles/inputs.ts';
import { tidyPostcode } from './profiles/postcodes.ts';

const invisible = {
  'a zero-width space': '\u200b',
  'a byte order mark': '\ufeff',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00ad',
  'a no-break space': '\u00a0',
  'a joiner': '\u200d',
  'a mark for right to left': '\u200f',
  'an isolated direction': '\u2068',
  'a blank braille sign': '\u2800',
  'a Hangul filler': '\u3164',
  'a NUL': '\0',
};

describe.each(Object.entries(invisible))('%s at either end', (_name, sign) => {
  const around = (text: string) => `${sign} ${text}${sign}${sign}`;
  const read = (schema: z.ZodType, text: string) => readInput(z.object({ it: schema }), { it: around(text) });

  test.each<[string, z.ZodType, string]>([
    ['an address', emailAddress, 'dana@harbour.example'],
    ['a link', webLink, 'https://harbour.example/a'],
    ['a day', plainDate('a day'), '2026-10-05'],
  ])('of %s is removed', (_what, schema, text) => {
    expect(read(schema, text)).toEqual({ ok: true, value: { it: text } });
  });

  test('of a postcode is removed', () => {
    expect(tidyPostcode('AU', around('2000'))).toBe('2000');
    expect(tidyPostcode('GB', around('sw1a1aa'))).toBe('SW1A 1AA');
  });

  test('does not fill an optional field', () => {
    expect(readInput(z.object({ it: optional(emailAddress) }), { it: sign })).toEqual({
      ok: true,
      value: { it: null },
    });
  });

  test('is removed from nothing in between', () => {
    expect(normaliseEmail(`da${sign}na@harbour.example`)).toBeUndefined();
  });
});

test.each(['\u200b', '\ufeff', '\u2060', '\u00ad', '\u00a0', '\u200d'])('%j goes from texts and numbers', (sign) => {
  const schema = z.object({ name: line('a name', { max: 40 }), phone, note: paragraphs('a note', { max: 40 }) });
  const texts = { name: 'Dana Price', phone: '+61 400 000 000', note: 'One\nTwo' };
  const given = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${sign}${text}${sign}`]));
  expect(readInput(schema, given)).toEqual({ ok: true, value: texts });
});

test('what is visible stays, with the invisible parts of emoji', () => {
  expect(trimUnseen('\ufeff a\u200bb ')).toBe('a\u200bb');
  const flag = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect(trimText(` \u200dDana ${flag} `)).toBe(`Dana ${flag}`);
});

test('a long blank does not take long', () => {
  const begin = performance.now();
  trimUnseen(`a${' '.repeat(200_000)}b`);
  expect(performance.now() - begin).toBeLessThan(1000);
});
