import './index.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { applyAllAgencyDeltas } from '#server/features/profiles/figures/agency-figures.ts';
import { createPeople } from '#server/graphql/access/testing/people.ts';
import { createWorld } from '#server/graphql/access/testing/world.ts';
import { addressesIn, publicPages } from './testing/public-pages.ts';
import { faultsOfThing, linkedDataIn } from './testing/structured-data.ts';

const { database, context } = await testDatabase();
const people = await createPeople(database);
const world = await createWorld(database, context(), people);
await database.kysely.transaction().execute(applyAllAgencyDeltas);
const app = await publicPages(database);
afterAll(() => app.close());

test("every page's JSON-LD is as search engines want it", async () => {
  const faults: string[] = [];
  const types = new Map<string, readonly unknown[]>();
  for (const [id, address] of addressesIn(people, world)) {
    const things = linkedDataIn((await app.inject(address)).body);
    if (things.length > 0)
      types.set(
        id,
        things.map((thing) => thing['@type']),
      );
    if (id === 'agency') expect(things[0]).toHaveProperty('aggregateRating.reviewCount');
    faults.push(...things.flatMap((thing) => faultsOfThing(thing)).map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(types.get('recruiter')).toEqual(['Person', 'BreadcrumbList']);
  expect(types.get('agency')).toEqual(['EmploymentAgency', 'BreadcrumbList']);
  expect(types.get('jobPost')).toEqual(['JobPosting']);
  expect([...types].filter(([, list]) => list.includes('JobPosting'))).toHaveLength(1);
  expect([...types.values()].flat()).not.toContain('Review');
});

test.each<[string, object, string[]]>([
  [
    'a review of a person without stars',
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Dana' },
      itemReviewed: { '@type': 'Person', name: 'Ada' },
    },
    ['Review without reviewRating', 'Review with a Person as itemReviewed'],
  ],
  [
    'a rated person',
    { '@type': 'Person', name: 'Ada', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 3 } },
    ['Person is rated'],
  ],
  [
    'a rating of nobody that is off its scale',
    { '@type': 'AggregateRating', ratingValue: '0.00', reviewCount: 0 },
    ['AggregateRating of 0.00', 'AggregateRating of 0 reviews'],
  ],
  ['a type that nobody has checked', { '@type': 'Recipe' }, ['Recipe has no rule']],
])('%s is found', (_what, thing, faults) => {
  expect(faultsOfThing(thing as Record<string, unknown>)).toEqual(faults);
});
