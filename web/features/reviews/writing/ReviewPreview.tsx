import { type NameDisplay, reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { type PublicReview, reviewCard } from '../public/review-card.tsx';
import type { RequestedPlacement, RequestedReview } from './requested-review.ts';
import { type ReviewValues, reviewInput } from './review-values.ts';

type ReviewPreviewProps = { request: RequestedReview; values: ReviewValues; today: string };

/** The review exactly as its article will look, once it is published. */
export function ReviewPreview({ request, values, today }: ReviewPreviewProps) {
  return <ReviewCard {...reviewCard(previewed(request, values, today))} headingLevel={2} />;
}

/** What the server will make public of the form; `today` is the day of sending, 'YYYY-MM-DD'. */
export function previewed(request: RequestedReview, values: ReviewValues, today: string): PublicReview {
  const { audience } = request;
  const input = reviewInput(values, audience);
  // Who says that a placement never was is not shown with its job or company.
  const placement = input.placementConfirmed === 'never' ? null : request.placement;
  const role = reviewerRole(audience, placement ? placement.jobTitle : oneLine(values.jobTitle));
  const company = placement ? placement.companyName : oneLine(values.companyName);
  return {
    reviewerType: audience,
    shownName: reviewerName({
      name: request.recipientName ?? values.reviewerName,
      nameDisplay: values.nameDisplay as NameDisplay,
      audience,
      jobTitle: role,
    }),
    reviewerRole: role,
    shownCompany: input.showCompany ? company || null : null,
    submittedAt: today,
    level: levelOf(placement, input.placementConfirmed),
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

/** As the server has it, but for who writes from the domain of an approved company. */
function levelOf(placement: RequestedPlacement | null, answer: string | undefined): number {
  if (!placement) return 1;
  if (placement.isProven) return 4;
  return answer === 'yes' ? 3 : 2;
}
