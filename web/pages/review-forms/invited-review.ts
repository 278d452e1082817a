import { graphql } from 'react-relay';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { invitedReviewMutation } from '#web/__generated__/invitedReviewMutation.graphql.ts';
import type { invitedReviewRenewalMutation } from '#web/__generated__/invitedReviewRenewalMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { reviewInput } from '#web/features/reviews/writing/review-values.ts';
import type { ActionArgs, PageAction } from '#web/kit/page.ts';
import { reviewSending } from './review-sending.ts';

/** Sends an invited review or, once its link has ended, the request for a new one. */
export const sendInvitedReview: PageAction<ReviewAnswer> = (args) =>
  args.form.get('step') === 'renew' ? renewLink(args) : sendReview(args);

const sendReview = reviewSending<invitedReviewMutation>(
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

const renewLink = reviewSending<invitedReviewRenewalMutation>(
  graphql`
    mutation invitedReviewRenewalMutation($input: RenewReviewLinkInput!) {
      renewReviewLink(input: $input) {
        errors { code message field }
      }
    }
  `,
  {
    kind: 'invited',
    input: (_, args) => {
      const link = linkOf(args);
      return { ...link, clientMutationId: `renew ${link.token.slice(0, 80)}` };
    },
    done: (_data, _sent, { address }) => ({ redirect: `${address.path}?renewed=1` }),
  },
);

/** The form names the invitation, because the address may name a placement; the server checks it against the token. */
const linkOf = ({ address, form }: ActionArgs) => ({
  invitationId: String(form.get('invitationId') ?? address.params.ratingInviteId ?? ''),
  token: address.params.hash ?? '',
});
