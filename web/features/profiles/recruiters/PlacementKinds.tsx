import { formatCount, formatNumber, formatShare } from '#common/formats.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { placementsOf, type Tallies } from '#common/profiles/tallies.ts';
import { StatRow } from '#web/ui/StatRow.tsx';
import styles from './ProfilePart.module.css';

/** Placements by kind, and the share that software reported instead of `declaredBy`; empty if none are known. */
export function PlacementKinds({ tallies, declaredBy }: { tallies: Tallies; declaredBy: string }) {
  const { all, fromSoftware } = placementsOf(tallies);
  if (all === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="placements">
      <h2 id="placements">Placements</h2>
      <StatRow
        stats={jobTypes.flatMap((type) => {
          const count = tallies[type] ?? 0;
          return count > 0 ? [{ label: jobTypeLabels[type], value: formatNumber(count) }] : [];
        })}
      />
      <p className={styles.how}>
        {fromSoftware === 0
          ? `All ${formatCount(all, 'placement')} on record were declared by ${declaredBy}.`
          : `${formatCount(all, 'placement')} on record: ${formatShare(fromSoftware / all)} came from recruitment software, the rest were declared by ${declaredBy}.`}
      </p>
    </section>
  );
}
