import { expect, test } from 'vitest';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import * as ComparePage from './ComparePage.tsx';
import * as RecruiterListPage from './RecruiterListPage.tsx';

const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const themed = ({ default: Content, page }: { default: (props: never) => unknown; page: unknown }) => ({
  default: (props: PageProps) => <AppTheme>{Content(props as never) as never}</AppTheme>,
  page,
});
const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const figures = {
  score: 4.2,
  scoreHalf: 0.3,
  reviewCount: 12,
  reviewTallies: {
    'level 4': 8,
    'level 3': 4,
    'speciality legal': 3,
    'rated employer communication': 4,
    'stars employer communication': 18,
    'rated candidate communication': 2,
    'stars candidate communication': 4,
  },
  invitedCount: 18,
  eligibleCount: 20,
};
const shared = { location: 'Perth', country: 'AU', recentReviewCount: 6, recentReplyCount: 5 };
const recruiter = {
  __typename: 'Recruiter',
  ...shared,
  ...figures,
  id: `Recruiter:${uuid(1)}`,
  name: 'Sorrel Whitlock',
  slug: 'sorrel',
  photoUrl: null,
  specialities: ['construction'],
  agency: { id: `Agency:${uuid(3)}`, name: 'Larkspur' },
};
const agency = {
  __typename: 'Agency',
  ...shared,
  id: `Agency:${uuid(2)}`,
  name: 'Bramble & Co',
  slug: 'bramble',
  logoUrl: null,
  hasPage: true,
  figures: { ...figures, reviewCount: 4, eligibleCount: 3 },
};
const compare = (nodes: readonly object[], audience?: string) =>
  renderPage(
    themed(ComparePage),
    { nodes },
    addressOf('/recruiters/compare', { query: { ids: `${recruiter.id},${agency.id}`, audience } }),
  );

test('profiles stand side by side, with the ratings of the chosen audience', () => {
  const seen = text(compare([recruiter, agency]));
  for (const said of [
    'Recruiter at Larkspur',
    '80% interval 3.9–4.5',
    '12 reviews',
    '4 reviews, too few to rely on',
    '8 with a proven placement',
    '90% of 20 eligible people',
    'Too few placements to tell',
    '5 of 6 reviews',
    '4.5 4 ratings',
    'Construction',
    'Legal',
    'Perth, Australia',
  ])
    expect(seen).toContain(said);
  expect(text(compare([recruiter, agency], 'candidate'))).toContain('2.0 2 ratings');
});

test('one profile alone, or one that is gone, leads back to the lists', () => {
  expect(text(compare([recruiter]))).toContain('Select two to four profiles');
  expect(text(compare([recruiter, { ...agency, hasPage: false }]))).toContain('Go to favourites');
});

const listed = (nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { endCursor: null, hasNextPage: false },
});
const viewer = {
  id: `User:${uuid(4)}`,
  sharesFavourites: true,
  company: { id: `Company:${uuid(5)}`, name: 'Pinwheel' },
};
const list = (path: string, found: object, query: Record<string, string> = {}) =>
  text(
    renderPage(
      themed(RecruiterListPage),
      { viewer, ...found },
      addressOf(path, { params: path === '/recruiters/psa' ? { tab: 'psa' } : {}, query }),
    ),
  );

test('an empty list says what will appear, and nothing is offered to clear', () => {
  const recent = list('/recruiters', { any: listed([]), profileLooks: listed([]) });
  expect(recent).toContain('The recruiters and agencies whose profiles you view appear here for 90 days.');
  expect(recent).not.toContain('Clear list');
  expect(list('/recruiters', { any: listed([{ id: `ProfileLook:${uuid(6)}` }]), profileLooks: listed([]) })).toContain(
    'Clear list',
  );
  expect(list('/recruiters/favourite', { favourites: listed([]) })).toContain('Select the heart');
  expect(list('/recruiters/favourite', { favourites: listed([]) }, { whose: 'colleagues' })).toContain(
    'When colleagues share their favourites, they appear here.',
  );
  expect(list('/recruiters/psa', { suppliers: listed([]) })).toContain('Only your company sees them.');
});

test('favourites can be shared by people of a company, and suppliers need one', () => {
  expect(list('/recruiters/favourite', { favourites: listed([]) })).toContain('Everyone at Pinwheel');
  const alone = { viewer: { ...viewer, company: null } };
  expect(list('/recruiters/favourite', { ...alone, favourites: listed([]) })).not.toContain('Share with colleagues');
  const none = list('/recruiters/psa', { ...alone, suppliers: listed([]) });
  expect(none).toContain('Preferred suppliers belong to a company');
  expect(none).not.toContain('Add supplier');
});
