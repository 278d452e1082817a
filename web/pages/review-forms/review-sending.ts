import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  answerTo,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import { atFields, type FormKind } from '#web/features/reviews/writing/review-problems.ts';
import type { InputOf } from '#web/kit/command.ts';
import { sendForm } from '#web/kit/form-action.ts';
import type { ActionArgs, PageAction } from '#web/kit/page.ts';
import type { Problem } from '#web/kit/problem.ts';
import { unreachedAnswer } from './review-action.ts';

interface ReviewSending<M extends MutationParameters> {
  readonly kind: FormKind;
  readonly input: (sent: SentReview, args: ActionArgs) => InputOf<M> & { readonly clientMutationId?: string };
  /** Where to go after sending. */
  readonly done: (data: M['response'], sent: SentReview, args: ActionArgs) => { readonly redirect: string };
}

/** Sends what a page of a review form has to send; refusals are answers for its form. */
export const reviewSending =
  <M extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    { kind, input, done }: ReviewSending<M>,
  ): PageAction<ReviewAnswer> =>
  (args) => {
    const sent = readSentReview(args.form);
    return sendForm<M, ReviewAnswer>(args, mutation, {
      input: () => input(sent, args),
      done: (data) => done(data, sent, args),
      refused: async (problems) => ({ answer: await answerRefused(sent, problems, kind), status: 422 }),
      unreached: () => unreachedAnswer(sent, kind),
    });
  };

/** Field problems are corrected in the form; for a captcha, the preview stays open. */
async function answerRefused(sent: SentReview, refused: readonly Problem[], kind: FormKind): Promise<ReviewAnswer> {
  const problems = atFields(refused, sent.values);
  if (!refused.some(({ code }) => code === 'CAPTCHA'))
    return { ...(await answerTo({ ...sent, step: 'change' }, kind)), problems };
  return { ...(await answerTo({ ...sent, step: 'preview' }, kind)), problems, needsCaptcha: true };
}
