import { checkSentence, figuresWords, lapseWords, recommendedTitle, ruleSentence } from '#common/badges/recommended.ts';
import type { LapseCause, RecommendedFigures } from '#common/badges/rule.ts';
import { formatDay } from '#common/formats.ts';
import { badgeAnchor } from '#common/urls.ts';
import styles from '#web/features/profiles/recruiters/ProfilePart.module.css';

/** A badge that is held, or that lapsed within a year. */
export interface ShownBadge {
  readonly since: string;
  readonly until: string;
  readonly lapsedOn: string | null | undefined;
  readonly lapsedBecause: string | null | undefined;
}

type RecommendedPartProps = { name: string; badge: ShownBadge; figures: RecommendedFigures };

/** Where the badge's pictures lead: whether it is held, since and until when, and by what rule. */
export function RecommendedPart({ name, badge, figures }: RecommendedPartProps) {
  return (
    <section className={styles.part} aria-labelledby={badgeAnchor}>
      <h2 id={badgeAnchor}>{recommendedTitle}</h2>
      <p>{badge.lapsedOn ? lapsedSentence(name, badge) : heldSentence(name, badge)}</p>
      <p>{`Now: ${figuresWords(figures)}.`}</p>
      <p className={styles.how}>{`${ruleSentence} ${checkSentence}`}</p>
    </section>
  );
}

const heldSentence = (name: string, { since, until }: ShownBadge) =>
  `${name} has been a recommended recruiter since ${formatDay(since)}. The badge is valid until ${formatDay(until)}.`;

const lapsedSentence = (name: string, { since, lapsedOn, lapsedBecause }: ShownBadge) =>
  `${name} was a recommended recruiter from ${formatDay(since)}. The badge lapsed on ${formatDay(lapsedOn!)}: ${lapseWords[lapsedBecause as LapseCause]}.`;
