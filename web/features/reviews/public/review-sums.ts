import { besideEachOther, formatNumber } from '#common/formats.ts';
import { type Tallies, talliesOf } from '#common/profiles/tallies.ts';
import { lowestCountedLevel } from '#common/reviews/levels.ts';

/** A profile's published reviews: those in the score, and the three kinds outside it. */
export interface ReviewSums {
  readonly published: number;
  readonly proven: number;
  readonly confirmed: number;
  readonly declared: number;
  /** Address confirmed, but no placement known. */
  readonly confirmedOnly: number;
  readonly imported: number;
  /** Matched to a placement, but the reviewer was offered something. */
  readonly offered: number;
}

/** Computes them from a profile's stored counts; `reviewCount` is the number in its score. */
export function reviewSums(tallies: Tallies, reviewCount: number): ReviewSums {
  const counts = talliesOf(tallies, 'level');
  const at = (level: number) => counts[level] ?? 0;
  const tied = [4, 3, lowestCountedLevel].reduce((sum, level) => sum + at(level), 0);
  return {
    published: tied + at(1) + at(0),
    proven: at(4),
    confirmed: at(3),
    declared: at(lowestCountedLevel),
    confirmedOnly: at(1),
    imported: at(0),
    offered: Math.max(0, tied - reviewCount),
  };
}

/** The published reviews outside the score, in words; empty if all count. */
export function notCounted({ confirmedOnly, imported, offered }: ReviewSums): string {
  return besideEachOther([
    confirmedOnly > 0 && `${formatNumber(confirmedOnly)} email confirmed only`,
    imported > 0 && `${formatNumber(imported)} imported`,
    offered > 0 && `${formatNumber(offered)} with an incentive offered`,
  ]);
}
