import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { profileOpenReviewUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import { Link, type LinkProps, LinkProvider } from '#web/ui/Link.tsx';
import { linkOfHere, PageLink } from './PageLink.tsx';

const drawn = (link: typeof PageLink | null, props: Omit<LinkProps, 'children'>) => {
  const element = (
    <LinkProvider link={link}>
      <Link {...props}>Go</Link>
    </LinkProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/recruiter/ada?stars=4'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test.each([
  recruiterUrl('ada-reyes'),
  recruiterUrl('ada-reyes', { stars: 4, words: 'a & b/ü?#' }),
  profileOpenReviewUrl({ kind: 'recruiter', slug: 'ada-reyes' }, '0190-1', { sort: 'oldest' }),
  searchUrl({ words: '100% kept', speciality: ['engineering', 'waste-industry'] }),
  '/',
  '//elsewhere.example/',
  'https://elsewhere.example/a?b#c',
  'mailto:ada@reyes.example',
  '#reviews',
])('the link to %s is the same in the browser as on the server', (href) => {
  const props = { className: 'link', rel: 'nofollow', 'aria-label': 'There', href };
  expect(drawn(PageLink, props)).toBe(drawn(null, props));
});

test('links on the server do not use the router', () => {
  expect(linkOfHere).toBeNull();
});
