import { expect, test } from 'vitest';
import { keptData } from '#server/features/contact/data-requests/copy/kept-data.ts';
import { dataParts } from './data-parts.ts';

test('a copy of data contains every part that an erasure knows, and no other', () => {
  expect([...new Set(keptData.map((part) => part.of))].sort()).toEqual(Object.keys(dataParts).sort());
});
