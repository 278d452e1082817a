import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  answerTo,
  answerUnsent,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import { atFields, type FormKind } from '#web/features/reviews/writing/review-problems.ts';
import type { InputOf } from '#web/kit/command.ts';
import { sendForm } from '#web/kit/form-action.ts';
import type { ActionArgs, ActionResult, PageAction } from '#web/kit/page.ts';
import type { Problem } from '#web/kit/problem.ts';

interface ReviewSending<M extends MutationParameters> {
  readonly kind: FormKind;
  readonly input: (sent: SentReview, args: ActionArgs) => InputOf<M> & { readonly clientMutationId?: string };
  /** Where to go after sending. */
  readonly done: (data: M['response'], sent: SentReview, args: ActionArgs) => { readonly redirect: string };
}

/** Handles the three buttons of a review form: preview, change, send. Only 'send' writes anything. */
export function reviewAction<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { kind, input, done }: ReviewSending<M>,
): PageAction<ReviewAnswer> {
  return async (args) => {
    const sent = readSentReview(args.form);
    const unsent = unsentReview(sent, kind);
    if (sent.step === 'send')
      return sendForm<M, ReviewAnswer>(args, mutation, {
        input: () => input(sent, args),
        done: (data) => done(data, sent, args),
        ...unsent,
      });
    try {
      return await answerForm(sent, kind);
    } catch (error) {
      args.captureError(error);
      return unsent.unreached();
    }
  };
}

/** The page's answers when the server refuses a review or cannot be reached. */
export const unsentReview = (sent: SentReview, kind: FormKind) => ({
  refused: async (problems: readonly Problem[]) => ({
    answer: await answerRefused(sent, problems, kind),
    status: 422,
  }),
  unreached: async () => ({ answer: await answerUnsent(sent, kind), status: 503 }),
});

async function answerForm(sent: SentReview, kind: FormKind): Promise<ActionResult<ReviewAnswer>> {
  const answer = await answerTo(sent, kind);
  return { answer, status: answer.problems.length > 0 ? 422 : 200 };
}

/** Field problems are corrected in the form; for a captcha, the preview stays open. */
async function answerRefused(sent: SentReview, refused: readonly Problem[], kind: FormKind): Promise<ReviewAnswer> {
  const problems = atFields(refused, sent.values);
  if (!refused.some(({ code }) => code === 'CAPTCHA'))
    return { ...(await answerTo({ ...sent, step: 'change' }, kind)), problems };
  return { ...(await answerTo({ ...sent, step: 'preview' }, kind)), problems, needsCaptcha: true };
}
