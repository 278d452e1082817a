import { formatNumber, formatShare } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import styles from './Coverage.module.css';
import { classes } from './classes.ts';
import { percent } from './percent.ts';

export type CoverageProps = {
  /** People who were invited, out of those who could have been. */
  invited: number;
  eligible: number;
};

/** The share of eligible people who were invited to review, as a bar with the 80 % mark. */
export function Coverage({ invited, eligible }: CoverageProps) {
  if (eligible < coverageLimits.tooFewBelow) {
    return (
      <p className={styles.words}>
        <b>Too few placements</b>{' '}
        {eligible === 0
          ? 'to tell who was invited: no one could be yet.'
          : `to tell who was invited: ${invited} of ${eligible} eligible people.`}
      </p>
    );
  }
  const share = invited / eligible;
  const goodShare = formatShare(coverageLimits.goodFrom);
  const selective = share < coverageLimits.goodFrom;
  return (
    <div className={classes(styles.coverage, selective && styles.selective)}>
      <p className={styles.head}>
        <b className={styles.share}>{formatShare(share)}</b>
        <span className={styles.verdict}>{selective ? 'Selective inviting' : 'Invites fairly'}</span>
      </p>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.rail} y="4" width="100%" height="8" rx="4" />
        <rect className={styles.bar} y="4" width={percent(Math.min(1, share))} height="8" rx="4" />
        <rect className={styles.mark} x={goodShare} width="2" height="16" />
      </svg>
      <p className={styles.words}>{`Invited ${formatNumber(invited)} of ${formatNumber(eligible)} eligible people`}</p>
    </div>
  );
}
