import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test('a share is drawn to a tenth of a percent', () => {
  expect([0, 11 / 21, 1, 2 / 3].map(percent)).toEqual(['0%', '52.4%', '100%', '66.7%']);
});
