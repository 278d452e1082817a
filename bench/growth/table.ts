import { loadNow, machineWith } from '../kit/report.ts';
import { exponentOf } from '../kit/statistics.ts';
import { markdown } from '../kit/table.ts';
import type { Cost, Measured } from './measure.ts';

/** All figures as Markdown: each read's cost at each size, its growth, and what its plan reads. */
export function growthTable(measured: readonly Measured[], command: string): string {
  const last = measured.at(-1)!;
  const names = [...last.of.keys()];
  const costs = names.map((name) => ({ name, all: measured.map(({ of }) => of.get(name)!) }));
  const sizes = measured.map(({ recruiters }) => recruiters.toLocaleString('en'));
  return [
    headOf(measured, command),
    markdown(
      ['read', ...sizes.flatMap((size) => [`blocks at ${size}`, `ms at ${size}`]), 'exponent of blocks'],
      costs.map(({ name, all }) => [name, ...all.flatMap(cells), growthOf(measured, all)]),
    ),
    `What their plans read at ${sizes.at(-1)}:`,
    markdown(
      ['read', 'plan'],
      costs.map(({ name, all }) => [name, all.at(-1)!.plan]),
    ),
    ...faultsOf(measured).map((fault) => `**Fault**: ${fault}.`),
  ].join('\n\n');
}

/** Reads of a deep page, each with the first page that it must not cost much more than. */
const deepReads = [
  ['its reviews, a deep page', 'its reviews, page 1'],
  ['lists: published, a deep page', 'lists: published, page 1'],
] as const;

/** Violations: 10,000 rows scanned, or a deep page that touches 1.2 times as many blocks as the first. */
export const faultsOf = (measured: readonly Measured[]): string[] =>
  measured.flatMap(({ recruiters, of }) => [
    ...[...of]
      .filter(([, { scanned }]) => scanned.length > 0)
      .map(
        ([name, { scanned }]) =>
          `${name} reads more than 10,000 rows without an index at ${recruiters}: ${scanned.join()}`,
      ),
    ...deepReads
      .filter(([deep, top]) => of.get(deep)!.blocks > 1.2 * of.get(top)!.blocks)
      .map(
        ([deep, top]) =>
          `${deep} touches ${of.get(deep)!.blocks} blocks at ${recruiters}, ${top} ${of.get(top)!.blocks}`,
      ),
  ]);

function headOf(measured: readonly Measured[], command: string): string {
  const worlds = measured.map(
    ({ recruiters, reviews, page }) =>
      `${recruiters.toLocaleString('en')} recruiters with ${reviews.toLocaleString('en')} reviews (deep: page ${page.toLocaleString('en')})`,
  );
  const machine = machineWith(`PostgreSQL ${measured[0]!.postgres}`);
  return `\`${command}\`, ${machine}, ${loadNow()}: ${worlds.join('; ')}.`;
}

const cells = ({ blocks, ms }: Cost) => [String(blocks), ms.toFixed(1)];

function growthOf(measured: readonly Measured[], all: readonly Cost[]): string {
  const [first, last] = [measured[0]!.recruiters, measured.at(-1)!.recruiters];
  return first === last ? '' : exponentOf([first, last], [all[0]!.blocks, all.at(-1)!.blocks]).toFixed(2);
}
