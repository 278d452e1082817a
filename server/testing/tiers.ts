import { createHash } from 'node:crypto';

/** Whether everything runs at full length, as `bin/test --deep` says. */
export const isDeep = process.env.PLAUDIT_TEST_DEEP === '1';

/** The commit's hash when `bin/test` runs, so each commit tests another part and a run can be repeated. */
const seed = process.env.PLAUDIT_TEST_SEED ?? '';

/**
 * Chooses `count` of the items by the seed and the name of what they are for, and keeps their order. A deep run gets
 * them all. Items must come in the same order each time.
 */
export const sample = <T>(items: readonly T[], count: number, name: string): T[] =>
  isDeep ? [...items] : chosen(items, count, `${seed} ${name}`);

/** The items that a text chooses: always the same ones for the same text. */
export function chosen<T>(items: readonly T[], count: number, by: string): T[] {
  const drawn = items
    .map((_, index) => ({ index, lot: createHash('sha256').update(`${by} ${index}`).digest('hex') }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count);
  return drawn
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .map((index) => items[index]!);
}
