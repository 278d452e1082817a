import { expect, test } from 'vitest';
import { type RankingState, withPlace } from './ranking-places.ts';

/** The places after the field of a choice was given these, one after the other, and left. */
function choose([places]: RankingState, id: string, ...steps: readonly number[]): RankingState {
  const [next] = steps.reduce<RankingState>((now, place) => withPlace(now, id, place), [places]);
  return [next];
}
const placesOf = ([places]: RankingState) => places;

test('a place that is taken is swapped', () => {
  const ranked = choose(choose([{}], 'a', 1), 'b', 2);
  expect(placesOf(choose(ranked, 'a', 2))).toEqual({ a: 2, b: 1 });
  expect(placesOf(choose(choose([{}], 'a', 1), 'b', 1))).toEqual({ b: 1 });
});

test('arrow keys that pass a taken place leave it to its choice', () => {
  const first = choose([{}], 'c', 1);
  expect(placesOf(withPlace(first, 'a', 1))).toEqual({ a: 1 });
  const second = choose(first, 'a', 1, 2);
  expect(placesOf(second)).toEqual({ c: 1, a: 2 });
  expect(placesOf(choose(second, 'b', 1, 2, 3))).toEqual({ c: 1, a: 2, b: 3 });
});

test('without a place again, a choice gives back what it took', () => {
  const ranked = choose(choose([{}], 'a', 1), 'b', 2);
  expect(placesOf(choose(ranked, 'b', 1, 0))).toEqual({ a: 1, b: 0 });
});
