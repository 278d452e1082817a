import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type OwnActions, ProfileActions } from './ProfileActions.tsx';

const profile = { id: 'Recruiter:1', name: 'Ada Reyes', takesMessages: true, hasPhone: false };

/** The words and addresses of the links, in their order. */
function linksFor(own: OwnActions, shown = profile) {
  const at = { kind: 'recruiter', slug: 'ada-reyes' } as const;
  const element = <ProfileActions at={at} profile={shown} writeHref="/write" own={own} answer={undefined} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, words]) => [words, href]);
}

/** Everyone can pass the profile on. */
const passOn = [
  ['Share', '/recruiter/ada-reyes/share'],
  ['Embed', '/recruiter/ada-reyes/share?part=embed'],
];

test('a stranger reviews the recruiter or writes to them; only a review is possible if nobody reads messages', () => {
  const write = ['Write a review', '/write'];
  expect(linksFor({})).toEqual([write, ['Write a message', '/recruiter/ada-reyes/contact'], ...passOn]);
  expect(linksFor({}, { ...profile, takesMessages: false })).toEqual([write, ...passOn]);
});

test('on their own profile, people invite and edit instead', () => {
  expect(linksFor({ inviteHref: '/invite', editHref: '/edit' })).toEqual([
    ['Invite to review', '/invite'],
    ['Edit profile', '/edit'],
    ...passOn,
  ]);
  expect(linksFor({ editHref: '/edit' })).toEqual([['Edit profile', '/edit'], ...passOn]);
});

test("a manager invites on a recruiter's behalf, and can still write to them", () => {
  expect(linksFor({ inviteHref: '/invite' }).map(([words]) => words)).toEqual([
    ...['Invite to review', 'Write a message', 'Share', 'Embed'],
  ]);
});
