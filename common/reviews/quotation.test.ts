import { expect, test } from 'vitest';
import { quotation } from './quotation.ts';

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
