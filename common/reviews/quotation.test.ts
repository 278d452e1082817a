import { describe, expect, test } from 'vitest';
import { isFairQuotation, quotation } from './quotation.ts';

test.each([
  ['Kind and quick.', 20, 'Kind and quick.'],
  ['Kind\n\nand  quick.', 20, 'Kind and quick.'],
  ['Kind and quick people', 14, 'Kind and…'],
  ['Kind and quick people', 15, 'Kind and quick…'],
  ['Kind and quick people', 16, 'Kind and quick…'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
  ['aaa😀😀', 5, 'aaa…'],
  ['', 5, ''],
])('%j in %i characters', (text, most, quoted) => {
  expect(quotation(text, most)).toBe(quoted);
  expect(quotation(text, most).length).toBeLessThanOrEqual(most);
});

describe('a quotation is fair', () => {
  const text = 'They were quick, kind and honest. I would not go elsewhere… ever.';
  test.each([
    text,
    'They were quick…',
    'They were quick, kind…',
    '…I would not go elsewhere… ever.',
    '… kind and honest. …',
    'They were… honest. I would not go elsewhere ever.',
    '...honest. I would not go elsewhere... ever',
    'They  were\nquick, …',
  ])('%j', (quote) => expect(isFairQuotation(text, quote)).toBe(true));
  test.each([
    'They were quick',
    'kind and honest…',
    'They were kind…',
    'They wer…',
    '…I would go elsewhere…',
    '…honest… quick…',
    'They were quick, very kind…',
    '…',
    '',
    '… ever. …ever.',
  ])('not %j', (quote) => expect(isFairQuotation(text, quote)).toBe(false));
});
