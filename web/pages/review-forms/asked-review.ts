import { graphql } from 'react-relay';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { askedReviewMutation } from '#web/__generated__/askedReviewMutation.graphql.ts';
import type { askedReviewRenewalMutation } from '#web/__generated__/askedReviewRenewalMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import {
  answerTo,
  answerUnsent,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import { atFields } from '#web/features/reviews/writing/review-problems.ts';
import { reviewInput } from '#web/features/reviews/writing/review-values.ts';
import type { ActionArgs, ActionResult, PageAction } from '#web/kit/page.ts';

/**
 * Answers the buttons of a mailed link's page: preview, change and send of its form, and, once it has ended, the wish for a
 * new link. Only 'send' and that wish write anything.
 */
export const askedReviewAction: PageAction<ReviewAnswer> = async (args) => {
  const sent = readSentReview(args.form);
  try {
    if (args.form.get('step') === 'renew') return await renew(sent, args);
    return await (sent.step === 'send' ? sendReview(sent, args) : answerForm(sent));
  } catch (error) {
    args.report(error);
    return { answer: await answerUnsent(sent, 'asked'), status: 503 };
  }
};

async function answerForm(sent: SentReview): Promise<ActionResult<ReviewAnswer>> {
  const answer = await answerTo(sent);
  return { answer, status: answer.problems.length > 0 ? 422 : 200 };
}

/** The ask is named by the page, for its address may name a placement; the token says whether that is true. */
const linkOf = ({ address, form }: ActionArgs) => ({
  invitationId: String(form.get('invitationId') ?? address.params.ratingInviteId ?? ''),
  token: address.params.hash ?? '',
});

async function sendReview(sent: SentReview, args: ActionArgs): Promise<ActionResult<ReviewAnswer>> {
  const link = linkOf(args);
  const input = {
    ...reviewInput(sent.values, sent.audience),
    ...link,
    // An invitation takes one review: sent again after a lost answer, the same review leads to the thanks.
    clientMutationId: `review ${link.invitationId}`,
  };
  const { submitReview } = await args.send<askedReviewMutation>(submitReviewMutation, { input });
  if (!submitReview?.recruiter) {
    const problems = atFields(submitReview?.errors ?? [], sent.values);
    return { answer: { ...(await answerTo({ ...sent, step: 'change' })), problems } };
  }
  forgetDraft(link.invitationId);
  const { slug, agency } = submitReview.recruiter;
  const isGoogleReview = Boolean(agency.offeredGoogleReviewUrl);
  return { redirect: reviewCompletedUrl(slug, { next: 'posted', isGoogleReview }) };
}

async function renew(sent: SentReview, args: ActionArgs): Promise<ActionResult<ReviewAnswer>> {
  const link = linkOf(args);
  const input = { ...link, clientMutationId: `renew ${link.token.slice(0, 80)}` };
  const { renewReviewLink } = await args.send<askedReviewRenewalMutation>(renewMutation, { input });
  const problems = atFields(renewReviewLink?.errors ?? [], sent.values);
  if (problems.length > 0) return { answer: { ...(await answerTo({ ...sent, step: 'change' })), problems } };
  return { redirect: `${args.address.path}?renewed=1` };
}

const submitReviewMutation = graphql`
  mutation askedReviewMutation($input: SubmitReviewInput!) {
    submitReview(input: $input) {
      errors {
        code
        message
        field
      }
      recruiter {
        slug
        agency {
          offeredGoogleReviewUrl
        }
      }
    }
  }
`;

const renewMutation = graphql`
  mutation askedReviewRenewalMutation($input: RenewReviewLinkInput!) {
    renewReviewLink(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
