/** The middle value; of an even number the upper one. NaN without values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which this share of all values lies: 0.95 for the 95th percentile. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** NaN without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The spread: the smallest and the largest value. */
export interface Spread {
  readonly least: number;
  readonly most: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  least: Math.min(...values),
  most: Math.max(...values),
});

/** How a cost grows from one size to another: 0 is constant, 1 is proportional. NaN between equal sizes. */
export const exponentOf = (sizes: readonly [number, number], costs: readonly [number, number]): number =>
  Math.log(costs[1] / costs[0]) / Math.log(sizes[1] / sizes[0]);
