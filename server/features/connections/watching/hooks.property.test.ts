import '#server/features/index.ts';
import fc from 'fast-check';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionHookPath } from '#common/urls.ts';
import type { FakeDelivery } from '#integrations/core/fake/ats-fake.ts';
import { emptyWorld, type PlacementWishes } from '#integrations/core/fake/ats-world.ts';
import { serveFakes } from '#integrations/core/fake/fake.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { makeFakes } from '#server/integrations/fakes.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { createAgencyWithAdmin, startedConnection, syncOnce } from '../testing/started.ts';
import { hookSecretOf } from './hook-secret.ts';
import { connectionHookRoutes } from './hooks.http.ts';

const { database, context } = await testDatabase();
const app = Fastify();
beforeAll(async () => {
  app.decorate('database', database);
  await app.register(connectionHookRoutes);
});
afterAll(() => app.close());

/** How many histories, and the seed. A failure prints its seed and path. */
const { PLAUDIT_PROPERTY_RUNS = isDeep ? '1000' : '8', PLAUDIT_PROPERTY_SEED } = process.env;
const runs = {
  numRuns: Number(PLAUDIT_PROPERTY_RUNS),
  ...(PLAUDIT_PROPERTY_SEED && { seed: Number(PLAUDIT_PROPERTY_SEED) }),
};

const days = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A JobAdder of one run with a few placements, and its own clock. */
async function beginRun() {
  let now = Date.now();
  const world = emptyWorld(() => now);
  const wishes = (which: number): PlacementWishes => ({
    type: which % 2 ? 'temp' : 'permanent',
    ownerId: 1 + (which % 4),
    startDate: dayOf(now - (20 + (which % 30)) * days),
    endDate: which % 2 ? dayOf(now + (60 + (which % 30)) * days) : null,
  });
  for (let place = 0; place < 4; place += 1) world.addPlacement({ ...wishes(place), createdAt: now - 10 * days });
  const { jobadder: fake } = makeFakes({ now: () => now, world });
  const served = await serveFakes([fake]);
  testServers.url = () => served.url;
  return {
    fake,
    world,
    wishes,
    at: (viewer: Viewer) => context(viewer, new Date(now)),
    later: (minutes: number) => {
      now += minutes * 60_000;
    },
    end: () => served.close(),
  };
}
type Run = Awaited<ReturnType<typeof beginRun>>;

const post = (address: string, { headers, body }: Pick<FakeDelivery, 'headers' | 'body'>) =>
  app.inject({ method: 'POST', url: new URL(address, 'http://localhost').pathname, headers, payload: body });

/** The agency's placements by their ids there, without what differs by agency and by how often something changed. */
async function placementsOf(agencyId: string) {
  const { rows } = await sql<{ external_id: string; state: string; placement: object }>`
    select external_id, state, to_jsonb(p) - array['id', 'agency_id', 'recruiter_id', 'created_at', 'version'] as placement
    from placements p where agency_id = ${agencyId} order by external_id`.execute(database.kysely);
  return rows;
}

/** What happens at JobAdder. Of a cancelled or removed placement nothing more is told. */
const acts: Readonly<Record<string, (run: Run, which: number) => void>> = {
  add: ({ world, wishes }, which) => void world.addPlacement(wishes(which)),
  move: (run, which) => {
    const one = chosen(run, which);
    if (one) run.world.change(one.id, run.wishes(which));
  },
  cancel: (run, which) => {
    const one = chosen(run, which);
    if (one) run.world.change(one.id, { status: 'cancelled' });
  },
  changeCandidate: (run, which) => {
    const one = chosen(run, which);
    if (one)
      run.world.changeCandidate(one.candidateId, {
        ...{ lastName: `Renamed ${which}`, email: `renamed-${one.candidateId}-${which}@mail.example` },
        hasOptedOut: which % 3 === 0,
      });
  },
  remove: (run, which) => {
    const one = [...run.world.placements.keys()][which % Math.max(run.world.placements.size, 1)];
    if (one) run.world.remove(one);
  },
};

function chosen({ world }: Run, which: number) {
  const open = [...world.placements.values()].filter(({ status }) => status === 'open');
  return open[which % Math.max(open.length, 1)];
}

const history = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom(...Object.keys(acts)), which: fc.nat(99) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('sync'), which: fc.constant(0) }) },
    // Which of the deliveries that are on their way arrive, one after another.
    { weight: 2, arbitrary: fc.record({ act: fc.constant('deliver'), which: fc.nat(99), count: fc.nat(6) }) },
  ),
  { minLength: 1, maxLength: 25, size: 'max' },
);

test('webhooks that come three times, in any order, or not at all lead to what a fresh sync finds', {
  timeout: isDeep ? 3_600_000 : 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.nat(6), async (steps, lost) => {
      const run = await beginRun();
      try {
        const { agencyId, admin } = await createAgencyWithAdmin(database);
        const id = await startedConnection(run.at(admin), 'jobadder');
        const onTheirWay: FakeDelivery[] = [];
        let count = 0;
        const collect = () =>
          run.fake.deliver!(async (delivery) => {
            count += 1;
            // Nothing else tells of a changed candidate, so of these one of three arrives at least.
            const isLost = lost > 0 && count % (lost + 1) === 0;
            const isOfCandidate = delivery.body.includes('candidate_updated');
            for (let copy = isLost ? (isOfCandidate ? 2 : 3) : 0; copy < 3; copy += 1) onTheirWay.push(delivery);
          });
        const deliver = async (which: number) => {
          const [delivery] = onTheirWay.splice(which % Math.max(onTheirWay.length, 1), 1);
          if (delivery) expect((await post(delivery.url, delivery)).statusCode).toBe(202);
        };
        for (const step of steps) {
          run.later(2);
          if (step.act === 'sync') await syncOnce(run.at(system), id);
          else if ('count' in step) for (let nth = 0; nth < step.count; nth += 1) await deliver(step.which + nth * 7);
          else acts[step.act]!(run, step.which);
          await collect();
        }
        while (onTheirWay.length > 0) await deliver(onTheirWay.length - 1);
        run.later(5);
        await syncOnce(run.at(system), id);

        const fresh = await createAgencyWithAdmin(database);
        await startedConnection(run.at(fresh.admin), 'jobadder');
        const [followed, found] = [await placementsOf(agencyId), await placementsOf(fresh.agencyId)];
        expect(followed.filter(({ state }) => state !== 'cancelled')).toEqual(found);
        const open = [...run.world.placements.values()].filter(({ status }) => status === 'open');
        expect(found).toHaveLength(open.length);
      } finally {
        await run.end();
      }
    }),
    runs,
  );
});

test('a delivery without the secret looks unknown, and nothing of it is kept', async () => {
  const run = await beginRun();
  try {
    const { admin } = await createAgencyWithAdmin(database);
    const other = await startedConnection(run.at((await createAgencyWithAdmin(database)).admin), 'jobadder');
    const id = await startedConnection(run.at(admin), 'jobadder');
    run.world.change(9001, {});
    const deliveries: FakeDelivery[] = [];
    await run.fake.deliver!(async (delivery) => deliveries.push(delivery));
    const delivery = deliveries.find(({ url }) => url.includes(id))!;
    const hintsOf = async () =>
      Number(
        (await sql<{ n: string }>`select count(*) as n from connection_hints`.execute(database.kysely)).rows[0]!.n,
      );
    const before = await hintsOf();
    const secret = hookSecretOf(id);
    for (const [address, headers] of [
      [connectionHookPath(id, 'wrong'), delivery.headers],
      [connectionHookPath(id, `${secret.slice(0, -1)}!`), delivery.headers],
      [connectionHookPath(other, secret), delivery.headers],
      [connectionHookPath(crypto.randomUUID(), secret), delivery.headers],
      [connectionHookPath('nonsense', secret), delivery.headers],
      [connectionHookPath(id, secret), { ...delivery.headers, authorization: 'wrong' }],
      [connectionHookPath(id, secret), { ...delivery.headers, authorization: hookSecretOf(other) }],
      [connectionHookPath(id, secret), { 'content-type': 'application/json' }],
    ] as const)
      expect([address, (await post(address, { headers, body: delivery.body })).statusCode]).toEqual([address, 404]);
    for (const body of ['', 'null', '[]', '{"event":', '{"event":"placement_approved"}', 'x'.repeat(10_000)])
      expect([body, (await post(delivery.url, { ...delivery, body })).statusCode]).toEqual([body, 404]);
    expect(await hintsOf()).toBe(before);
    expect((await post(delivery.url, delivery)).statusCode).toBe(202);
    expect(await hintsOf()).toBe(before + 1);
  } finally {
    await run.end();
  }
});
