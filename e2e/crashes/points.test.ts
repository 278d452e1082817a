import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Checkpoint } from '#server/commands/checkpoints.ts';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { untilTrue } from '../running/until.ts';
import { arm } from './armed.ts';
import { violations } from './books.ts';
import { goThrough, type Step } from './journey.ts';
import { type Lane, type Lanes, openLanes } from './lanes.ts';
import { untilSettled } from './settled.ts';

let lanes: Lanes;
beforeAll(async () => {
  // Each kill would be logged.
  vi.spyOn(console, 'error').mockReturnValue();
  lanes = await openLanes(isDeep ? 4 : 2);
});
afterAll(() => lanes?.close());

/** Where a role can be killed, and the steps of a journey in which it gets there. */
const points: readonly { role: 'web' | 'worker'; point: Checkpoint; steps: readonly Step[] }[] = [
  { role: 'web', point: 'command:before-commit', steps: ['invite', 'submit', 'reply'] },
  { role: 'web', point: 'command:after-commit', steps: ['invite', 'submit', 'reply'] },
  { role: 'worker', point: 'command:before-commit', steps: ['invite', 'submit'] },
  { role: 'worker', point: 'command:after-commit', steps: ['invite', 'submit'] },
  { role: 'worker', point: 'mail:marked-sending', steps: ['invite', 'submit', 'reply'] },
  { role: 'worker', point: 'mail:handed-over', steps: ['invite', 'submit', 'reply'] },
  { role: 'worker', point: 'mail:settled', steps: ['invite', 'submit', 'reply'] },
  { role: 'worker', point: 'task:done', steps: ['invite', 'submit', 'reply'] },
];
const cases = points.flatMap((at) => [
  { ...at, victim: at.role },
  { ...at, victim: 'postgres' as const },
]);

/**
 * Milliseconds from a kill until the client has an answer, and until everything has settled without help. The goal is a
 * third of these, on a machine with nothing else to do. Tests share theirs, so they print the times they measured and
 * fail only when something does not recover.
 */
const bounds = { answered: 30_000, settled: 90_000 };
const slowest = { kills: 0, answered: 0, settled: 0 };
afterAll(() =>
  console.info(
    `${slowest.kills} kills; answered after ${slowest.answered} ms, settled after ${slowest.settled} ms at most`,
  ),
);

describe('kill -9, once in each step of a journey, loses nothing and doubles nothing', () => {
  test.concurrent.each(sample(cases, 3, 'points'))(
    'of $victim when the $role is at $point',
    ({ role, point, steps, victim }) =>
      lanes.run(async (lane) => {
        const { plaudit, recruiter, folder } = lane;
        let died: (() => Promise<Date>) | undefined;
        const journey = await goThrough(plaudit, recruiter, nameOf(victim, role, point), {
          before: (step) => {
            const id = victim === 'postgres' ? plaudit.postgres.pid : 'self';
            // The batch is a command of its own, before the one that creates the invitation.
            const passes = role === 'web' && step === 'invite' ? 1 : 0;
            died = steps.includes(step) ? arm(folder, { role, point, victim: id, passes }) : undefined;
          },
          after: async () => {
            const answeredAt = Date.now();
            const diedAt = await died?.();
            await untilSettled(plaudit);
            if (diedAt) note(diedAt, answeredAt);
          },
        });
        expect(await violations(plaudit, recruiter, [journey])).toEqual([]);
      }),
    300_000,
  );

  test.concurrent.each(sample(['worker', 'postgres'] as const, 1, 'mail server'))(
    'of %s when the mail server has an email and has not confirmed it',
    (victim) =>
      lanes.run(async ({ plaudit, recruiter }) => {
        let diedAt: Date | undefined;
        const journey = await goThrough(plaudit, recruiter, nameOf(victim, 'at', 'the-mail-server'), {
          until: 'invite',
          before: () =>
            plaudit.mailbox.beforeNextAnswer(() => {
              diedAt = new Date();
              // Any of them may be the one that sends it.
              if (victim === 'worker') for (const worker of plaudit.workers) worker.kill();
              else process.kill(plaudit.postgres.pid, 'SIGKILL');
            }),
        });
        await untilTrue('the mail server has the mail', () => diedAt !== undefined);
        await untilSettled(plaudit);
        note(diedAt!);
        expect(await violations(plaudit, recruiter, [journey])).toEqual([]);
        // If a worker survives, it hears the mail server's answer; if Postgres is back by then, the fate is known after
        // all.
        const fates = victim === 'worker' ? ['unknown'] : ['unknown', 'sent'];
        expect(fates).toContain(await stateOfMailTo(plaudit, journey.recipient));
      }),
    300_000,
  );
});

const nameOf = (...parts: string[]) => parts.join('-').replaceAll(':', '-');

function note(diedAt: Date, answeredAt = diedAt.getTime()): void {
  const took = { answered: answeredAt - diedAt.getTime(), settled: Date.now() - diedAt.getTime() };
  expect(took.answered).toBeLessThan(bounds.answered);
  expect(took.settled).toBeLessThan(bounds.settled);
  slowest.kills += 1;
  slowest.answered = Math.max(slowest.answered, Math.round(took.answered));
  slowest.settled = Math.max(slowest.settled, Math.round(took.settled));
}

async function stateOfMailTo({ query }: Lane['plaudit'], address: string): Promise<string | undefined> {
  const [mail] = await query<{ state: string }>('select state from mails where to_email = $1', [address]);
  return mail?.state;
}
