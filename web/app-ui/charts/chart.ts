/** One point of a chart: where it is on the axis, and what its tooltip says, each value with its label. */
export interface ChartPoint {
  readonly label: string;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** By series; null draws nothing. An interval is its two ends. */
  readonly values: Readonly<Record<string, number | readonly [low: number, high: number] | null>>;
}

/** What a series is called, and its color, which is one of our tokens or made from them. */
export interface ChartSeries {
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

/** What all charts have in common. */
export interface ChartProps {
  /** The chart's name for screen readers. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
}
