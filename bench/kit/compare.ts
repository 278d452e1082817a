import type { Row } from './table.ts';

/** Says for each ratio whether it lies within the earlier table's spread, one line each. */
export function comparedWith(former: readonly Row[], rows: readonly Row[]): string[] {
  const before = new Map(former.map((row) => [row.what, row]));
  return rows.flatMap((row) => {
    const known = before.get(row.what);
    const spread = known && spreadIn(known);
    const ratio = Number(row.ratio);
    if (!spread || Number.isNaN(ratio)) return [];
    const isWithin = ratio >= spread.least && ratio <= spread.most;
    const said = `${row.what}: ${row.ratio}, ${isWithin ? 'within' : '**not** within'} ${known.spread}`;
    return [known.command === row.command ? said : `${said}, which was taken otherwise: ${known.command}`];
  });
}

/** `0.81 to 0.93`; undefined if the row has none. */
function spreadIn({ ratio, spread }: Row): { least: number; most: number } | undefined {
  const [, least, most] = /^(\d+\.\d+) to (\d+\.\d+)$/.exec(spread) ?? [];
  return Number.isNaN(Number(ratio)) || !least || !most ? undefined : { least: Number(least), most: Number(most) };
}
