import { formatCount, formatScore } from '../formats.ts';
import { isTooFew } from '../reviews/score.ts';
import type { PictureFigures } from './ScorePanel.tsx';

/** '4.6 · 24 reviews'. Below ten reviews there is no score to show, only how many there are. */
export function figuresInWords({ score, reviewCount, publishedCount }: Omit<PictureFigures, 'half'>): string {
  if (!isTooFew(reviewCount)) return `${formatScore(score)} · ${formatCount(reviewCount, 'review')}`;
  return publishedCount > 0 ? `${formatCount(publishedCount, 'review')}, too few for a score` : 'No reviews yet';
}
