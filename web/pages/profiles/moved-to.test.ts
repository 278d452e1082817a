import { expect, test } from 'vitest';
import { addressOf } from '../testing/render-page.tsx';
import { movedTo } from './moved-to.ts';

test('an old slug leads to the same page under the current one, with the query that the page reads', () => {
  const query = { stars: '5', after: undefined } as never;
  const address = addressOf('/recruiter/old/contact', { params: { slug: 'old' }, query });
  expect(movedTo(address, 'new')).toBe('/recruiter/new/contact?stars=5');
  expect(movedTo(addressOf('/people/old', { params: { slug: 'old' } }), 'new')).toBe('/people/new');
});

test('the current slug, and an unknown profile, lead nowhere', () => {
  const address = addressOf('/recruiter/dana', { params: { slug: 'dana' } });
  expect(movedTo(address, 'dana')).toBeUndefined();
  expect(movedTo(address, undefined)).toBeUndefined();
});
