import type { Audience } from '#common/reviews/criteria.ts';
import { notReached } from '#web/kit/problem.ts';
import type { ContactWarnings } from './contact-warnings.ts';
import { type FormKind, findProblems, type ReviewProblem } from './review-problems.ts';
import { type ReviewValues, readReview } from './review-values.ts';
import { warningsAbout } from './use-contact-warnings.ts';

/** The action's answer to the page: keep writing, correct problems, or show the preview. */
export interface ReviewAnswer {
  readonly step: 'write' | 'preview';
  readonly values: ReviewValues;
  readonly problems: readonly ReviewProblem[];
  readonly warnings: ContactWarnings;
  /** Which form it was: the short one, or the one that asks for the main criteria. */
  readonly length: 'short' | 'whole';
  /** The review's date if sent today, 'YYYY-MM-DD'. */
  readonly today: string;
  /** A captcha must be solved before the review can be sent. */
  readonly needsCaptcha?: boolean;
}

/** A submitted form: its values and the pressed button. */
export interface SentReview {
  readonly step: 'preview' | 'change' | 'send';
  readonly audience: Audience;
  readonly values: ReviewValues;
  readonly length: 'short' | 'whole';
}

/** Reads a submitted form. An unknown button means preview, which changes nothing. */
export function readSentReview(form: FormData): SentReview {
  const audience: Audience = form.get('audience') === 'employer' ? 'employer' : 'candidate';
  const step = form.get('step');
  return {
    step: step === 'send' || step === 'change' ? step : 'preview',
    audience,
    values: readReview(form, audience),
    length: form.get('length') === 'whole' ? 'whole' : 'short',
  };
}

/** The answer to 'Preview' and 'Change something'. Only a valid review gets a preview. */
export async function answerTo(
  { step, audience, values, length }: SentReview,
  kind: FormKind = 'invited',
  now = new Date(),
): Promise<ReviewAnswer> {
  const isShortForm = length === 'short';
  const problems = step === 'preview' ? await findProblems(values, audience, { isShortForm, kind }) : [];
  const isPreview = step === 'preview' && problems.length === 0;
  return {
    step: isPreview ? 'preview' : 'write',
    values,
    problems,
    warnings: await warningsAbout(values),
    length,
    today: now.toISOString().slice(0, 10),
  };
}

/** The answer when a review did not reach us. */
export async function answerUnsent(sent: SentReview, kind: FormKind): Promise<ReviewAnswer> {
  const problems = [notReached('Your review is still here')];
  return { ...(await answerTo({ ...sent, step: 'change' }, kind)), problems };
}
