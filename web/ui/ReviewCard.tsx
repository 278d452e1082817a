import { type ReactNode, useId } from 'react';
import { besideEachOther } from '#common/formats.ts';
import type { Level } from '#common/reviews/levels.ts';
import { Avatar } from './Avatar.tsx';
import { classes } from './classes.ts';
import { ExpandableText } from './ExpandableText.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { Link } from './Link.tsx';
import styles from './ReviewCard.module.css';
import { Stars } from './Stars.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { When, type WhenProps } from './When.tsx';

export type ReviewCardProps = {
  /** Anchor of the article. */
  id?: string;
  /** The name as the reviewer wants it shown. */
  who: string;
  /** 'Candidate', 'Employer', and their job. */
  role?: string | null;
  /** Only if the reviewer allows it. */
  company?: string | null;
  when: WhenProps;
  level: Level;
  /** Overall stars; null for imported reviews, which get none of ours. */
  stars: number | null;
  title?: string | null;
  text: string;
  criteria?: readonly { label: string; stars: number | null }[];
  reply?: { who: string; when: WhenProps; text: string; note?: ReactNode; actions?: ReactNode } | null;
  /** Labels such as 'Under review' or 'Source: Google', as Tags. */
  labels?: ReactNode;
  /** The review's own page with its proof. */
  href?: string;
  /** Actions: reply, flag, share. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Shows a long text whole, for a review that is shown alone. */
  isWhole?: boolean;
};

/** One review as an article: who, when, how it was verified, its text, and the reply. */
export function ReviewCard(review: ReviewCardProps) {
  const heading = useId();
  const Heading = `h${review.headingLevel ?? 3}` as const;
  const named = review.title || `Review by ${review.who}`;
  const title = review.href && review.title ? <Link href={review.href}>{named}</Link> : named;
  return (
    <article className={styles.card} id={review.id} aria-labelledby={heading}>
      <header className={styles.head}>
        <Avatar name={review.who} />
        <p className={styles.who}>
          <b>{review.who}</b>
          <span className={styles.about}>{besideEachOther([review.role, review.company])}</span>
        </p>
        <When {...review.when} className={styles.when} />
      </header>
      <div className={styles.marks}>
        {review.stars !== null && <Stars value={review.stars} />}
        <LevelBadge level={review.level} />
        {review.labels}
      </div>
      <div className={styles.said}>
        <Heading className={classes(review.title && styles.title)} id={heading}>
          {review.title ? title : <VisuallyHidden>{title}</VisuallyHidden>}
        </Heading>
        <ExpandableText text={review.text} {...(review.isWhole && { showAtFirst: Infinity })} />
      </div>
      {review.criteria && review.criteria.length > 0 && <Criteria criteria={review.criteria} />}
      {review.reply && <Reply {...review.reply} />}
      {review.actions && <footer className={styles.actions}>{review.actions}</footer>}
    </article>
  );
}

function Criteria({ criteria }: { criteria: readonly { label: string; stars: number | null }[] }) {
  return (
    <details>
      <summary className={styles.summary}>
        {`Ratings on ${criteria.length} ${criteria.length === 1 ? 'criterion' : 'criteria'}`}
      </summary>
      <dl className={styles.criteria}>
        {criteria.map(({ label, stars }) => (
          <div key={label} className={styles.criterion}>
            <dt>{label}</dt>
            <dd>{stars === null ? 'Not applicable' : <Stars value={stars} size="small" />}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Reply({ who, when, text, note, actions }: NonNullable<ReviewCardProps['reply']>) {
  return (
    <div className={styles.reply}>
      <p className={styles.replied}>
        <b>{`Reply from ${who}`}</b>
        <When {...when} className={styles.when} />
      </p>
      <ExpandableText text={text} />
      {note && <p className={styles.note}>{note}</p>}
      {actions && <p>{actions}</p>}
    </div>
  );
}
