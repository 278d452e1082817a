import { graphql } from 'react-relay';
import { type InvitationState, isAnswerable } from '#common/invitations/states.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { ReviewInvitePageMutation } from '#web/__generated__/ReviewInvitePageMutation.graphql.ts';
import type { ReviewInvitePageQuery } from '#web/__generated__/ReviewInvitePageQuery.graphql.ts';
import { forgetDraft } from '#web/features/reviews/form/draft.ts';
import { ReviewForm } from '#web/features/reviews/form/ReviewForm.tsx';
import type { RequestedReview } from '#web/features/reviews/form/requested-review.ts';
import {
  answerTo,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/form/review-answer.ts';
import { atFields } from '#web/features/reviews/form/review-problems.ts';
import { reviewInput } from '#web/features/reviews/form/review-values.ts';
import { useFlags } from '#web/kit/flags.ts';
import { type ActionArgs, type ActionResult, definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { EndedLink } from './EndedLink.tsx';
import styles from './ReviewForms.module.css';

/** The personal form that a mail asks for a review with. Loading it changes nothing: scanners open links, too. */
export default function ReviewInvitePage({ data, address, answer }: PageProps<ReviewInvitePageQuery, ReviewAnswer>) {
  const { simplifyReviewForm } = useFlags();
  const asked = data.reviewRequest;
  if (!asked?.recruiter || !asked.placement) return <EndedLink why="unknown" />;
  const { recruiter, placement } = asked;
  const state = asked.state as InvitationState;
  if (!isAnswerable(state)) {
    const why = state === 'completed' ? 'sent' : 'ended';
    return <EndedLink why={why} recruiter={recruiter} invitationId={address.params.ratingInviteId} />;
  }
  const request: RequestedReview = {
    invitationId: address.params.ratingInviteId!,
    audience: asked.audience as Audience,
    recipientName: asked.recipientName,
    recruiterName: recruiter.name,
    placement,
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.greeting}>{`Hello ${asked.recipientName},`}</p>
        <h1>{`How was working with ${recruiter.name}?`}</h1>
        <p>
          {request.audience === 'candidate'
            ? `${recruiter.name} of ${recruiter.agency.name} placed you in this job. Your honest view helps others who look for one.`
            : `${recruiter.name} of ${recruiter.agency.name} filled this job for you. Your honest view helps others who hire.`}{' '}
          It takes about two minutes, and you need no account.
        </p>
      </header>
      <ReviewForm request={request} token={address.params.hash!} isShortForm={simplifyReviewForm} answer={answer} />
    </div>
  );
}

export const page = definePage<ReviewInvitePageQuery>({
  query: graphql`
    query ReviewInvitePageQuery($id: String!, $token: String!) {
      reviewRequest(id: $id, token: $token) {
        audience
        recipientName
        state
        recruiter {
          name
          slug
          agency {
            name
          }
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
        }
      }
    }
  `,
  variables: ({ params }) => ({ id: params.ratingInviteId ?? '', token: params.hash ?? '' }),
  head: ({ reviewRequest }) => ({
    title: reviewRequest?.recruiter ? `Review ${reviewRequest.recruiter.name}` : 'Write a review',
    canonical: null,
    isHidden: true,
  }),
});

/** Answers the form's three buttons: preview, change, send. Only the last one writes anything. */
export const action: PageAction<ReviewAnswer> = async (args) => {
  const sent = readSentReview(args.form);
  try {
    return await (sent.step === 'send' ? sendReview(sent, args) : answerForm(sent));
  } catch (error) {
    // The crash screen would take away what somebody has written.
    args.report(error);
    const problems = [
      { field: null, message: 'This did not reach us. Your review is still here: try again in a moment.' },
    ];
    return { answer: { ...(await answerTo({ ...sent, step: 'change' })), problems }, status: 503 };
  }
};

async function answerForm(sent: SentReview): Promise<ActionResult<ReviewAnswer>> {
  const answer = await answerTo(sent);
  return { answer, status: answer.problems.length > 0 ? 422 : 200 };
}

async function sendReview(sent: SentReview, { address, send }: ActionArgs): Promise<ActionResult<ReviewAnswer>> {
  const { ratingInviteId = '', hash = '' } = address.params;
  const input = {
    ...reviewInput(sent.values, sent.audience),
    invitationId: ratingInviteId,
    token: hash,
    // An invitation takes one review: sent again after a lost answer, the same review leads to the thanks.
    clientMutationId: `review ${ratingInviteId}`,
  };
  const { submitReview } = await send<ReviewInvitePageMutation>(submitReviewMutation, { input });
  if (!submitReview?.recruiter) {
    const problems = atFields(submitReview?.errors ?? [], sent.values);
    return { answer: { ...(await answerTo({ ...sent, step: 'change' })), problems } };
  }
  forgetDraft(ratingInviteId);
  return { redirect: reviewCompletedUrl(submitReview.recruiter.slug) };
}

const submitReviewMutation = graphql`
  mutation ReviewInvitePageMutation($input: SubmitReviewInput!) {
    submitReview(input: $input) {
      errors {
        code
        message
        field
      }
      recruiter {
        slug
      }
    }
  }
`;
