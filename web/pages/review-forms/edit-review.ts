import { graphql } from 'react-relay';
import { reviewEditUrl } from '#common/urls.ts';
import type { editReviewMutation } from '#web/__generated__/editReviewMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import { writtenInput } from '#web/features/reviews/writing/review-values.ts';
import { linkOf } from './own-link.ts';
import { reviewSending } from './review-sending.ts';

/** Sends an edit of the reviewer's own review. */
export const sendEdit = reviewSending<editReviewMutation>(
  graphql`
    mutation editReviewMutation($input: EditReviewInput!) {
      editReview(input: $input) {
        errors { code message field }
      }
    }
  `,
  {
    kind: 'invited',
    input: ({ values, audience }, args) => {
      const link = linkOf(args);
      const expectedNumber = Number(args.form.get('number'));
      return {
        ...writtenInput(values, audience),
        ...link,
        expectedNumber: Number.isSafeInteger(expectedNumber) ? expectedNumber : 0,
        // Each version accepts one edit. If the first response was lost, sending it again leads to the same page.
        clientMutationId: `edit ${link.reviewId} ${expectedNumber}`,
      };
    },
    done: (_data, _sent, args) => {
      const { reviewId, token } = linkOf(args);
      forgetDraft(`edit ${reviewId}`);
      return { redirect: reviewEditUrl(reviewId, token, { said: 'edited' }) };
    },
  },
);
