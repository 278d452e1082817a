import { expect, test } from 'vitest';
import { readBenchOptions } from './options.ts';

test('without options a figure is measured at full length', () => {
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

test('numbers may be fractions of seconds, and may contain underscores', () => {
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
] as const)('%s is refused by a script that would ignore it', (said, extra) => {
  expect(() => readBenchOptions([], [said])).toThrow();
  expect(() => readBenchOptions([extra], [said])).not.toThrow();
});

test('an unknown word is refused', () => {
  expect(() => readBenchOptions(['only', 'words', 'write'], ['--fast'])).toThrow('--fast');
});

test('each script of a full run gets every option but the selection and whether to write', () => {
  const said = ['--only', 'b1,b12', '--seconds=3', '--write', '--rounds', '2', '/search'];
  expect(readBenchOptions(['only', 'words', 'write'], said)).toMatchObject({
    only: ['b1', 'b12'],
    isToWrite: true,
    words: ['/search'],
    passedOn: ['--seconds', '3', '--rounds', '2', '/search'],
  });
});
