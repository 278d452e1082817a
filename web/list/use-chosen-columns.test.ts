import { expect, test } from 'vitest';
import { keptIn } from './use-chosen-columns.ts';

test('only choices are read from the browser, whatever else is stored there', () => {
  expect(keptIn({ type: true, source: false })).toEqual({ type: true, source: false });
  expect(keptIn({ type: 'yes', source: null, start: false })).toEqual({ start: false });
  for (const strange of [null, 'text', 7]) expect(keptIn(strange)).toEqual({});
});
