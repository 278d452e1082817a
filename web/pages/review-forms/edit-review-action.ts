import { graphql } from 'react-relay';
import { reviewEditUrl } from '#common/urls.ts';
import type { editReviewActionWithdrawalMutation } from '#web/__generated__/editReviewActionWithdrawalMutation.graphql.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageAction } from '#web/kit/page.ts';
import { linkOf } from './own-link.ts';
import { reviewAction } from './review-action.ts';

/** The page's answer to a form: about the edit, or why withdrawing failed. */
export type OwnReviewAnswer = ReviewAnswer | FormAnswer<never>;

/** Handles the buttons of the form, and the one that withdraws the review. */
export const editReviewAction: PageAction<OwnReviewAnswer> = (args) =>
  args.form.get('step') === 'withdraw' ? withdraw(args) : edit(args);

const edit = reviewAction('invited', async () => (await import('./edit-review.ts')).sendEdit);

const withdraw = formAction<editReviewActionWithdrawalMutation, never>(
  graphql`
    mutation editReviewActionWithdrawalMutation($input: WithdrawReviewInput!) {
      withdrawReview(input: $input) {
        errors { code message field }
      }
    }
  `,
  [],
  {
    input: (args) => linkOf(args),
    done: ({ args }) => {
      const { reviewId, token } = linkOf(args);
      return { redirect: reviewEditUrl(reviewId, token) };
    },
    kept: "Your review hasn't been withdrawn",
  },
);
