import { formatDate, utc } from '../../formats.ts';
import type { PostShape } from '../../posts/posts.ts';
import type { JobSettings, ReviewSettings } from '../../posts/settings.ts';
import { isLevel, levels } from '../../reviews/levels.ts';
import { isFairQuotation, quotation } from '../../reviews/quotation.ts';
import type { PictureFigures } from '../ScorePanel.tsx';
import type { JobPostProps } from './JobPost.tsx';
import type { ReviewPostProps } from './ReviewPost.tsx';
import { nameToDraw, textToDraw } from './texts.ts';

/** A post's shape, settings and background, whatever it is about. */
interface Look<Settings> {
  readonly shape: PostShape;
  readonly settings: Settings;
  readonly own: string | null;
}

/** A review as posts show it. */
export interface ReviewInPost {
  readonly overall: number;
  readonly level: number;
  readonly title: string;
  readonly body: string;
  readonly shownName: string;
  readonly submittedAt: string | Date;
  readonly recruiter: string;
  readonly agency: string;
}

/** What a review's post shows. `quote`: the chosen part; without one, the review from its start. */
export function reviewPostOf(look: Look<ReviewSettings>, review: ReviewInPost, quote: string | null): ReviewPostProps {
  return {
    ...look,
    stars: review.level > 0 ? review.overall : null,
    quote: textToDraw(quotedOf(review, quote)),
    author: nameToDraw(review.shownName),
    proof: [isLevel(review.level) && levels[review.level].name, formatDate(review.submittedAt, utc)]
      .filter(Boolean)
      .join(' · '),
    subject: besideEachOther(review.recruiter, review.agency),
  };
}

/** The chosen part of a review while it is fair. A review that was edited since is quoted from its start. */
export function quotedOf({ title, body }: Pick<ReviewInPost, 'title' | 'body'>, quote: string | null): string {
  if (!quote) return quotation(body, body.length);
  return quote === title || isFairQuotation(body, quote) ? quote : quotation(body, quote.length);
}

/** What people write about a job. */
export interface JobInPost {
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly location: string | null;
}

/** The recruiter of a job's post. */
export interface RecruiterInPost extends PictureFigures {
  readonly name: string;
  readonly agency: string;
  readonly phone: string | null;
}

/** What a job's post shows. */
export function jobPostOf(look: Look<JobSettings>, job: JobInPost, recruiter: RecruiterInPost): JobPostProps {
  const { score, half, reviewCount, publishedCount } = recruiter;
  return {
    ...look,
    title: textToDraw(job.title ?? ''),
    subtitle: textToDraw(job.subtitle ?? ''),
    description: textToDraw(job.description ?? ''),
    location: textToDraw(job.location ?? ''),
    recruiter: besideEachOther(recruiter.name, recruiter.agency),
    contact: nameToDraw(recruiter.phone ?? ''),
    figures: { score, half, reviewCount, publishedCount },
  };
}

const besideEachOther = (name: string, agency: string) =>
  [nameToDraw(name), nameToDraw(agency)].filter(Boolean).join(', ');

/** The fonts that a post's settings name. */
export const fontsOf = (settings: ReviewSettings | JobSettings) =>
  'textFontFamily' in settings
    ? [settings.textFontFamily, settings.authorFontFamily]
    : [
        settings.titleFontFamily,
        settings.subtitleFontFamily,
        settings.descriptionFontFamily,
        settings.locationFontFamily,
      ];
