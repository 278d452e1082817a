import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#web/kit/session/user.ts';
import { noteIdentity, notePage } from './analytics.ts';

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
])('a page at %s is tracked as %s', (path, noted) => {
  notePage(path);
  vi.advanceTimersByTime(1000);
  expect(window.dataLayer).toEqual([{ event: 'page', path: noted, title: 'A page' }]);
});

test('a page left at once is not tracked', () => {
  notePage('/search')();
  vi.advanceTimersByTime(1000);
  expect(window.dataLayer).toBeUndefined();
});

test('the signed-in user is reported with the hash, without name, address or token, and signing out is reported too', () => {
  noteIdentity({
    id: 'user-1',
    username: 'ann@agency.example',
    token: 'secret',
    attributes: { type: 'recruiter', country: 'AU', intercomUserHash: 'abc' },
  } as SessionUser);
  noteIdentity(null);
  expect(window.dataLayer).toEqual([
    { event: 'set-user', user: { id: 'user-1', type: 'recruiter', country: 'AU', hash: 'abc' } },
    { event: 'reset', user: null },
  ]);
});
