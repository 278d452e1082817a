import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AgencyPicture } from './AgencyPicture.tsx';
import { RecruiterPicture } from './RecruiterPicture.tsx';
import { ReviewPicture } from './ReviewPicture.tsx';

const figures = { score: 4.62, half: 0.24, reviewCount: 24, publishedCount: 26 };
const textOf = (element: React.ReactElement) => renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ' ');

test("a recruiter's picture shows name, agency, specialities, score, interval and count", () => {
  const text = textOf(
    <RecruiterPicture
      name="Ann Lee"
      agency="Harbour Talent"
      specialities={['Construction', 'Engineering']}
      {...figures}
    />,
  );
  for (const part of ['Ann Lee', 'Harbour Talent', 'Construction · Engineering', '4.6', '24 reviews', '4.4–4.9'])
    expect(text).toContain(part);
  expect(text).not.toContain('too few');
});

test('below ten reviews it says that these are too few, and without any that there are none', () => {
  const props = { name: 'Ann Lee', agency: '', specialities: [], ...figures };
  expect(textOf(<RecruiterPicture {...props} reviewCount={9} />)).toContain('9 reviews, too few');
  const none = textOf(<RecruiterPicture {...props} reviewCount={0} publishedCount={0} />);
  expect(none).toContain('No reviews yet');
  expect(none).not.toContain('4.6');
  expect(textOf(<RecruiterPicture {...props} reviewCount={0} publishedCount={2} />)).toContain(
    '2 reviews, none counted yet',
  );
});

test('without a name that can be drawn, the picture speaks of a recruiter or an agency', () => {
  expect(textOf(<RecruiterPicture name="" agency="" specialities={[]} {...figures} />)).toContain(
    'Reviews of a recruiter',
  );
  expect(textOf(<AgencyPicture name="" place="" {...figures} />)).toContain('Reviews of a recruitment agency');
});

test("a review's picture shows its text, stars, reviewer and recruiter", () => {
  const text = textOf(
    <ReviewPicture
      stars={4}
      title="Honest about the band"
      body="They found me a role in ten days."
      writer="Ana T."
      recruiter="Ann Lee"
      agency="Harbour Talent"
      level="Placement confirmed"
    />,
  );
  for (const part of [
    '4 of 5',
    'Honest about the band',
    'ten days',
    'Ana T. about Ann Lee, Harbour Talent',
    'Placement confirmed',
  ])
    expect(text).toContain(part);
});
