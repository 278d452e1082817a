import { expect, test } from 'vitest';
import { readBenchOptions } from './options.ts';

test('without words a figure is taken at full length', () => {
  expect(readBenchOptions([], [])).toEqual({
    seconds: 5,
    rounds: 20,
    warmUp: 10,
    looks: 9,
    connections: 16,
    keys: 1000,
    recruiters: 10_000,
    reviews: 1_000_000,
    sizes: [10_000, 100_000],
    isToWrite: false,
    only: undefined,
    words: [],
    passedOn: [],
  });
});

test('numbers may be parts of seconds, and are read with strokes between their digits', () => {
  const said = ['--seconds', '0.5', '--warm-up=1', '--recruiters', '1_000', '--sizes', '100,1_000'];
  expect(readBenchOptions([], said)).toMatchObject({ seconds: 0.5, warmUp: 1, recruiters: 1000, sizes: [100, 1000] });
});

test.each([['0'], ['-3'], ['many'], ['']])('%o is no number of rounds', (said) => {
  expect(() => readBenchOptions([], [`--rounds=${said}`])).toThrow('--rounds must be a number above 0');
});

test.each([
  ['--write', 'write'],
  ['--only=b1', 'only'],
  ['/search', 'words'],
] as const)('%s is refused by a script that would do nothing with it', (said, extra) => {
  expect(() => readBenchOptions([], [said])).toThrow();
  expect(() => readBenchOptions([extra], [said])).not.toThrow();
});

test('a word that nobody knows is refused', () => {
  expect(() => readBenchOptions(['only', 'words', 'write'], ['--fast'])).toThrow('--fast');
});

test('what each script of a whole run is told is all but which of them run, and whether to write', () => {
  const said = ['--only', 'b1,b12', '--seconds=3', '--write', '--rounds', '2', '/search'];
  expect(readBenchOptions(['only', 'words', 'write'], said)).toMatchObject({
    only: ['b1', 'b12'],
    isToWrite: true,
    words: ['/search'],
    passedOn: ['--seconds', '3', '--rounds', '2', '/search'],
  });
});
