/** A list of items, each with the period that applies to it. */
export function Periods({ periods }: { periods: readonly (readonly [what: string, period: string])[] }) {
  return (
    <dl>
      {periods.map(([what, period]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{period}</dd>
        </div>
      ))}
    </dl>
  );
}
