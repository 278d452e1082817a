import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkpoint } from '#server/commands/checkpoints.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { arm, crashFolder, endAt } from './armed.ts';
import { violations } from './books.ts';
import { goThrough, type Step } from './journey.ts';
import { untilSettled } from './settled.ts';

/** A running Plaudit for one journey at a time. */
interface Lane {
  plaudit: Plaudit;
  recruiter: RecruiterToTest;
  folder: string;
}
/** Most of a journey with kills is waiting for the sweep of tasks, so several run beside each other. */
const laneCount = 4;
const lanes: Lane[] = [];
const free: Lane[] = [];
const waiting: ((lane: Lane) => void)[] = [];

beforeAll(async () => {
  lanes.push(...(await Promise.all(Array.from({ length: laneCount }, openLane))));
  free.push(...lanes);
}, 120_000);
afterAll(async () => {
  await Promise.all(lanes.map(({ plaudit }) => plaudit.stop()));
  for (const { folder } of lanes) rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function openLane(): Promise<Lane> {
  const { folder, environment } = crashFolder();
  const plaudit = await startPlaudit({ preload: [endAt], environment });
  return { plaudit, folder, recruiter: await addRecruiter(plaudit.postgres.connectionString) };
}

/** Where a role can be killed, and in which steps it comes there. */
const points: readonly { role: 'web' | 'worker'; point: Checkpoint; steps: readonly Step[] }[] = [
  { role: 'web', point: 'command:before-commit', steps: ['ask', 'submit', 'reply'] },
  { role: 'web', point: 'command:after-commit', steps: ['ask', 'submit', 'reply'] },
  { role: 'worker', point: 'command:before-commit', steps: ['ask', 'submit'] },
  { role: 'worker', point: 'command:after-commit', steps: ['ask', 'submit'] },
  { role: 'worker', point: 'mail:marked-sending', steps: ['ask', 'submit', 'reply'] },
  { role: 'worker', point: 'mail:handed-over', steps: ['ask', 'submit', 'reply'] },
  { role: 'worker', point: 'mail:settled', steps: ['ask', 'submit', 'reply'] },
  { role: 'worker', point: 'task:done', steps: ['ask', 'submit', 'reply'] },
];
const cases = points.flatMap((at) => [
  { ...at, victim: at.role },
  { ...at, victim: 'postgres' as const },
]);

describe('kill -9, once in each step of a journey, loses nothing and doubles nothing', () => {
  test.concurrent.each(cases)(
    'of $victim when the $role is at $point',
    ({ role, point, steps, victim }) =>
      inLane(async ({ plaudit, recruiter, folder }) => {
        let died: (() => Promise<void>) | undefined;
        const recoveries: number[] = [];
        const journey = await goThrough(plaudit, recruiter, `${victim}-${role}-${point.replaceAll(':', '-')}`, {
          before: (step) => {
            const id = victim === 'postgres' ? plaudit.postgres.pid : 'self';
            died = steps.includes(step) ? arm(folder, { role, point, victim: id }) : undefined;
          },
          after: async () => {
            await died?.();
            recoveries.push(await untilSettled(plaudit));
          },
        });
        expect(await violations(plaudit, recruiter, [journey])).toEqual([]);
        expect(Math.max(...recoveries)).toBeLessThan(30_000);
      }),
    300_000,
  );
});

async function inLane(run: (lane: Lane) => Promise<void>): Promise<void> {
  const lane = free.pop() ?? (await new Promise<Lane>((get) => waiting.push(get)));
  try {
    await run(lane);
  } finally {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  }
}
