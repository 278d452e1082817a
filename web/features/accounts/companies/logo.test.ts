import { expect, test } from 'vitest';
import { refusalOf, refusedLogo } from './logo.ts';

test.each([
  [{ size: 20_000_000, type: 'image/png' }, null],
  [{ size: 20_000_001, type: 'image/png' }, 'This file is larger than 20 MB. Choose a smaller one.'],
  [{ size: 0, type: 'image/png' }, 'This file is empty. Choose another one.'],
  [{ size: 900, type: 'image/svg+xml' }, 'Choose a PNG, JPEG, or WebP image.'],
])('%o is refused for %s', (file, why) => {
  expect(refusalOf(file)).toBe(why);
});

test('a form with a refused logo says so until it is replaced or removed', () => {
  const form = new FormData();
  expect(refusedLogo(form)).toEqual([]);
  form.set('logoRefusal', 'This file is empty. Choose another one.');
  expect(refusedLogo(form)).toEqual([{ field: 'logo', message: 'This file is empty. Choose another one.' }]);
});
