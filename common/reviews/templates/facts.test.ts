import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const review = {
  ...{ shownName: 'Dana P.', reviewerType: 'candidate', reviewerRole: 'Site Engineer', title: 'Great' },
  ...{ recruiter: { name: 'Ada Reyes' }, agency: { name: 'Quokka & Quill' } },
};

test('a review says what a template needs', () => {
  expect(factsOf(review, 'https://x.example/review/1')).toEqual({
    ...{ reviewer: 'Dana P.', role: 'Site Engineer', recruiter: 'Ada Reyes', agency: 'Quokka & Quill' },
    ...{ title: 'Great', link: 'https://x.example/review/1' },
  });
});

test.each(['Candidate', 'Candidate, Site Engineer'])('a reviewer shown as ‘%s’ has no name', (shownName) => {
  expect(factsOf({ ...review, shownName }, '').reviewer).toBe('');
});
