import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterRow_recruiter$key } from '#web/__generated__/RecruiterRow_recruiter.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './RecruiterRow.module.css';

/** A recruiter in a list: name, and the score with its interval and count. */
export function RecruiterRow({ recruiter }: { recruiter: RecruiterRow_recruiter$key }) {
  const { slug, name, headline, photoUrl, reviewCount, score, scoreHalf } = useFragment(
    graphql`
      fragment RecruiterRow_recruiter on Recruiter {
        slug
        name
        headline
        photoUrl
        score
        scoreHalf
        reviewCount
      }
    `,
    recruiter,
  );
  const isCounted = reviewCount > 0;
  return (
    <li className={styles.recruiter}>
      <div className={styles.who}>
        <Avatar name={name} photo={photoUrl ?? null} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link href={recruiterUrl(slug)}>{name}</Link>
          </h3>
          {headline && <p className={styles.headline}>{headline}</p>}
        </div>
      </div>
      <Score
        layout="row"
        value={isCounted ? score : null}
        low={isCounted ? Math.max(1, score - scoreHalf) : null}
        high={isCounted ? Math.min(5, score + scoreHalf) : null}
        count={reviewCount}
        noun={isCounted ? 'review' : 'counted review'}
      />
    </li>
  );
}

/** A list of recruiters. */
export function RecruiterRows({ children }: { children: ReactNode }) {
  return <ul className={styles.recruiters}>{children}</ul>;
}
