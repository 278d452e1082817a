import { quotedOf } from '#common/pictures/posts/content.ts';
import type { PostToDraw } from '../showing/post-to-draw.queries.ts';

/** What a shared picture is called. */
export const titleOf = ({ job, review }: PostToDraw): string =>
  review ? `Review by ${review.shownName}` : (job.title ?? 'Job');

/** A shared picture in words, for people who don't see it. */
export function altOf({ job, quote, recruiter, review }: PostToDraw): string {
  if (!review)
    return [job.title, job.subtitle, job.location, job.description, `${recruiter.name}, ${recruiter.agency}`]
      .filter(Boolean)
      .join('. ');
  const stars = review.level > 0 ? `${review.overall} of 5 stars. ` : '';
  const about = `${review.recruiter}, ${review.agency}`;
  return `Review of ${about}, by ${review.shownName}. ${stars}“${quotedOf(review, quote)}”`;
}
