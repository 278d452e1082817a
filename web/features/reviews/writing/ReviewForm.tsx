import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { ReviewPolicyLink } from '../public/ReviewPolicyLink.tsx';
import { type ReviewLink, useReviewActivity } from './activity.ts';
import { useDraft } from './draft.ts';
import { ReviewFields } from './ReviewFields.tsx';
import styles from './ReviewForm.module.css';
import { ReviewPreview } from './ReviewPreview.tsx';
import type { RequestedReview } from './requested-review.ts';
import type { ReviewAnswer } from './review-answer.ts';
import { emptyReview, hiddenFields, type ReviewValues } from './review-values.ts';

type ReviewFormProps = {
  request: RequestedReview;
  isShortForm: boolean;
  answer: ReviewAnswer | undefined;
  /** The initial values, if something was written before. */
  initial?: ReviewValues;
  /** The emailed link that opened the form; its invitation records when writing starts. */
  link?: ReviewLink | null;
  /** Hidden fields to send along. */
  hidden?: Readonly<Record<string, string>>;
  /** Rendered before the send button, such as a captcha; `complete` adds its result to the form. */
  check?: ReactNode;
  complete?: (form: FormData) => Promise<void>;
};

/**
 * A review in two steps: write it, then preview and send it. The steps are answers of the page's action, so they work
 * the same with and without JavaScript.
 */
export function ReviewForm({
  request,
  isShortForm,
  answer,
  initial = emptyReview,
  link = null,
  hidden = {},
  check,
  complete,
}: ReviewFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { draft, note } = useDraft(request.draftKey, request.audience, place);
  // After a post without JavaScript, the form was opened before our code ran, at an unknown time.
  const [told] = useState(answer ? null : link);
  const tellStarted = useReviewActivity(told);
  useEffect(() => {
    if (answer) focusOn(place.current);
  }, [answer]);
  const changed = () => {
    tellStarted();
    note();
  };
  return (
    <div ref={place} onInput={answer?.step === 'preview' ? undefined : changed}>
      {answer?.step === 'preview' ? (
        <Preview request={request} answer={answer} hidden={hidden} check={check} complete={complete} />
      ) : (
        <Writing
          // A new key makes the fields take the draft's values.
          key={answer ? 'answer' : draft ? 'draft' : 'new'}
          request={request}
          isShortForm={isShortForm}
          values={answer?.values ?? draft ?? initial}
          problems={answer?.problems ?? []}
          hidden={hidden}
        />
      )}
    </div>
  );
}

/** Focuses the problems or the preview's heading; otherwise the form. */
function focusOn(place: HTMLElement | null) {
  const target = place?.querySelector<HTMLElement>('section[tabindex="-1"], h2[tabindex="-1"]');
  (target ?? place?.querySelector('form'))?.focus();
}

const Hidden = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type WritingProps = Parameters<typeof ReviewFields>[0] & { hidden: Readonly<Record<string, string>> };

function Writing({ hidden, ...props }: WritingProps) {
  const isSending = useIsSending();
  const { audience } = props.request;
  return (
    <PageForm aria-label="Your review" tabIndex={-1}>
      <ErrorSummary problems={props.problems} />
      <Hidden fields={{ ...hidden, audience, length: props.isShortForm ? 'short' : 'whole' }} />
      <ReviewFields {...props} />
      <FormActions>
        <Button type="submit" name="step" value="preview" variant="primary" size="large" busy={isSending}>
          Preview review
        </Button>
      </FormActions>
      <p className={styles.small}>
        Public: your ratings, title, and text, the date, how we verified your review, and your name as you choose to
        show it. Never public: your email address and private note. We publish praise and criticism alike.{' '}
        <ReviewPolicyLink />
      </p>
    </PageForm>
  );
}

type PreviewProps = Pick<ReviewFormProps, 'request' | 'check' | 'complete'> & {
  answer: ReviewAnswer;
  hidden: Readonly<Record<string, string>>;
};

function Preview({ request, answer: { values, length, today, problems }, hidden, check, complete }: PreviewProps) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Preview of your review" {...(complete && { complete })}>
      <ErrorSummary problems={problems} />
      <h2 tabIndex={-1} className={styles.heading}>
        This is what everyone will see
      </h2>
      <ReviewPreview request={request} values={values} today={today} />
      {values.privateNote.trim() && (
        <p className={styles.small}>{`${request.recruiterName} also gets your private note. It isn't shown here.`}</p>
      )}
      <Hidden fields={{ ...hidden, audience: request.audience, length, ...Object.fromEntries(hiddenFields(values)) }} />
      {check}
      <FormActions>
        <Button type="submit" name="step" value="send" variant="primary" size="large" busy={isSending}>
          Send review
        </Button>
        <Button type="submit" name="step" value="change" size="large">
          Edit review
        </Button>
      </FormActions>
    </PageForm>
  );
}
