import { expect, test } from 'vitest';
import { specialitiesToShow } from '#common/specialities.ts';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import { sampleAgency, sampleRecruiter } from '../testing/samples.ts';
import * as SearchPage from './SearchPage.tsx';

const facets = [
  { name: 'kind', value: 'recruiter', count: 2, isBounded: false },
  { name: 'place', value: 'AU', count: 2, isBounded: false },
  { name: 'place', value: 'NZ', count: 1, isBounded: false },
  ...specialitiesToShow.slice(0, 12).map(({ id }) => ({ name: 'speciality', value: id, count: 4, isBounded: false })),
];
const specialities = ['construction', 'engineering', 'healthcare-and-medical', 'legal', 'waste-industry'];
const resultOf = (profile: object) => ({ matches: [], recruiter: null, agency: null, ...profile });
const recruiter = (change: object) => resultOf({ recruiter: { ...sampleRecruiter, ...change } });

const draw = (results: readonly object[], query: Record<string, string> = {}, change: object = {}) =>
  renderPage(
    SearchPage,
    { search: { total: results.length, isBounded: false, pages: 1, didYouMean: null, facets, results, ...change } },
    addressOf('/search', { query }),
  );
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
/** The results as text. */
const listed = (...results: readonly object[]) => text(draw(results).split('<ol')[1]!.split('</ol>')[0]!);
const groupOf = (html: string, legend: string) =>
  html.split('<fieldset').find((group) => group.includes(`>${legend}</legend>`))!;
/** The values that are folded away. */
const foldedIn = (group: string) =>
  [...group.slice(group.indexOf('<div')).matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
/** The words of what opens and closes the folds. */
const buttonsIn = (group: string) =>
  [...group.matchAll(/<details([^>]*)>(.*?)<\/details>/g)]
    .filter(([, attributes]) => !attributes!.includes('hidden'))
    .map(([, , words]) => text(words!).trim());

test('an unclaimed profile has a tag, a claimed one and an agency have none', () => {
  expect(listed(recruiter({ isClaimed: false }))).toContain('Ada Reyes Unclaimed');
  expect(listed(recruiter({}), resultOf({ agency: sampleAgency }))).not.toMatch(/claimed/i);
});

test('a result shows its evidence: score, interval, verified share and coverage', () => {
  expect(listed(recruiter({}))).toMatch(
    /4\.0 21 reviews 1 5 80% interval 3\.8–4\.2 \d+% placement confirmed Invites fairly \(88%\)/,
  );
  expect(listed(recruiter({ invitedCount: 20 }))).toContain('Selective inviting (46%)');
  expect(listed(resultOf({ agency: sampleAgency }))).toContain('Invites fairly (87%)');
});

test('a result shows no share of fewer than ten, and names reviews that do not count', () => {
  const few = { reviewCount: 3, reviewTallies: { 'level 4': 3 }, invitedCount: 5, eligibleCount: 9 };
  expect(listed(recruiter(few))).not.toMatch(/placement confirmed|nvit/);
  const none = { reviewCount: 0, reviewTallies: { 'level 1': 2, 'level 0': 1 } };
  expect(listed(recruiter(none))).toMatch(/No counted reviews yet 2 email confirmed only\s· 1 imported/);
});

test('a result cuts its specialities, and starts with those searched for', () => {
  expect(listed(recruiter({ specialities }))).toMatch(/Sydney, Australia\s· Construction\s· .*\s· Legal\s\+1 more/);
  const html = draw([recruiter({ specialities })], { speciality: 'waste-industry' });
  expect(text(html)).toMatch(/Sydney, Australia\s· Waste Industry\s· Construction/);
});

test('eight specialities with matches are shown at first, and those without are counted', () => {
  const group = groupOf(draw([recruiter({})]), 'Speciality');
  expect(buttonsIn(group)).toEqual(['Show more Show fewer', 'Show 21 more (no matches) Hide 21 (no matches)']);
  expect(foldedIn(group)).toEqual(specialitiesToShow.slice(8).map(({ id }) => id));
});

test('a selected value without matches is not counted as hidden', () => {
  const { id } = specialitiesToShow.at(-1)!;
  const group = groupOf(draw([recruiter({})], { speciality: id }), 'Speciality');
  expect(buttonsIn(group)).toContain('Show 20 more (no matches) Hide 20 (no matches)');
  expect(buttonsIn(groupOf(draw([recruiter({})]), 'Country'))).toEqual([
    'Show 3 more (no matches) Hide 3 (no matches)',
  ]);
});

test('without JavaScript the button of the filters has no number, because nobody would update it', () => {
  expect(text(draw([recruiter({})]))).toContain('Show results');
});
