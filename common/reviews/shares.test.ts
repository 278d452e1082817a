import { expect, test } from 'vitest';
import { sharedText } from './shares.ts';

const review = {
  title: 'Clear from start to finish',
  body: 'I always knew what came next.',
  shownName: 'Dana P.',
  overall: 4,
  level: 3,
  link: 'https://plaudit.example/review/1?s=abcdefghijkl',
};

test('a copied text has the review, its writer, its stars and its link', () => {
  expect(sharedText(review)).toBe(
    '“Clear from start to finish”\n\nI always knew what came next.\n\nDana P., 4 out of 5 stars\nhttps://plaudit.example/review/1?s=abcdefghijkl\n',
  );
});

test('an imported review has no stars of ours', () => {
  expect(sharedText({ ...review, level: 0 })).toContain('\n\nDana P.\nhttps');
});
