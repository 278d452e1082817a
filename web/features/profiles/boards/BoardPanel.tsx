import { graphql } from 'react-relay';
import { formatCount, formatDay, formatNumber } from '#common/formats.ts';
import type { Tallies } from '#common/profiles/tallies.ts';
import { reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import { levels } from '#common/reviews/levels.ts';
import { quotation } from '#common/reviews/quotation.ts';
import type { JobBoard } from '#common/urls.ts';
import type { BoardPanel_review$data } from '#web/__generated__/BoardPanel_review.graphql.ts';
import { reviewSums } from '#web/features/reviews/public/review-sums.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Score } from '#web/ui/Score.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import styles from './BoardPanel.module.css';

/** A profile as a job board could show it. */
export interface OnBoard {
  readonly name: string;
  /** The agency and the headline of a recruiter, or the place of an agency. */
  readonly about: string;
  readonly photo: string | null | undefined;
  readonly isFirm: boolean;
  readonly figures: {
    readonly score: number;
    readonly scoreHalf: number;
    readonly reviewCount: number;
    readonly publishedCount: number;
    readonly reviewTallies: Tallies;
  };
  /** The newest. */
  readonly reviews: readonly Omit<BoardPanel_review$data, ' $fragmentType'>[];
  /** The path of the profile. */
  readonly href: string;
  /** Their address, if they chose to show it there. */
  readonly email: string | null;
}

type BoardPanelProps = {
  profile: OnBoard;
  board: JobBoard;
  /** As wide as the column beside a job. */
  isNarrow?: boolean;
};

/** A profile's summary: whose it is, the score with its interval, how the reviews were verified, and the newest ones. */
export function BoardPanel({ profile, board, isNarrow = false }: BoardPanelProps) {
  const { name, about, photo, isFirm, figures, href, email } = profile;
  const { score, scoreHalf, reviewCount, publishedCount } = figures;
  const reviews = profile.reviews.slice(0, isNarrow ? 1 : 3);
  return (
    <article className={classes(styles.panel, isNarrow && styles.narrow)}>
      <header className={styles.who}>
        <Avatar name={name} photo={photo} isFirm={isFirm} />
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          {about && <p className={styles.small}>{about}</p>}
          {email && (
            <p className={styles.small}>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
      </header>
      <div className={styles.figures}>
        <Score
          value={reviewCount > 0 ? score : null}
          low={Math.max(1, score - scoreHalf)}
          high={Math.min(5, score + scoreHalf)}
          count={reviewCount}
        />
        {publishedCount > 0 && <Levels figures={figures} />}
      </div>
      {reviews.length > 0 && (
        <div className={styles.reviews}>
          <p
            className={styles.small}
          >{`Newest first, ${formatNumber(reviews.length)} of ${formatNumber(publishedCount)} shown`}</p>
          {reviews.map((review) => (
            <Quote key={review.id} review={review} most={isNarrow ? 160 : 220} />
          ))}
        </div>
      )}
      {/* Where a board leads from here, visits are counted as coming from it. */}
      <p className={styles.small}>
        <Link href={`${href}?utm_source=${board}`} rel="nofollow">
          {publishedCount > 0 ? `All ${formatCount(publishedCount, 'review')} on Plaudit` : 'Profile on Plaudit'}
        </Link>
      </p>
    </article>
  );
}

/** The share of each level among the published reviews: highest first, as a bar and in words. */
function Levels({ figures: { reviewTallies, reviewCount } }: Pick<OnBoard, 'figures'>) {
  const { proven, confirmed, declared, confirmedOnly, imported, published } = reviewSums(reviewTallies, reviewCount);
  const shares = [imported, confirmedOnly, declared, confirmed, proven]
    .map((count, level) => ({ level, count, name: levels[level]!.name }))
    .filter(({ count }) => count > 0)
    .reverse();
  if (published === 0) return null;
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ level, count }) => (
          <span key={level} className={styles[`level${level}`]} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.levels}>
        {shares.map(({ level, count, name }) => (
          <li key={level}>{`${Math.round((count / published) * 100)}% level ${level}: ${name.toLowerCase()}`}</li>
        ))}
      </ul>
    </div>
  );
}

function Quote({ review, most }: { review: OnBoard['reviews'][number]; most: number }) {
  const { title, body, level, overall, shownName, reviewerType, submittedAt } = review;
  return (
    <blockquote className={styles.quote}>
      <p className={styles.title}>{title}</p>
      {level > 0 && <Stars value={overall} size="small" />}
      <p>{quotation(body, most)}</p>
      <footer className={styles.small}>
        {`${reviewerWithVoice(shownName, reviewerType)} · ${formatDay(submittedAt)} · level ${level}`}
      </footer>
    </blockquote>
  );
}

graphql`
  fragment BoardPanel_review on Review {
    id
    title
    body
    level
    overall
    shownName
    reviewerType
    submittedAt
  }
`;
