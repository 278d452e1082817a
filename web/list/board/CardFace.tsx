import type { ReactNode } from 'react';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './BoardCard.module.css';
import type { CardFacts } from './board-kind.ts';

type CardFaceProps = {
  facts: CardFacts;
  namesRecruiter: boolean;
  /** The name as a control that opens the card; plain where it only moves along with the pointer. */
  name?: ReactNode;
  action?: ReactNode;
};

/** What a card shows: who, about which placement, as which side, how it was verified, its stars and its age. */
export function CardFace({ facts, namesRecruiter, name = facts.name, action }: CardFaceProps) {
  const { voice, about, title, stars, level, tag, age, recruiter } = facts;
  const hasMarks = Boolean(stars || tag) || level !== undefined;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        {action}
      </div>
      <p className={styles.about}>{[voice, about].filter(Boolean).join(' · ')}</p>
      {title && <p className={styles.title}>{title}</p>}
      {hasMarks && (
        <div className={styles.marks}>
          {stars && <Stars value={stars} size="small" />}
          {level !== undefined && isLevel(level) && (
            <span className={styles.level} title={levels[level].name}>{`Level ${level}`}</span>
          )}
          {tag && <Tag tone={tag.tone}>{tag.words}</Tag>}
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.age}>{age}</div>
        {namesRecruiter && recruiter && <span className={styles.recruiter}>{recruiter}</span>}
      </div>
    </>
  );
}
