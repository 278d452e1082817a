import { expect, test } from 'vitest';
import { placementStateOn } from './states.ts';

test.each([
  ['starts tomorrow', '2026-11-22', null, 'pending'],
  ['starts today', '2026-11-21', null, 'active'],
  ['works its last day today', '2026-01-05', '2026-11-21', 'active'],
  ['ended yesterday', '2026-01-05', '2026-11-20', 'ended'],
] as const)('a placement that %s', (_, start, end, state) => {
  expect(placementStateOn('2026-11-21', start, end)).toBe(state);
});
