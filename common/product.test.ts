import { expect, test } from 'vitest';
import { productName, storageKey } from './product.ts';

test('stored values have the product in their key', () => {
  expect(storageKey('remembered-path')).toBe('plaudit.remembered-path');
  expect(productName).toBe('Plaudit');
});
