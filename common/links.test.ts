import { expect, test } from 'vitest';
import { isLinkedInPost, linkedInPostWarning } from './links.ts';

test.each([
  ['https://www.linkedin.com/posts/ann-lee_hiring-activity-7000', true],
  ['https://au.linkedin.com/feed/update/urn:li:activity:7000', true],
  ['https://www.linkedin.com/pulse/why-we-hire', true],
  ['https://lnkd.in/abc', true],
  ['https://www.linkedin.com/in/ann-lee', false],
  ['https://www.linkedin.com/jobs/view/7000', false],
  ['https://notlinkedin.com/posts/a', false],
  ['https://jobs.example/posts/a', false],
  ['linkedin.com/posts/a', false],
])('%s is a post on LinkedIn: %s', (link, isPost) => {
  expect(isLinkedInPost(link)).toBe(isPost);
});

test("the warning is the specification's", () => {
  expect(linkedInPostWarning).toBe(
    'The link you have used directs to another post on LinkedIn which may cause issues in displaying the image correctly. We recommend linking to a job on a different job board or your own website',
  );
});
