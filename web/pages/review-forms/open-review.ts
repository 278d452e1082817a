import { graphql } from 'react-relay';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { openReviewMutation } from '#web/__generated__/openReviewMutation.graphql.ts';
import { forgetDraft, openDraftKey } from '#web/features/reviews/writing/draft.ts';
import {
  answerTo,
  answerUnsent,
  type ReviewAnswer,
  readSentReview,
  type SentReview,
} from '#web/features/reviews/writing/review-answer.ts';
import { atFields } from '#web/features/reviews/writing/review-problems.ts';
import { openReviewInput } from '#web/features/reviews/writing/review-values.ts';
import type { ActionArgs, ActionResult, PageAction } from '#web/kit/page.ts';

/** Answers the three buttons of an open link's form: preview, change, send. Only the last one writes anything. */
export const openReviewAction: PageAction<ReviewAnswer> = async (args) => {
  const sent = readSentReview(args.form);
  try {
    if (sent.step === 'send') return await send(sent, args);
    const answer = await answerTo(sent, 'open');
    return { answer, status: answer.problems.length > 0 ? 422 : 200 };
  } catch (error) {
    args.report(error);
    return { answer: await answerUnsent(sent, 'open'), status: 503 };
  }
};

async function send(sent: SentReview, args: ActionArgs): Promise<ActionResult<ReviewAnswer>> {
  const { form, address } = args;
  const isFromAgencyPage = address.query.from === 'agency';
  const input = {
    ...openReviewInput(sent.values, sent.audience),
    recruiterId: String(form.get('recruiterId') ?? ''),
    audience: sent.audience,
    isFromAgencyPage,
    captcha: String(form.get('captcha') ?? ''),
    beginning: String(form.get('beginning') ?? ''),
  };
  const { sendOpenReview } = await args.send<openReviewMutation>(sendMutation, { input });
  const errors = sendOpenReview?.errors ?? [];
  if (errors.length > 0) return { answer: await refused(sent, errors) };
  const slug = address.params.slug ?? '';
  forgetDraft(openDraftKey(slug, sent.audience));
  return { redirect: reviewCompletedUrl(slug, { next: 'confirm' }) };
}

type Errors = readonly {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null | undefined;
}[];

/** What is wrong with a field is mended in the form; where a check is asked for, the preview stays. */
async function refused(sent: SentReview, errors: Errors): Promise<ReviewAnswer> {
  const problems = atFields(
    errors.map(({ message, field = null }) => ({ message, field })),
    sent.values,
  );
  if (!errors.some(({ code }) => code === 'CAPTCHA'))
    return { ...(await answerTo({ ...sent, step: 'change' }, 'open')), problems };
  return { ...(await answerTo({ ...sent, step: 'preview' }, 'open')), problems, asksCaptcha: true };
}

const sendMutation = graphql`
  mutation openReviewMutation($input: SendOpenReviewInput!) {
    sendOpenReview(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
