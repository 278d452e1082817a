import type { ReactNode } from 'react';
import { formatCount, formatNumber, formatShare } from '#common/formats.ts';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './FigureCards.module.css';

/** Cards of figures, one below the other. */
export function CardStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Parts of a card, or cards, beside each other on wide screens. */
export function CardRow({ of, children }: { of: 'two' | 'three'; children: ReactNode }) {
  return <div className={styles[of]}>{children}</div>;
}

/** A sentence about figures, or about their absence. */
export function FigureNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

type MainFiguresProps = {
  /** Null until reviews count. */
  score: { value: number; low: number; high: number } | null;
  /** How many reviews are in the score. */
  scored: number;
  scoreNote: string;
  /** Invitations sent in the period, and how many of them were answered. */
  sent: number;
  answered: number;
  coverage: { invited: number; eligible: number };
  coverageNote: string;
};

/** The score, the answer rate and the coverage of a period. */
export function MainFigures({ score, scored, scoreNote, sent, answered, coverage, coverageNote }: MainFiguresProps) {
  return (
    <CardRow of="three">
      <Card title="Score">
        <Score
          value={score?.value ?? null}
          low={score?.low ?? null}
          high={score?.high ?? null}
          count={scored}
          noun={score ? 'review' : 'counted review'}
          {...(score && { note: scoreNote })}
        />
      </Card>
      <Card title="Answer rate">
        <p className={styles.rate}>{formatShare(sent > 0 ? answered / sent : null)}</p>
        <FigureNote>
          {sent === 0
            ? 'No invitations were sent in this period.'
            : `${formatNumber(answered)} of ${formatCount(sent, 'invitation')} sent in this period ${answered === 1 ? 'was' : 'were'} answered.`}
        </FigureNote>
      </Card>
      <Card title="Coverage">
        <Coverage {...coverage} />
        <FigureNote>{coverageNote}</FigureNote>
      </Card>
    </CardRow>
  );
}
