import type { Story } from './story.ts';

/** Which of the rows to act on, wrapping around, and how many stars to give. */
export interface Step {
  readonly which: number;
  readonly stars: number;
}

/** An action of a person, the clock or a mail server. Tried whether or not it is possible at the time. */
export type Action = (story: Story, step: Step) => Promise<void>;

/** One of the rows; undefined if there are none. */
export const pick = <Row>(rows: readonly Row[], which: number): Row | undefined =>
  rows[which % Math.max(1, rows.length)];
