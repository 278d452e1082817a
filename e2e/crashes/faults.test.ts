import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { addRecruiter } from '../running/people.ts';
import { startPlaudit } from '../running/plaudit.ts';
import { arm, crashFolder, endAt, type Kill } from './armed.ts';
import { violations } from './books.ts';
import { type FaultName, faults } from './faults.ts';
import { goThrough, type Step } from './journey.ts';
import { untilSettled } from './settled.ts';

const plant = path.join(import.meta.dirname, 'plant.ts');

/** The kill that reveals each fault, its step, and the violation it causes. */
const caught: Readonly<Record<FaultName, Omit<Kill, 'victim'> & { step: Step; saying: RegExp }>> = {
  'dedupe dropped': {
    role: 'web',
    point: 'command:after-commit',
    step: 'invite',
    // The batch is a command of its own, before the one that creates the invitation.
    passes: 1,
    saying: /invite was answered INVITED_RECENTLY/,
  },
  'acknowledge before commit': {
    role: 'web',
    point: 'command:before-commit',
    step: 'submit',
    saying: /review is there 0 times/,
  },
  'unknown mail repeated': {
    role: 'worker',
    point: 'mail:handed-over',
    step: 'invite',
    saying: /is sent and arrived 2 times/,
  },
};
// Each kill would be logged.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());

const names = Object.keys(faults) as FaultName[];

test.concurrent.each(sample(names, 1, 'faults'))(
  'violations are found with the fault %s planted',
  async (fault) => {
    expect(await booksAfterKills([fault], fault)).toContainEqual(expect.stringMatching(caught[fault].saying));
  },
  120_000,
);

test.runIf(isDeep)(
  'the same kills cause no violations without a fault',
  { concurrent: true, timeout: 120_000 },
  async () => {
    expect(await booksAfterKills(names)).toEqual([]);
  },
);

/** The violations after a journey with each fault's kill, with one fault planted or none. */
async function booksAfterKills(kills: readonly FaultName[], planted?: FaultName): Promise<string[]> {
  const { folder, environment, remove } = crashFolder();
  const plaudit = await startPlaudit({
    ownServer: true,
    preload: planted ? [plant, endAt] : [endAt],
    environment: { ...environment, ...(planted && { PLANTED_FAULT: planted }) },
  });
  try {
    const recruiter = await addRecruiter(plaudit.postgres.connectionString);
    const journeys = [];
    for (const [index, { step, saying: _, ...kill }] of kills.map((name) => caught[name]).entries()) {
      let died: (() => Promise<Date>) | undefined;
      const before = (next: Step) => {
        if (next === step) died = arm(folder, { ...kill, victim: 'self' });
      };
      journeys.push(await goThrough(plaudit, recruiter, `fault-${index}`, { until: step, before }));
      await died!();
      await untilSettled(plaudit);
    }
    return await violations(plaudit, recruiter, journeys);
  } finally {
    await plaudit.stop();
    remove();
  }
}
