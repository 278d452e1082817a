import { expect, test } from 'vitest';
import { scrubEvent, scrubText } from './captured-errors.ts';

test.each([
  ['No answer for ann@agency.example.', 'No answer for [address]'],
  ['at https://plaudit.example/search?q=Ann%20Lee:12', 'at https://plaudit.example/search'],
  ['GET /restore-password/k3J9xQ0aZ2mB7cD8eF1gH4 failed', 'GET /restore-password/[token] failed'],
  ['/review-invite/0199a1b2-0000-7000-8000-000000000001/q8w7e6r5t4y3u2i1o0p9', '/review-invite/[token]/[token]'],
  ['Authorization: Bearer e30.eyJpZCI6.c2ln', 'Authorization: [token]'],
  [
    'at renderWithHooks (https://plaudit.example/assets/start-QlPDdWTf.js:9:12)',
    'at renderWithHooks (https://plaudit.example/assets/start-QlPDdWTf.js:9:12)',
  ],
  ['Oops! Something went wrong!', 'Oops! Something went wrong!'],
])('%s is captured as %s', (text, told) => {
  expect(scrubText(text)).toBe(told);
});

test('an event holds the error and its number, and nothing about the user', () => {
  const event = {
    event_id: '0123456789abcdef0123456789abcdef',
    tags: { requestId: '0199a1b2-0000-7000-8000-000000000001' },
    user: { email: 'ann@agency.example' },
    request: { url: 'https://plaudit.example/u/secret', cookies: 'a=b' },
    breadcrumbs: [{ message: 'typed' }],
    exception: {
      values: [{ value: 'For ann@agency.example', stacktrace: { frames: [{ vars: { secret: 1 }, lineno: 3 }] } }],
    },
  };
  expect(scrubEvent(event)).toEqual({
    event_id: event.event_id,
    tags: event.tags,
    exception: { values: [{ value: 'For [address]', stacktrace: { frames: [{ lineno: 3 }] } }] },
  });
});
