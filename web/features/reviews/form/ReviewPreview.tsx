import { type NameDisplay, reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { type PublicReview, reviewCard } from '../review-card.tsx';
import type { RequestedReview } from './requested-review.ts';
import { type ReviewValues, reviewInput } from './review-values.ts';

type ReviewPreviewProps = { request: RequestedReview; values: ReviewValues; today: string };

/** The review exactly as its article will look, once it is published. */
export function ReviewPreview({ request, values, today }: ReviewPreviewProps) {
  return <ReviewCard {...reviewCard(previewed(request, values, today))} headingLevel={2} />;
}

/** What the server will make public of the form; `today` is the day of sending, 'YYYY-MM-DD'. */
export function previewed(request: RequestedReview, values: ReviewValues, today: string): PublicReview {
  const { audience, recipientName, placement } = request;
  const input = reviewInput(values, audience);
  const role = reviewerRole(audience, placement.jobTitle);
  return {
    reviewerType: audience,
    shownName: reviewerName({
      name: recipientName,
      nameDisplay: values.nameDisplay as NameDisplay,
      audience,
      jobTitle: role,
    }),
    reviewerRole: role,
    shownCompany: input.showCompany ? placement.companyName : null,
    submittedAt: today,
    level: input.placementConfirmed === 'yes' ? 3 : 2,
    overall: input.overall ?? 0,
    title: oneLine(values.title),
    body: input.body.replaceAll(/\r\n?/g, '\n').trim(),
    criteria: Object.fromEntries(input.criteria.map(({ key, stars }) => [key, stars])),
    wasOfferedAnything: input.offeredAnything ?? false,
    source: 'link',
    publication: 'published',
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
