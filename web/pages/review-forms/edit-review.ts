import { graphql } from 'react-relay';
import { reviewEditUrl } from '#common/urls.ts';
import type { editReviewMutation } from '#web/__generated__/editReviewMutation.graphql.ts';
import type { editReviewWithdrawalMutation } from '#web/__generated__/editReviewWithdrawalMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { writtenInput } from '#web/features/reviews/writing/review-values.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { ActionArgs, PageAction } from '#web/kit/page.ts';
import { reviewAction } from './review-action.ts';

/** The page's answer to a form: about the edit, or why withdrawing failed. */
export type OwnReviewAnswer = ReviewAnswer | FormAnswer<never>;

/** Handles the buttons of the form, and the one that withdraws the review. */
export const editReviewAction: PageAction<OwnReviewAnswer> = (args) =>
  args.form.get('step') === 'withdraw' ? withdraw(args) : sendEdit(args);

const sendEdit = reviewAction<editReviewMutation>(
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

const withdraw = formAction<editReviewWithdrawalMutation, never>(
  graphql`
    mutation editReviewWithdrawalMutation($input: WithdrawReviewInput!) {
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

const linkOf = ({ address: { params } }: ActionArgs) => ({ reviewId: params.reviewId ?? '', token: params.hash ?? '' });
