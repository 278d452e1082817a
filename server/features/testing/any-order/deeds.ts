import type { Story } from './story.ts';

/** Which of the rows it is done to, counted around, and how many stars there are where there are any. */
export interface Step {
  readonly which: number;
  readonly stars: number;
}

/** What somebody may do, or time, or a mail server: tried whether or not it is possible now. */
export type Deed = (story: Story, step: Step) => Promise<void>;

/** One of what there is; undefined where there is nothing. */
export const pick = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[which % Math.max(1, rows.length)];
