import { PartDice } from '#server/database/load/chance.ts';

/**
 * Draws indexes from 0 to `count - 1` the way people request pages: the first most often, the n-th with a weight of 1/n
 * (Zipf's law with exponent 1). The same seed draws the same indexes.
 */
export function zipf(count: number, seed: number): () => number {
  const dice = new PartDice(seed, 1);
  const upTo = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    sum += 1 / (at + 1);
    upTo[at] = sum;
  }
  return () => firstAbove(upTo, dice.roll() * sum);
}

function firstAbove(upTo: Float64Array, wanted: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
