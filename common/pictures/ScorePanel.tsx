import type { ReactNode } from 'react';
import { formatCount, formatInterval, formatScore } from '../formats.ts';
import { isTooFew } from '../reviews/score.ts';
import { colours } from './look.ts';
import { IntervalBand, StarRow } from './parts.tsx';

/** The figures of a subject's reviews, as pictures show them. */
export interface PictureFigures {
  /** 1 to 5; drawn only when reviews count in it. */
  readonly score: number;
  /** Half the width of the 80 % interval. */
  readonly half: number;
  /** Reviews that count in the score. */
  readonly reviewCount: number;
  /** All published reviews. */
  readonly publishedCount: number;
}

/** A score with stars, interval and count, or a note that there is none yet. */
export function ScorePanel({ score, half, reviewCount, publishedCount }: PictureFigures) {
  if (reviewCount === 0)
    return (
      <Panel>
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 600, color: colours.softInk }}>
          {publishedCount > 0 ? `${formatCount(publishedCount, 'review')}, none counted yet` : 'No reviews yet'}
        </div>
      </Panel>
    );
  const low = Math.max(1, score - half);
  const high = Math.min(5, score + half);
  return (
    <Panel>
      <div style={{ display: 'flex', fontSize: 112, fontWeight: 800, lineHeight: 1, marginRight: 44 }}>
        {formatScore(score)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <StarRow value={score} size={50} />
          <div style={{ display: 'flex', fontSize: 32, fontWeight: 600 }}>
            {`${formatCount(reviewCount, 'review')}${isTooFew(reviewCount) ? ', too few' : ''}`}
          </div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 18 }}>
          <IntervalBand score={score} low={low} high={high} width={430} />
          <div style={{ display: 'flex', fontSize: 24, color: colours.softInk }}>
            {`80% interval ${formatInterval({ low, high })}`}
          </div>
        </div>
      </div>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        width: '100%',
        minHeight: 160,
        padding: '24px 44px',
        borderRadius: 24,
        border: `2px solid ${colours.line}`,
        backgroundColor: colours.raised,
      }}
    >
      {children}
    </div>
  );
}
