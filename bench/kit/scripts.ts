import type { BenchOptions } from './options.ts';
import { settling } from './rounds.ts';

/** A script that measures one of the goals. */
export interface Script {
  readonly file: string;
  /** Seconds it takes once its world is filled. */
  takes(options: BenchOptions): number;
}

/** The number of contenders, each warmed up and measured in every round, and the extra time of a script. */
const turns =
  (contenders: number, beside: number) =>
  ({ warmUp, rounds, seconds }: BenchOptions) =>
    contenders * (warmUp + rounds * seconds * (1 + settling)) + beside;

/** Seconds for one run of Lighthouse, and how many pages it runs on, with scripts and without. */
const [secondsOfLook, pages] = [12, 6];

/** Seconds for B5 at a million: it runs all searches in each round, however short that should be. */
const secondsOfSearch = 0.015;

/** A bare nodemailer pool and ours send about as many, and more on a faster machine. */
const emailsASecond = 300;

/** All figures by name. */
export const scripts: Readonly<Record<string, Script>> = {
  // Pages are recompressed one after the other before they are measured.
  b1: { file: 'b1-kept-page.ts', takes: (options) => turns(2, 60)(options) + options.keys / 4 },
  b2: { file: 'b2-first-drawing.ts', takes: turns(2, 120) },
  b3: { file: 'b3-graphql.ts', takes: turns(3, 60) },
  b4: { file: 'b4-without-database.ts', takes: turns(3, 30) },
  b5: {
    file: 'b5-search.ts',
    takes: (options) =>
      options.sizes.length *
      turns(2, 60)({ ...options, seconds: Math.max(options.seconds, options.keys * secondsOfSearch) }),
  },
  b6: { file: 'b6-boards.ts', takes: turns(2, 60) },
  b8: {
    file: 'b8-campaign.ts',
    // Each size is planned once more for its memory.
    takes: ({ sizes, rounds }) => ((2 * (rounds + 1) + sizes.length) * sizes[0]!) / emailsASecond,
  },
  b10: { file: 'b10-pictures.ts', takes: ({ rounds, seconds }) => 2 * 2 * (rounds + 1) * seconds + 10 },
  b11: { file: 'b11-tasks.ts', takes: (options) => turns(2, 20)(options) + 2 * options.warmUp },
  b12: { file: 'first-load.ts', takes: ({ looks }) => 60 + pages * 2 * looks * secondsOfLook },
};
