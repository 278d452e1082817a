import { expect, test } from 'vitest';
import { dayOfSerial, isDayFormat, plainNumber, unescaped } from './cell-values.ts';

test.each([
  ['42', '42'],
  ['-7', '-7'],
  ['0', '0'],
  ['1.0', '1'],
  ['0.30000000000000004', '0.3'],
  ['1E+21', '1000000000000000000000'],
  ['-1.5E22', '-15000000000000000000000'],
  ['1E-7', '0.0000001'],
  ['-1.25e-9', '-0.00000000125'],
  ['1234567890123456', '1234567890123460'],
  ['0.1234567890123456', '0.123456789012346'],
  ['a number', 'a number'],
])('the number %s is shown as %s', (written, shown) => {
  expect(plainNumber(written)).toBe(shown);
});

test.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [60, '1900-02-29'],
  [61, '1900-03-01'],
  [45_726, '2025-03-10'],
  [45_726.999_99, '2025-03-10'],
  [2_958_465, '9999-12-31'],
  [2_958_466, null],
  [0.5, null],
  [-1, null],
  [Number.NaN, null],
])('day %s since 1900 is %s', (serial, day) => {
  expect(dayOfSerial(serial, false)).toBe(day);
});

test.each([
  [0, '1904-01-01'],
  [44_264, '2025-03-10'],
  [-1, null],
  [2_957_004, null],
])('day %s since 1904 is %s', (serial, day) => {
  expect(dayOfSerial(serial, true)).toBe(day);
});

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [46, undefined, true],
  [0, undefined, false],
  [13, undefined, false],
  [23, undefined, false],
  [49, undefined, false],
  [164, 'dd/mm/yyyy', true],
  [165, '[$-409]d\\-mmm\\-yy;@', true],
  [166, 'General', false],
  [167, '#,##0.00\\ [$USD];[Red]-#,##0.00', false],
  [168, '0" days"', false],
  [169, '0.0_);(0.0)', false],
  [170, '0\\d', false],
  [171, '0;d', false],
  // A workbook may define the ids of Excel in its own way.
  [14, '0.00', false],
])('format %s %s shows days: %s', (id, code, isDay) => {
  expect(isDayFormat(id, code)).toBe(isDay);
});

test.each([
  ['a_x000D_b', 'a\rb'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x0000_a', 'a'],
  ['_xD83D__xDE42_', '🙂'],
  ['_xD83D_', '\uFFFD'],
  ['_xyz', '_xyz'],
])('the text %s means %s', (written, meant) => {
  expect(unescaped(written)).toBe(meant);
});
