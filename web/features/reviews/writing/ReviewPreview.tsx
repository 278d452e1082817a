import { type NameDisplay, reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { type PublicReview, reviewCard } from '../public/review-card.tsx';
import type { RequestedPlacement, RequestedReview } from './requested-review.ts';
import { type ReviewValues, reviewInput } from './review-values.ts';

type ReviewPreviewProps = { request: RequestedReview; values: ReviewValues; today: string };

/** The review exactly as it will look once published. */
export function ReviewPreview({ request, values, today }: ReviewPreviewProps) {
  return <ReviewCard {...reviewCard(previewed(request, values, today))} headingLevel={2} />;
}

/** What the server will publish from the form; `today` is the day of sending, 'YYYY-MM-DD'. */
export function previewed(request: RequestedReview, values: ReviewValues, today: string): PublicReview {
  const { audience } = request;
  const input = reviewInput(values, audience);
  // A reviewer who denies the placement is not shown with its job or company.
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

/** The same level as on the server, except for reviewers with an address at an approved company's domain. */
function levelOf(placement: RequestedPlacement | null, answer: string | undefined): number {
  if (!placement) return 1;
  if (placement.isProven) return 4;
  return answer === 'yes' ? 3 : 2;
}
