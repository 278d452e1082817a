import '@mantine/charts/styles.layer.css';
import { BarChart, CompositeChart } from '@mantine/charts';
import styles from './Charts.module.css';
import type { ChartPoint, ChartProps } from './chart.ts';

// This file brings the chart libraries: import it with `lazy`.

/** Bars over time, side by side or stacked. */
export function Bars({ label, points, series, isStacked }: ChartProps & { isStacked?: boolean }) {
  return (
    <BarChart
      {...common(points)}
      type={isStacked ? 'stacked' : 'default'}
      series={series.map(named)}
      yAxisProps={{ allowDecimals: false, width: 36 }}
      maxBarWidth={40}
      barProps={{ isAnimationActive: false, stroke: 'var(--paper)', strokeWidth: isStacked ? 1 : 0 }}
      barChartProps={{ title: label }}
      cursorFill="var(--sunken)"
    />
  );
}

/** From the lowest score to the highest, with what is written beside the axis. */
const stars: readonly number[] = [1, 2, 3, 4, 5];

/** A score over time, as a line within its interval: the first series is the interval, the second the line. */
export function ScoreLine({
  label,
  points,
  series: [interval, line],
  scale = stars,
}: ChartProps & { scale?: readonly number[] }) {
  return (
    <CompositeChart
      {...common(points)}
      series={[
        { ...named(interval!), type: 'area' },
        { ...named(line!), type: 'line' },
      ]}
      curveType="linear"
      connectNulls={false}
      yAxisProps={{ domain: [scale[0]!, scale.at(-1)!], ticks: [...scale], width: 36 }}
      withDots={points.length < 32}
      dotProps={{ r: 3, strokeWidth: 1.5, stroke: 'var(--paper)' }}
      activeDotProps={{ r: 5, strokeWidth: 1.5, stroke: 'var(--paper)' }}
      areaProps={{ isAnimationActive: false, stroke: 'none', fillOpacity: 1, dot: false, activeDot: false }}
      lineProps={{ isAnimationActive: false }}
      composedChartProps={{ title: label }}
    />
  );
}

const named = ({ name, label, color }: ChartProps['series'][number]) => ({ name, label, color });

const common = (points: readonly ChartPoint[]) => ({
  h: 240,
  data: points.map(({ label, values }, place) => ({ place, label, ...values })),
  dataKey: 'label',
  tickLine: 'none' as const,
  gridAxis: 'x' as const,
  gridColor: 'var(--line)',
  textColor: 'var(--ink-soft)',
  strokeDasharray: '0',
  xAxisProps: { minTickGap: 16, padding: { left: 8, right: 8 } },
  tooltipProps: { content: (shown: Shown) => <Tooltip point={pointOf(shown, points)} /> },
});

/** What the chart passes to its tooltip. */
interface Shown {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: { readonly place?: number } }[];
}

const pointOf = ({ active, payload }: Shown, points: readonly ChartPoint[]) =>
  active ? points[payload?.[0]?.payload?.place ?? -1] : undefined;

function Tooltip({ point }: { point: ChartPoint | undefined }) {
  if (!point) return null;
  return (
    <div className={styles.tooltip}>
      <p className={styles.title}>{point.title}</p>
      <dl className={styles.facts}>
        {point.facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
