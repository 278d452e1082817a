import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePage } from './analytics.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { title: 'A page' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['/recruiter/ada-reyes', '/recruiter/ada-reyes'],
  ['/review-invite/0199/secret', '/review-invite/:ratingInviteId/:hash'],
  ['/review-invite/0199/secret/', '/review-invite/:ratingInviteId/:hash'],
  ['/review-invite/0199/secret/more', 'unknown'],
])('a page at %s is noted as %s', (path, noted) => {
  notePage(path);
  vi.advanceTimersByTime(1000);
  expect(window.dataLayer).toEqual([{ event: 'page', path: noted, title: 'A page' }]);
});

test('a page that is left at once is not noted', () => {
  notePage('/search')();
  vi.advanceTimersByTime(1000);
  expect(window.dataLayer).toBeUndefined();
});
