import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initials } from '#common/initials.ts';
import { starRow } from '#common/pictures/star.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { Coverage } from './Coverage.tsx';
import { Distribution } from './Distribution.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { LinkProvider } from './Link.tsx';
import { LoadMore } from './Pagination.tsx';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
import { Score } from './Score.tsx';
import { Stars } from './Stars.tsx';
import { TimeZoneContext } from './time-zone.ts';
import { When, type WhenProps } from './When.tsx';

const review: ReviewCardProps = {
  who: 'Priya N.',
  role: 'Candidate',
  when: { at: '2026-11-18', words: '3 days ago' },
  level: 3,
  stars: 5,
  title: 'Honest',
  text: 'First.\n\nSecond.',
};

test('a score below ten reviews says that they are too few; from ten on it does not', () => {
  expect(renderToStaticMarkup(<Score value={4.2} low={3.6} high={4.8} count={9} />)).toContain('too few');
  expect(renderToStaticMarkup(<Score value={4.2} low={3.6} high={4.8} count={10} />)).not.toContain('too few');
});

test('a score shows its number, its count and its interval in words', () => {
  const html = renderToStaticMarkup(<Score value={4.52} low={4.31} high={4.73} count={1794} />);
  expect(html).toContain('>4.5<');
  expect(html).toContain('1,794 reviews');
  expect(html).toContain('80% interval 4.3–4.7');
});

test('without a score there are no stars and no interval', () => {
  const html = renderToStaticMarkup(<Score value={null} count={0} />);
  expect(html).toContain('No reviews yet');
  expect(html).not.toContain('<svg');
  expect(html).not.toContain('interval');
});

test('stars say their number in text and to screen readers', () => {
  const html = renderToStaticMarkup(<Stars value={3.5} />);
  expect(html).toContain('aria-label="3.5 out of 5 stars"');
  expect(html).toContain('>3.5</span>');
});

test('stars are filled up to the number, to the nearest half', () => {
  const drawn = (value: number) => Object.values(starRow(value)).map((path) => path.split('M').length - 1);
  expect(drawn(3.5)).toEqual([3, 1, 2]);
  expect(drawn(4.8)).toEqual([5, 0, 0]);
  expect(drawn(4.7)).toEqual([4, 1, 1]);
  expect(drawn(0)).toEqual([0, 0, 5]);
});

test('a level explains itself when its badge has focus', () => {
  const html = renderToStaticMarkup(<LevelBadge level={4} />);
  const [, tip] = html.match(/aria-describedby="([^"]+)"/) ?? [];
  expect(html).toContain(`role="tooltip" id="${tip}"`);
  expect(html).toContain('Placement proven');
});

test('a review is an article named by its title, its text in paragraphs', () => {
  const html = renderToStaticMarkup(<ReviewCard {...review} />);
  const [, heading] = html.match(/^<article [^>]*aria-labelledby="([^"]+)"/) ?? [];
  expect(html).toMatch(new RegExp(`<h3 [^>]*id="${heading}">Honest</h3>`));
  expect(html).toContain('<p>First.</p><p>Second.</p>');
  expect(html).toMatch(/<time [^>]*dateTime="2026-11-18" title="Nov 18, 2026">3 days ago<\/time>/);
});

test("a moment is shown in the page's time zone, in UTC where there is none, and a day never moves", () => {
  const timeIn = (zone: string, when: WhenProps) =>
    renderToStaticMarkup(
      <TimeZoneContext value={zone}>
        <When {...when} />
      </TimeZoneContext>,
    );
  const at = '2026-11-21T13:30:00Z';
  expect(renderToStaticMarkup(<When at={at} />)).toBe(`<time dateTime="${at}">Nov 21, 2026</time>`);
  expect(timeIn('Australia/Sydney', { at })).toBe(`<time dateTime="${at}">Nov 22, 2026</time>`);
  expect(timeIn('Australia/Sydney', { at, isExact: true })).toContain('>Nov 22, 2026, 12:30 AM AEDT<');
  expect(timeIn('America/New_York', { at, words: '3 days ago' })).toBe(
    `<time dateTime="${at}" title="Nov 21, 2026, 8:30 AM EST">3 days ago</time>`,
  );
  expect(timeIn('America/New_York', { at: '2026-11-18' })).toContain('>Nov 18, 2026<');
});

test('an imported review gets no stars of ours', () => {
  expect(renderToStaticMarkup(<ReviewCard {...review} level={0} stars={null} />)).not.toContain('out of 5 stars');
});

test("a reviewer's text is never markup", () => {
  expect(renderToStaticMarkup(<ReviewCard {...review} text="<img src=x>" />)).not.toContain('<img');
});

test('each bar of a distribution has its count and links to its reviews', () => {
  const html = renderToStaticMarkup(
    <Distribution
      rows={[
        { stars: 4, count: 1402, href: '/r?stars=4' },
        { stars: 5, count: 1, href: '/r', current: true },
      ]}
    />,
  );
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toBe('5 ★stars: 1 review, selected, show all4 ★stars: 1,402 reviews, show only these');
  expect(html).toContain('href="/r?stars=4"');
});

test('coverage below 80 % is called selective inviting', () => {
  expect(renderToStaticMarkup(<Coverage invited={79} eligible={100} />)).toContain('Selective inviting');
  const justBelow = renderToStaticMarkup(<Coverage invited={796} eligible={1000} />);
  expect(justBelow).toContain('>79%</b>');
  expect(justBelow).toContain('Selective inviting');
  expect(renderToStaticMarkup(<Coverage invited={80} eligible={100} />)).not.toContain('Selective');
});

test('coverage of fewer than ten people is not judged', () => {
  const html = renderToStaticMarkup(<Coverage invited={1} eligible={9} />);
  expect(html).toContain('Too few');
  expect(html).not.toContain('Selective');
});

test('79.9 % is not rounded up to the fair share', () => {
  expect(renderToStaticMarkup(<Coverage invited={799} eligible={1000} />)).toContain('79%');
});

test('an error summary links to its fields', () => {
  const problems = [{ field: 'body', message: 'Write at least 30 characters' }, { message: 'Try again' }];
  const html = renderToStaticMarkup(<ErrorSummary problems={problems} />);
  expect(html).toContain('<a href="#body">Write at least 30 characters</a>');
  expect(html).toContain('<li>Try again</li>');
  expect(renderToStaticMarkup(<ErrorSummary problems={[]} />)).toBe('');
});

test("'Load more' is a link that works by itself", () => {
  const html = renderToStaticMarkup(<LoadMore href="/r?after=x" shown={20} total={45} />);
  expect(html).toMatch(/<a [^>]*href="\/r\?after=x"/);
  expect(html).toContain('20 of 45 reviews shown');
});

test('a list of one uses the singular', () => {
  expect(renderToStaticMarkup(<LoadMore shown={1} />)).toContain('1 review shown');
  expect(renderToStaticMarkup(<LoadMore shown={1} total={1} noun="ask" />)).toContain('1 of 1 ask shown');
});

test('a busy button says so and keeps focus, since it is not disabled', () => {
  const html = renderToStaticMarkup(<Button busy>Saving</Button>);
  expect(html).toContain('aria-disabled="true" aria-busy="true"');
  expect(html).not.toMatch(/ disabled/);
});

test('links use the given router', () => {
  const html = renderToStaticMarkup(
    <LinkProvider link={({ href, children }) => <a href={`/routed${href}`}>{children}</a>}>
      <Button href="/x">Go</Button>
    </LinkProvider>,
  );
  expect(html).toBe('<a href="/routed/x">Go</a>');
});

test('initials are those of the first and the last name', () => {
  const names = ['Maria de la Cruz', 'Łukasz Żak', 'Prince', '', '42', 'Price, Dana', 'Dr Dana Price'];
  expect(names.map((name) => initials(name))).toEqual(['MC', 'ŁŻ', 'P', '?', '?', 'DP', 'DP']);
  expect(initials('Harbour Works')).toBe('HW');
  expect(renderToStaticMarkup(<Avatar name="Priya N." />)).toContain('PN');
});
