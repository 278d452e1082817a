import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { sample } from '#server/testing/tiers.ts';
import { schema } from './testing/house.ts';
import { randomQuery } from './testing/random.ts';
import { readSite } from './testing/site.ts';

const site = await readSite();
const seeds = sample(
  Array.from({ length: 500 }, (_, index) => index + 1),
  100,
  'random queries',
);

test('random queries of four viewers match naive resolvers, as text and through graphql-js', async () => {
  let texts = 0;
  for (const seed of seeds) {
    const { text, variables, root } = randomQuery(schema, seed);
    const viewers = [site.stranger(), site.as(8), site.as(13, 'salary:read'), site.as(2, 'review:moderate')];
    const viewer = viewers[(seed >> 1) % 4]!;
    const isRefused = root === 'salaries' && !viewer.permissions.has('salary:read');
    const isForeign = root === 'spotlight' || root === 'latest';
    const count = isRefused ? 0 : isForeign ? 'at most one' : 1;
    const { isText } = await site.same(text, viewer, variables, count).catch((error: unknown) => {
      throw new assert.AssertionError({ message: `seed ${seed}: ${text}\n${error}` });
    });
    texts += Number(isText);
  }
  expect(texts).toBeGreaterThan(seeds.length * 0.28);
}, 60_000);
