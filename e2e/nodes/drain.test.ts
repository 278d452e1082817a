import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import { goThrough } from '../crashes/journey.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { hasTurn } from './in-turn.ts';

let plaudit: Plaudit;
let recruiter: RecruiterToTest;
let holder: pg.Client;

beforeAll(async () => {
  // Only one process. Not `local`, where no balancer checks whether a process is ready.
  plaudit = await startPlaudit({ webs: 1, balanced: false, environment: { PLAUDIT_ENV: 'dev', PLAUDIT_DEMO: '0' } });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
  holder = new pg.Client({ connectionString: plaudit.postgres.connectionString });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await plaudit?.stop();
});

/** Acts as a balancer: sends requests while the process is ready, and checks that ten times a second. */
async function loadUntilUnready(): Promise<{ answers: Map<string, number>; readiness: string[] }> {
  const answers = new Map<string, number>();
  const readiness: string[] = [];
  let isReady = true;
  const note = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const addresses = [`${plaudit.url}${recruiterUrl(recruiter.slug)}`, `${plaudit.url}/search?q=robin`];
  const client = async (number: number) => {
    while (isReady) note(await statusOf(addresses[number % addresses.length]!));
  };
  const watch = async () => {
    while (isReady) {
      const status = await statusOf(`${plaudit.url}/readyz`);
      if (readiness.at(-1) !== status) readiness.push(status);
      isReady = status === '200';
      await sleep(100);
    }
  };
  await Promise.all([watch(), ...[1, 2, 3, 4].map(client)]);
  return { answers, readiness };
}

const statusOf = (url: string) =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    (error: Error) => `failed: ${(error.cause as Error | undefined)?.message ?? error.message}`,
  );

describe.runIf(hasTurn('drain'))('a web process that is told to stop', () => {
  test('says so first, answers what it was sent, and is gone within ten seconds', async () => {
    const load = loadUntilUnready();
    await sleep(500);
    const since = performance.now();
    plaudit.webs[0]!.process.renew();
    const { answers, readiness } = await load;
    expect(readiness).toEqual(['200', '503']);
    expect([...answers.keys()]).toEqual(['200']);
    await untilTrue('it is gone', async () => (await statusOf(`${plaudit.url}/readyz`)).startsWith('failed'));
    expect(performance.now() - since).toBeLessThan(10_000);
    await untilTrue('its successor answers', async () => (await statusOf(`${plaudit.url}/readyz`)) === '200');
  });

  test('finishes a write that is under way', async () => {
    await holder.query('begin');
    const journey = goThrough(plaudit, recruiter, 'drained', {
      until: 'invite',
      before: async () => {
        // The command waits here, in the middle of its transaction.
        await holder.query('lock table placements in exclusive mode');
      },
    });
    await untilTrue('the invitation waits', async () => {
      const rows = await plaudit.query("select from pg_locks where not granted and relation = 'placements'::regclass");
      return rows.length > 0;
    });
    plaudit.webs[0]!.process.renew();
    await sleep(2000);
    await holder.query('commit');
    const { said } = await journey;
    expect(said.invite?.answer.problems).toEqual([]);
    expect(said.invite?.triesWithoutAnswer).toBe(0);
  });
});
