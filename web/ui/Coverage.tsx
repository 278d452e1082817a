import styles from './Coverage.module.css';
import { classes } from './classes.ts';

export type CoverageProps = {
  /** People who were asked, of those who could have been. */
  invited: number;
  eligible: number;
};

/** Below this share of people asked, a profile is said to invite selectively. */
const fairShare = 0.8;

/** How many of the eligible people were asked for a review, as a bar with the 80 % mark. */
export function Coverage({ invited, eligible }: CoverageProps) {
  if (eligible === 0) return <p className={styles.words}>Nobody was eligible for an invitation yet.</p>;
  const share = invited / eligible;
  const selective = share < fairShare;
  return (
    <div className={classes(styles.coverage, selective && styles.selective)}>
      <p className={styles.head}>
        <b className={styles.share}>{`${Math.floor(share * 100)} %`}</b>
        <span className={styles.verdict}>{selective ? 'Selective inviting' : 'Invites fairly'}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${Math.min(1, share) * 100}%` }} />
        <span className={styles.mark} />
      </div>
      <p className={styles.words}>
        {`Asked ${invited.toLocaleString('en-US')} of ${eligible.toLocaleString('en-US')} eligible people; the line marks 80 %.`}
      </p>
    </div>
  );
}
