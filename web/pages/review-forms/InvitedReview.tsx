import { graphql, useFragment } from 'react-relay';
import { type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import { helloTo } from '#common/person-names.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { InvitedReview_request$key } from '#web/__generated__/InvitedReview_request.graphql.ts';
import { PlacementFields } from '#web/features/reviews/writing/PlacementFields.tsx';
import { ReviewForm } from '#web/features/reviews/writing/ReviewForm.tsx';
import type { RequestedReview } from '#web/features/reviews/writing/requested-review.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { useFeatures } from '#web/kit/features.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { EndedLink, type WhyEnded } from './EndedLink.tsx';
import styles from './ReviewForms.module.css';
import { Whom } from './Whom.tsx';

type InvitedReviewProps = {
  /** Null for an unknown link. */
  request: InvitedReview_request$key | null | undefined;
  address: PageAddress;
  answer: ReviewAnswer | undefined;
};

/**
 * The personal form behind an emailed link, whatever its address. Opening it changes nothing, because mail scanners
 * open links too.
 */
export function InvitedReview({ request, address, answer }: InvitedReviewProps) {
  const { simplifyReviewForm } = useFeatures();
  const invitation = useFragment(
    graphql`
      fragment InvitedReview_request on ReviewRequest {
        id
        audience
        recipientName
        state
        canRenew
        recruiter {
          name
          slug
          photoUrl
          agency {
            name
          }
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
          isProven
        }
      }
    `,
    request ?? null,
  );
  if (!invitation?.recruiter || !invitation.placement)
    return <EndedLink why={address.query.renewed ? 'renewed' : 'unknown'} />;
  const { id, recruiter, placement, recipientName } = invitation;
  const audience = invitation.audience as Audience;
  const state = invitation.state as InvitationState;
  if (!isAnswerable(state))
    return (
      <EndedLink
        why={whyEnded(state)}
        recruiter={recruiter}
        invitationId={id}
        audience={audience}
        canRenew={invitation.canRenew}
        problems={answer?.problems}
      />
    );
  const isWriting = answer?.step !== 'preview';
  const form: RequestedReview = { draftKey: id, audience, recipientName, recruiterName: recruiter.name, placement };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Whom name={recruiter.name} photo={recruiter.photoUrl}>
          <b>{recruiter.name}</b>
          <span className={styles.greeting}>{recruiter.agency.name}</span>
        </Whom>
        {isWriting && <p className={styles.greeting}>{helloTo(recipientName)}</p>}
        <h1>{`How was your experience with ${recruiter.name}?`}</h1>
        {isWriting && (
          <p>
            {audience === 'candidate'
              ? `${recruiter.name} of ${recruiter.agency.name} placed you in this job. Your honest review helps other candidates.`
              : `${recruiter.name} of ${recruiter.agency.name} filled this job for you. Your honest review helps others who hire.`}{' '}
            It takes about two minutes, and you don't need an account.
          </p>
        )}
      </header>
      <ReviewForm
        request={form}
        link={{ invitationId: id, token: address.params.hash! }}
        hidden={{ invitationId: id }}
        about={(field) => <PlacementFields placement={placement} audience={audience} field={field} />}
        isShortForm={simplifyReviewForm}
        answer={answer}
      />
    </div>
  );
}

const whyEnded = (state: InvitationState): WhyEnded => {
  if (state === 'completed') return 'sent';
  if (state === 'unsubscribed' || state === 'complained') return 'unwanted';
  return state === 'cancelled' ? 'cancelled' : 'ended';
};

/** The status for a link that leads to no form: 404 if unknown, 410 if it has ended. */
export function statusOfInvited(request: { readonly state: string } | null | undefined, { query }: PageAddress) {
  if (!request) return query.renewed ? 200 : 404;
  return isAnswerable(request.state as InvitationState) ? 200 : 410;
}

/** The head of all these pages. */
export const headOfInvited = (
  request: { readonly recruiter: { readonly name: string } | null | undefined } | null | undefined,
) => ({
  title: request?.recruiter ? `Review ${request.recruiter.name}` : 'Write a review',
  canonical: null,
  isHidden: true,
});
