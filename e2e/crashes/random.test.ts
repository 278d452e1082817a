import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { crashFolder, endAt } from './armed.ts';
import { violations } from './books.ts';
import { goThrough } from './journey.ts';
import { untilSettled } from './settled.ts';

/** Set `CRASHES=200` for a long run. The same seed kills the same processes at the same times. */
const crashes = Number(process.env.CRASHES ?? (isDeep ? 15 : 3));
const seed = Number(process.env.CRASH_SEED ?? sample([...Array(10_000).keys()], 1, 'crashes')[0]);
/** Journeys under way at the same time. */
const atOnce = 3;

const { environment, remove } = crashFolder();
let plaudit: Plaudit;
let recruiter: RecruiterToTest;
beforeAll(async () => {
  // Each kill would be logged.
  vi.spyOn(console, 'error').mockReturnValue();
  plaudit = await startPlaudit({ webs: 2, workers: 2, preload: [endAt], ownServer: true, environment });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
});
afterAll(async () => {
  await plaudit?.stop();
  remove();
});

test(
  `kill -9 at ${crashes} random moments loses nothing and doubles nothing`,
  async () => {
    const random = randomFrom(seed);
    let killed = 0;
    const travel = async (lane: number) => {
      const journeys = [];
      for (let number = 0; killed < crashes; number++)
        journeys.push(await goThrough(plaudit, recruiter, `random-${lane}-${number}`));
      return journeys;
    };
    const travelling = Promise.all(Array.from({ length: atOnce }, (_, lane) => travel(lane)));
    while (killed < crashes) {
      await sleep(300 + random() * 2200);
      await killSomebody(random);
      killed++;
    }
    const journeys = (await travelling).flat();
    await untilSettled(plaudit);
    console.info(`${killed} kills during ${journeys.length} journeys, seed ${seed}`);
    expect(journeys.length).toBeGreaterThanOrEqual(atOnce);
    expect(await violations(plaudit, recruiter, journeys)).toEqual([]);
  },
  120_000 + crashes * 5000,
);

/** The next kill of Postgres waits until it is up: killing it twice at once is one kill. */
async function killSomebody(random: () => number): Promise<void> {
  const processes = [...plaudit.webs.map((web) => web.process), ...plaudit.workers];
  const index = Math.floor(random() * (processes.length + 1));
  if (index < processes.length) return processes[index]!.kill();
  const { pid } = plaudit.postgres;
  process.kill(pid, 'SIGKILL');
  await untilTrue('Postgres is back', () => plaudit.postgres.pid !== pid);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
