import { expect, test } from 'vitest';
import { mayGoUp } from './waiting.ts';

const submittedAt = new Date('2026-11-01T10:00:00Z');

test.each([
  [2, '2026-11-01T10:00:00Z', true],
  [1, '2026-11-01T10:00:00Z', false],
  [1, '2026-11-15T09:59:59Z', false],
  [1, '2026-11-15T10:00:00Z', true],
])('a review of level %i at %s is published: %s', (level, now, goesUp) =>
  expect(mayGoUp({ level, submittedAt }, new Date(now))).toBe(goesUp),
);
