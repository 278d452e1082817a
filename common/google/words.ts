import { formatCount, formatScore } from '../formats.ts';

/** The name beside a review on Google. */
export const googleAuthor = (author: string | null | undefined): string => author ?? 'A Google user';

/** '5 of 5 on Google': what its writer gave there. Never stars of ours. */
export const googleStars = (stars: number | null | undefined): string =>
  stars ? `${stars} of 5 on Google` : 'Not rated on Google';

/** '24 reviews, 4.1 of 5 on average, as Google says'. */
export function googleSummary(count: number | null | undefined, average: number | null | undefined): string {
  if (!count) return 'No reviews on Google yet';
  const said = average ? `, ${formatScore(average)} of 5 on average` : '';
  return `${formatCount(count, 'review')}${said}, as Google says`;
}
