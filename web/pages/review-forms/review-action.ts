import {
  answerTo,
  answerUnsent,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import type { FormKind } from '#web/features/reviews/writing/review-problems.ts';
import type { ActionResult, PageAction } from '#web/kit/page.ts';

/**
 * Handles the buttons of a review form: preview, change, send. Only sending writes anything, and its code loads only
 * then; it also handles what else the page may send, named in `others`.
 */
export function reviewAction(
  kind: FormKind,
  loadSending: () => Promise<PageAction<ReviewAnswer>>,
  others: readonly string[] = [],
): PageAction<ReviewAnswer> {
  return async (args) => {
    const sent = readSentReview(args.form);
    try {
      if (sent.step === 'send' || others.includes(String(args.form.get('step')))) {
        const send = await loadSending();
        return await send(args);
      }
      return await answerForm(sent, kind);
    } catch (error) {
      args.captureError(error);
      return unreachedAnswer(sent, kind);
    }
  };
}

/** The page's answer when the server cannot be reached. */
export const unreachedAnswer = async (sent: SentReview, kind: FormKind) => ({
  answer: await answerUnsent(sent, kind),
  status: 503,
});

async function answerForm(sent: SentReview, kind: FormKind): Promise<ActionResult<ReviewAnswer>> {
  const answer = await answerTo(sent, kind);
  return { answer, status: answer.problems.length > 0 ? 422 : 200 };
}
