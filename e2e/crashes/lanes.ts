import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { crashFolder, endAt } from './armed.ts';

/** A running Plaudit for one journey at a time, and the folder where its kills are armed. */
export interface Lane {
  readonly plaudit: Plaudit;
  readonly recruiter: RecruiterToTest;
  readonly folder: string;
}

/** Several lanes in parallel: a journey with kills mostly waits for the sweep of tasks. */
export interface Lanes {
  /** Runs a test in a free lane, or in the next one that becomes free. */
  run(test: (lane: Lane) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function openLanes(count: number): Promise<Lanes> {
  const lanes = await Promise.all(Array.from({ length: count }, openLane));
  const free: Lane[] = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  return {
    async run(test) {
      const lane = free.pop() ?? (await new Promise<Lane>((get) => waiting.push(get)));
      try {
        await test(lane);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else free.push(lane);
      }
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
}

async function openLane(): Promise<Lane & { close(): Promise<void> }> {
  const { folder, environment, remove } = crashFolder();
  const plaudit = await startPlaudit({ preload: [endAt], ownServer: true, environment });
  const recruiter = await addRecruiter(plaudit.postgres.connectionString);
  const close = async () => {
    await plaudit.stop();
    remove();
  };
  return { plaudit, folder, recruiter, close };
}
