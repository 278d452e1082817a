import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as inputs from '#common/inputs.ts';
import { trimUnseen } from '#common/invisible.ts';
import { storable } from '#server/graphql/storable.ts';
import { hostileTexts, insides, trace } from './testing/hostile-texts.ts';

const { line, paragraphs, optional, oneOf, emailAddress, plainDate, moment, webLink, color, accentColor } = inputs;

/** Every kind of input that forms and mutations share, and what a text it accepts may look like. */
const kinds: Readonly<Record<string, { schema: z.ZodType; taken: RegExp }>> = {
  line: { schema: line('it', { max: 4000 }), taken: /^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}]{1,8000}(?<!\s)$/u },
  paragraphs: { schema: paragraphs('it', { max: 4000 }), taken: /^(?!\s)[^\p{Zl}\p{Zp}]{1,8000}(?<!\s)$/u },
  optional: { schema: optional(line('it', { max: 80 })), taken: /^[^\p{Cc}\p{Zl}\p{Zp}]{1,160}$/u },
  oneOf: { schema: oneOf(['one', 'other'], 'Choose one.'), taken: /^(one|other)$/ },
  emailAddress: { schema: emailAddress, taken: /^[^\s<>"',;:\\]+@[^\s<>"',;:\\]+$/ },
  plainDate: { schema: plainDate('a day'), taken: /^\d{4}-\d\d-\d\d$/ },
  moment: { schema: moment, taken: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-][\d:]+)$/ },
  webLink: { schema: webLink, taken: /^https?:\/\// },
  color: { schema: color, taken: /^#[\da-f]{6}$/ },
  accentColor: { schema: accentColor, taken: /^#[\da-f]{6}$/ },
};

test('every kind of input is tested', () => {
  const { readInput: _, ...exported } = inputs;
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(exported).sort());
});

describe.each(Object.entries(kinds))('%s', (_name, { schema, taken }) => {
  const field = z.object({ it: schema });

  test.each(Object.entries(hostileTexts))(
    'takes %s whole and harmless, or says clearly what is wrong',
    (_what, text) => {
      const read = inputs.readInput(field, { it: text });
      if (!read.ok) return expect(read.problems.filter((problem) => !isClear(problem))).toEqual([]);
      const { it: value } = read.value;
      if (value === null) return expect(trimUnseen(text)).toBe('');
      expect(value).toMatch(taken);
      expect(value).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(storable(value), 'the database keeps it as it is').toBe(value);
      expect(inputs.readInput(field, { it: value }), 'it is read once').toEqual(read);
    },
  );
});

const isClear = ({ code, message, field }: inputs.Problem) =>
  code !== '' && field === 'it' && message.length < 200 && !insides.test(message) && !trace.test(message);
