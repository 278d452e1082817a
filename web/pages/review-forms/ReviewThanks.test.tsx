import { describe, expect, test } from 'vitest';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import { sampleRecruiter } from '../testing/samples.ts';
import * as ReviewCompletedPage from './ReviewCompletedPage.tsx';

const way = 'https://g.page/r/harbour/review';

describe.each(['recruiter', 'agency'])('the thanks for a review of a %s', (kind) => {
  const draw = (isGoogleReview: string | undefined, offeredGoogleReviewUrl: string | null) => {
    const agency = { ...sampleRecruiter.agency, offeredGoogleReviewUrl };
    const address = addressOf(`/${kind}/ada-reyes/review/completed`, {
      params: { slug: 'ada-reyes', ...(isGoogleReview && { isGoogleReview }) },
    });
    const data = kind === 'agency' ? { agency } : { recruiter: { ...sampleRecruiter, agency } };
    return renderPage(ReviewCompletedPage, data, address);
  };

  test('link to Google when the address says so and the agency offers it', () => {
    expect(draw('true', way)).toContain(`href="${way}"`);
  });

  test.each([
    ['the address does not say so', undefined, way],
    ['the address says it is not so', 'false', way],
    ['the agency does not offer it', 'true', null],
  ])('do not when %s', (_, isGoogleReview, offered) => {
    const html = draw(isGoogleReview, offered);
    expect(html).toContain('Thank you for your review');
    expect(html).not.toContain('Google');
  });
});
