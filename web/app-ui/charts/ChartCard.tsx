import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './ChartCard.module.css';
import type { ChartSeries } from './chart.ts';
import { type FiguresTable, figureText } from './figures-table.ts';

type ChartCardProps = {
  /** The same figures as the chart. Its title is the card's. */
  table: FiguresTable;
  /** One sentence on what is shown. */
  about?: ReactNode;
  /** Names the colors below the chart. */
  legend?: readonly ChartSeries[];
  /** Instead of the chart if there is nothing to draw. */
  empty?: ReactNode;
  /** Between the head and the chart, such as a filter. */
  above?: ReactNode;
  /** The chart, which may still be loading. */
  children: ReactNode;
};

/** A chart with its title, and a switch that shows the same figures as a table. */
export function ChartCard({ table, about, legend = [], empty, above, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      title={table.title}
      action={
        !empty && (
          <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Show as table
          </Button>
        )
      }
    >
      {about && <p className={styles.about}>{about}</p>}
      {above}
      {empty || (isTable ? <Figures table={table} /> : <Drawn legend={legend}>{children}</Drawn>)}
    </Card>
  );
}

function Drawn({ legend, children }: { legend: readonly ChartSeries[]; children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<Skeleton lines={8} />}>{children}</Suspense>
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(({ name, label, color }) => (
            <li key={name} className={styles.item}>
              <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
                <rect width="12" height="12" rx="3" fill={color} />
              </svg>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Room for a chart that is drawn by a library. */
export function ChartArea({ children }: { children: ReactNode }) {
  return <div className={styles.chart}>{children}</div>;
}

/** Figures as a table, for those who read. */
export function Figures({ table: { title, columns, rows } }: { table: FiguresTable }) {
  // Two rows may have the same name.
  const keyed = rows.map((row, place) => ({ key: `${place} ${row[0]}`, row }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={`${title}, as a table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ head, kind }) => (
              <th key={head} scope="col" className={kind === 'words' ? styles.words : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ key, row: [first, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className={styles.words}>
                {first}
              </th>
              {figures.map((figure, index) => {
                const { head, kind } = columns[index + 1]!;
                return (
                  <td key={head} className={kind === 'words' ? styles.words : undefined}>
                    {figureText(figure, kind)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
