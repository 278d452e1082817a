/** Terms and what holds for each, as a list. */
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
