import { graphql } from 'react-relay';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { invitedReviewMutation } from '#web/__generated__/invitedReviewMutation.graphql.ts';
import type { invitedReviewRenewalMutation } from '#web/__generated__/invitedReviewRenewalMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import { type ReviewAnswer, readSentReview } from '#web/features/reviews/writing/review-answer.ts';
import { reviewInput } from '#web/features/reviews/writing/review-values.ts';
import { sendForm } from '#web/kit/form-action.ts';
import type { ActionArgs, PageAction } from '#web/kit/page.ts';
import { reviewAction, unsentReview } from './review-action.ts';

/**
 * Handles the buttons of an emailed link's page: those of its form and, once it has ended, the request for a new link.
 */
export const invitedReviewAction: PageAction<ReviewAnswer> = (args) =>
  args.form.get('step') === 'renew' ? renewLink(args) : sendReview(args);

const sendReview = reviewAction<invitedReviewMutation>(
  graphql`
    mutation invitedReviewMutation($input: SubmitReviewInput!) {
      submitReview(input: $input) {
        errors { code message field }
        recruiter {
          slug
          agency {
            offeredGoogleReviewUrl
          }
        }
      }
    }
  `,
  {
    kind: 'invited',
    input: ({ values, audience }, args) => {
      const link = linkOf(args);
      return {
        ...reviewInput(values, audience),
        ...link,
        // An invitation accepts one review. If the first response was lost, sending it again leads to the thanks.
        clientMutationId: `review ${link.invitationId}`,
      };
    },
    done: ({ submitReview }, _, args) => {
      const { slug, agency } = submitReview!.recruiter!;
      forgetDraft(linkOf(args).invitationId);
      const isGoogleReview = Boolean(agency.offeredGoogleReviewUrl);
      return { redirect: reviewCompletedUrl({ kind: 'recruiter', slug }, { next: 'posted', isGoogleReview }) };
    },
  },
);

const renewLink: PageAction<ReviewAnswer> = (args) =>
  sendForm<invitedReviewRenewalMutation, ReviewAnswer>(args, renewMutation, {
    input: () => {
      const link = linkOf(args);
      return { ...link, clientMutationId: `renew ${link.token.slice(0, 80)}` };
    },
    done: () => ({ redirect: `${args.address.path}?renewed=1` }),
    ...unsentReview(readSentReview(args.form), 'invited'),
  });

const renewMutation = graphql`
  mutation invitedReviewRenewalMutation($input: RenewReviewLinkInput!) {
    renewReviewLink(input: $input) {
      errors { code message field }
    }
  }
`;

/** The form names the invitation, because the address may name a placement; the server checks it against the token. */
const linkOf = ({ address, form }: ActionArgs) => ({
  invitationId: String(form.get('invitationId') ?? address.params.ratingInviteId ?? ''),
  token: address.params.hash ?? '',
});
