import { expect, test } from 'vitest';
import type { Measured } from './load.ts';
import { readBenchOptions } from './options.ts';
import { inRounds, ratioOf } from './rounds.ts';

const at = (rate: number, cpu = 10): Measured => ({ rate, cpu, p50: 1, p99: 2 });

test('contenders are warmed up, then measured in turn after an uncounted while, and another one starts each round', async () => {
  const measured: string[] = [];
  const contender = (name: string) => ({
    name,
    measure: async (seconds: number) => {
      measured.push(`${name} ${seconds}`);
      return at(measured.length);
    },
  });
  const options = readBenchOptions([], ['--seconds', '2', '--rounds', '3', '--warm-up', '1']);
  const rounds = await inRounds(['a', 'b'].map(contender), options);
  const turns = ['a', 'b', 'b', 'a', 'a', 'b'].flatMap((name) => [`${name} 0.2`, `${name} 2`]);
  expect(measured).toEqual(['a 1', 'b 1', ...turns]);
  expect(rounds.get('a')!.map(({ rate }) => rate)).toEqual([4, 10, 12]);
  expect(rounds.get('b')!.map(({ rate }) => rate)).toEqual([6, 8, 14]);
});

test('a ratio compares two results of the same round', () => {
  const rounds = new Map([
    ['ours', [at(90), at(40), at(60)]],
    ['limit', [at(100), at(50), at(120)]],
  ]);
  expect(ratioOf(rounds, 'ours', 'limit')).toEqual({ middle: 0.8, least: 0.5, most: 0.9 });
});

test('a ratio can use another figure', () => {
  const rounds = new Map([
    ['ours', [at(90, 20)]],
    ['limit', [at(100, 5)]],
  ]);
  expect(ratioOf(rounds, 'limit', 'ours', ({ cpu }) => cpu).middle).toBe(0.25);
});
