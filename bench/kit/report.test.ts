import { expect, test } from 'vitest';
import type { Measured } from './load.ts';
import { rowOf } from './report.ts';
import { ratioOf } from './rounds.ts';

const at = (rate: number, cpu: number): Measured => ({ rate, cpu, p50: 1, p99: 2 });
const rounds = new Map([
  ['our page', [at(800, 20), at(900, 20), at(1000, 25)]],
  ['bare route', [at(1000, 10), at(1000, 10), at(1000, 10)]],
]);
const row = (least: number) =>
  rowOf({
    what: 'B1 page',
    rounds,
    ours: 'our page',
    limit: 'bare route',
    ratio: ratioOf(rounds, 'our page', 'bare route'),
    least,
  });

test('a row has our result, the limit, and the ratio with its spread', () => {
  expect(row(0.8)).toMatchObject({
    what: 'B1 page',
    ours: '900/s',
    limit: '1,000/s (bare route)',
    ratio: '0.90',
    spread: '0.80 to 1.00',
    goal: '≥ 0.8',
    isReached: true,
  });
});

test('by CPU time, a response that takes twice as much is worth half', () => {
  expect(row(0.8).byCpu).toBe('0.50');
});

test('a goal is met from its ratio upwards, and missed below', () => {
  expect([row(0.9).isReached, row(0.91).isReached]).toEqual([true, false]);
});
