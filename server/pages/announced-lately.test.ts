import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { PublicReads } from '#server/database/public-reads.ts';
import { mostBehind } from '#server/database/replica.ts';
import { AnnouncedLately } from './announced-lately.ts';
import { Body } from './body.ts';
import type { PreparedPage } from './kept-pages.ts';

const pageOf = (wishes: Partial<PreparedPage> = {}): PreparedPage => ({
  status: 200,
  etag: '',
  body: new Body(''),
  subjects: [{ key: 'recruiter:ann', version: '1' }],
  ...wishes,
});

/** A clock, the announcements by it, and a render from a replica that has everything up to a moment. */
function newHouse() {
  const clock = { now: -1_000_000 };
  const announced = new AnnouncedLately(() => clock.now);
  announced.startHearing();
  clock.now = 0;
  async function drawnFrom(knownUpTo: number, page = pageOf(), meanwhile = () => {}) {
    const replica = { database: {} as Database, knownUpTo: () => knownUpTo, lose: () => {} };
    const reads = new PublicReads(replica, false);
    const from: string[] = [];
    await announced.draw(reads, async () => {
      from.push(reads.knownUpTo === undefined ? 'primary' : 'replica');
      meanwhile();
      return page;
    });
    return from;
  }
  return { clock, announced, drawnFrom };
}

test('a page comes from the replica if that has what was announced about it, otherwise from the primary', async () => {
  const { clock, announced, drawnFrom } = newHouse();
  clock.now = 1000;
  announced.announce(['recruiter:ann']);
  expect(await drawnFrom(999)).toEqual(['replica', 'primary']);
  expect(await drawnFrom(1000)).toEqual(['replica', 'primary']);
  expect(await drawnFrom(1001)).toEqual(['replica']);
});

test('announcements about others, or from long ago, do not matter', async () => {
  const { clock, announced, drawnFrom } = newHouse();
  announced.announce(['recruiter:ann']);
  clock.now = 100_000;
  announced.announce(['recruiter:bob']);
  expect(await drawnFrom(99_000)).toEqual(['replica']);
});

test('an announcement is remembered while a page is rendered from rows as old as allowed', async () => {
  const { clock, announced, drawnFrom } = newHouse();
  announced.announce(['recruiter:ann']);
  const from = await drawnFrom(-1, pageOf(), () => {
    clock.now = mostBehind + 5000;
    announced.announce(['recruiter:bob']);
  });
  expect(from).toEqual(['replica', 'primary']);
});

test('while nothing was heard, anything may have been announced', async () => {
  const { clock, announced, drawnFrom } = newHouse();
  announced.stopHearing();
  expect(await drawnFrom(1000)).toEqual(['replica', 'primary']);
  clock.now = 2000;
  announced.startHearing();
  expect(await drawnFrom(1500)).toEqual(['replica', 'primary']);
  expect(await drawnFrom(2500)).toEqual(['replica']);
});

test.each([404, 302])('a page with status %i must come from the primary', async (status) => {
  const { drawnFrom } = newHouse();
  expect(await drawnFrom(1, pageOf({ status, subjects: [] }))).toEqual(['replica', 'primary']);
});
