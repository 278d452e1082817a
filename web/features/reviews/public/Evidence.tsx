import { besideEachOther, formatNumber } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { percent } from '#web/ui/percent.ts';
import styles from './Evidence.module.css';
import { notCounted, reviewSums } from './review-sums.ts';

type EvidenceProps = { tallies: Tallies; reviewCount: number };

/**
 * How well a profile's reviews are verified, at a glance: a bar with its parts in words, and those not in the score.
 */
export function Evidence({ tallies, reviewCount }: EvidenceProps) {
  const sums = reviewSums(tallies, reviewCount);
  if (sums.published === 0) return null;
  const parts = [
    { label: 'placement proven', count: sums.proven, look: styles.proven },
    { label: 'confirmed', count: sums.confirmed, look: styles.confirmed },
    { label: 'declared', count: sums.declared, look: styles.declared },
  ].filter(({ count }) => count > 0);
  const rest = notCounted(sums);
  return (
    <div className={styles.evidence}>
      {parts.length > 0 && <Bar parts={parts} />}
      {parts.length > 0 && <p>{besideEachOther(parts.map(({ label, count }) => `${formatNumber(count)} ${label}`))}</p>}
      {rest && <p className={styles.rest}>{`Not in the score: ${rest}`}</p>}
    </div>
  );
}

type BarProps = { parts: readonly { count: number; look: string | undefined }[] };

/** Drawn with attributes, because a strict CSP blocks inline styles. */
function Bar({ parts }: BarProps) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const before = (place: number) => parts.slice(0, place).reduce((sum, { count }) => sum + count, 0);
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map(({ count, look }, place) => (
        <rect key={look} className={look} x={percent(before(place) / all)} width={percent(count / all)} height="6" />
      ))}
    </svg>
  );
}
