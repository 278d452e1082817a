import { voiceOf } from '../audience-labels.ts';
import type { TemplateFacts } from './placeholders.ts';

/** What a template needs of a review, as the public sees it. */
export interface ReviewToFill {
  readonly shownName: string;
  readonly reviewerType: string;
  readonly reviewerRole: string;
  readonly title: string;
  readonly recruiter: { readonly name: string } | null | undefined;
  readonly agency: { readonly name: string } | null | undefined;
}

/** What a review says for each placeholder. A reviewer who shows only their role has no name here. */
export function factsOf(review: ReviewToFill, link: string): TemplateFacts {
  const voice = voiceOf(review.reviewerType);
  const isNameless = review.shownName === voice || review.shownName.startsWith(`${voice}, `);
  return {
    reviewer: isNameless ? '' : review.shownName,
    role: review.reviewerRole,
    recruiter: review.recruiter?.name ?? '',
    agency: review.agency?.name ?? '',
    title: review.title,
    link,
  };
}
