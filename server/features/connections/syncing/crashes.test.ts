import '#server/features/index.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { emptyWorld } from '#integrations/core/fake/ats-world.ts';
import { type Checkpoint, watchCheckpoints } from '#server/commands/checkpoints.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { useFakes } from '#server/integrations/testing/use-fakes.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { sample } from '#server/testing/tiers.ts';
import { connected, createAgencyWithAdmin, matchAllAndStart, syncOnce } from '../testing/started.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date();
const count = 1001;
const world = emptyWorld(() => now.getTime());
world.fill(count);
await useFakes({ now: () => now.getTime(), world });
const at = (viewer: Viewer) => context(viewer, now);
afterEach(() => watchCheckpoints(() => {}));

const sync = (id: string) => syncOnce(at(system), id);

class Killed extends Error {}

/** Syncs, and ends at the given point the nth time that it is reached. Returns whether it came so far. */
async function syncUntil(id: string, point: Checkpoint, nth: number): Promise<boolean> {
  let times = 0;
  watchCheckpoints((checkpoint) => {
    if (checkpoint === point && ++times === nth) throw new Killed();
  });
  try {
    await sync(id);
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    watchCheckpoints(() => {});
  }
}

/** What the agency has: its placements without what differs by agency, and what became of every record. */
async function contentOf(agencyId: string) {
  const { rows: placements } = await sql`select to_jsonb(p)
      - array['id', 'agency_id', 'recruiter_id', 'created_at'] as placement
    from placements p where agency_id = ${agencyId} order by external_id`.execute(kysely);
  const { rows: records } = await sql`select r.external_id, r.hash, r.outcome, r.reason, r.is_due, r.facts,
      (select p.external_id from placements p where p.id = r.placement_id) as placement
    from connection_records r where r.agency_id = ${agencyId} order by r.external_id`.execute(kysely);
  const { rows: connections } = await sql`select state, page, window_to, synced_to, problem
    from connections where agency_id = ${agencyId}`.execute(kysely);
  return { placements, records, connections };
}

/** An agency whose connection is started by its admin once its placements were read. */
async function agencyToRead() {
  const { agencyId, admin } = await createAgencyWithAdmin(database);
  return { agencyId, admin, id: await connected(at(admin), 'jobadder') };
}

const undisturbed = await agencyToRead();
await sync(undisturbed.id);
await matchAllAndStart(at(undisturbed.admin), undisturbed.id);
await sync(undisturbed.id);
const expected = await contentOf(undisturbed.agencyId);

test('an undisturbed sync adds every placement', () => {
  expect(expected.placements).toHaveLength(count);
  expect(expected.records).toHaveLength(count);
});

/** The consultants, the beginning of the window, six pages, and the end. */
const readings = Array.from({ length: 9 }, (_, index) => index + 1);
const points = (['command:before-commit', 'command:after-commit'] as const).flatMap((point) =>
  readings.map((nth) => [point, nth] as const),
);

test.each(sample(points, 3, 'ends of a first reading'))(
  'a first reading that ends at %s number %i loses and doubles nothing',
  async (point, nth) => {
    const { agencyId, admin, id } = await agencyToRead();
    expect(await syncUntil(id, point, nth)).toBe(true);
    await sync(id);
    await matchAllAndStart(at(admin), id);
    await sync(id);
    expect(await contentOf(agencyId)).toEqual(expected);
  },
);

test('a sync that ends twice at each of its pages, before and after the commit, loses and doubles nothing', async () => {
  const { agencyId, admin, id } = await agencyToRead();
  await sync(id);
  await matchAllAndStart(at(admin), id);
  // Read from the beginning by a connection that adds, so each page adds its placements.
  await kysely.deleteFrom('connection_records').where('connection_id', '=', id).execute();
  await kysely.updateTable('connections').set({ synced_to: null }).where('id', '=', id).execute();
  const added = async () => (await contentOf(agencyId)).placements.length;
  // The first commit begins the window or finds it; the second keeps a page.
  for (let pages = 1; (await added()) < count; pages += 1) {
    const before = await added();
    expect(await syncUntil(id, 'command:before-commit', 2)).toBe(true);
    expect(await added()).toBe(before);
    expect(await syncUntil(id, 'command:after-commit', 2)).toBe(true);
    expect(await added()).toBe(Math.min(count, pages * 200));
  }
  for (let nth = 1; await syncUntil(id, 'command:before-commit', nth); nth += 1);
  expect(await contentOf(agencyId)).toEqual(expected);
});
