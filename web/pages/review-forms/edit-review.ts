import { graphql } from 'react-relay';
import { reviewEditUrl } from '#common/urls.ts';
import type { editReviewMutation } from '#web/__generated__/editReviewMutation.graphql.ts';
import type { editReviewWithdrawalMutation } from '#web/__generated__/editReviewWithdrawalMutation.graphql.ts';
import { forgetDraft } from '#web/features/reviews/writing/draft.ts';
import {
  answerTo,
  answerUnsent,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import { atFields } from '#web/features/reviews/writing/review-problems.ts';
import { writtenInput } from '#web/features/reviews/writing/review-values.ts';
import type { ActionArgs, ActionResult, PageAction } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

/** What the page says to a form: about the edit, or why the withdrawal did not happen. */
export type OwnReviewAnswer = ReviewAnswer | { readonly problems: readonly FieldProblem[] };

/** Answers the form's buttons: preview, change, send, and the one that withdraws. */
export const editReviewAction: PageAction<OwnReviewAnswer> = async (args) => {
  if (args.form.get('step') === 'withdraw') return withdraw(args);
  const sent = readSentReview(args.form);
  try {
    if (sent.step === 'send') return await sendEdit(sent, args);
    const answer = await answerTo(sent);
    return { answer, status: answer.problems.length > 0 ? 422 : 200 };
  } catch (error) {
    args.report(error);
    return { answer: await answerUnsent(sent, 'asked'), status: 503 };
  }
};

async function sendEdit(sent: SentReview, { address, form, send }: ActionArgs): Promise<ActionResult<OwnReviewAnswer>> {
  const { reviewId = '', hash = '' } = address.params;
  const expectedNumber = Number(form.get('number'));
  const { editReview } = await send<editReviewMutation>(editMutation, {
    input: {
      ...writtenInput(sent.values, sent.audience),
      reviewId,
      token: hash,
      expectedNumber: Number.isSafeInteger(expectedNumber) ? expectedNumber : 0,
      // A version is taken once: sent again after a lost answer, the same edit leads to the same place.
      clientMutationId: `edit ${reviewId} ${expectedNumber}`,
    },
  });
  const errors = editReview?.errors ?? [];
  if (errors.length > 0) {
    const problems = atFields(errors, sent.values);
    return { answer: { ...(await answerTo({ ...sent, step: 'change' })), problems }, status: 422 };
  }
  forgetDraft(`edit ${reviewId}`);
  return { redirect: reviewEditUrl(reviewId, hash, { said: 'edited' }) };
}

async function withdraw({ address, send, report }: ActionArgs): Promise<ActionResult<OwnReviewAnswer>> {
  const { reviewId = '', hash = '' } = address.params;
  try {
    const { withdrawReview } = await send<editReviewWithdrawalMutation>(withdrawMutation, {
      input: { reviewId, token: hash },
    });
    const problems = (withdrawReview?.errors ?? []).map(({ message }) => ({ field: null, message }));
    return problems.length > 0 ? { answer: { problems }, status: 422 } : { redirect: reviewEditUrl(reviewId, hash) };
  } catch (error) {
    report(error);
    return { answer: { problems: [notReached('Your review still stands')] }, status: 503 };
  }
}

const editMutation = graphql`
  mutation editReviewMutation($input: EditReviewInput!) {
    editReview(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation editReviewWithdrawalMutation($input: WithdrawReviewInput!) {
    withdrawReview(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
