import { type ReactNode, useEffect, useRef, useState } from 'react';
import { privateWords, publicWords } from '#common/reviews/public-parts.ts';
import { useKeptAnswer } from '#web/kit/kept-answer.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { useStepInHistory } from '#web/kit/step-in-history.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewPolicyLink } from '../public/ReviewPolicyLink.tsx';
import { type ReviewLink, useReviewActivity } from './activity.ts';
import type { ContactWarnings } from './contact-warnings.ts';
import { isOutdated, useDraft } from './draft.ts';
import { ReviewFields, type ReviewFieldsProps } from './ReviewFields.tsx';
import styles from './ReviewForm.module.css';
import { ReviewPreview } from './ReviewPreview.tsx';
import type { ReviewAnswer } from './review-answer.ts';
import { emptyReview, hiddenFields, type ReviewValues } from './review-values.ts';
import { useContactWarnings } from './use-contact-warnings.ts';

type ReviewFormProps = Pick<ReviewFieldsProps, 'request' | 'isShortForm' | 'about' | 'who'> & {
  answer: ReviewAnswer | undefined;
  /** The initial values, if something was written before. */
  initial?: ReviewValues;
  /** The date to show with the preview, for a review that was sent before. */
  today?: string;
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
 * the same with and without JavaScript. Back leads from the preview to the form, with everything typed.
 */
export function ReviewForm({
  request,
  isShortForm,
  about,
  who,
  answer: given,
  initial = emptyReview,
  today,
  link = null,
  hidden = {},
  check,
  complete,
}: ReviewFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { draft, note, save } = useDraft(request.draftKey, request.audience, place, given !== undefined);
  const kept = useKeptAnswer();
  const answer = given && given === kept && isOutdated(request.draftKey, given.values) ? undefined : given;
  const preview = answer?.step === 'preview' ? answer : undefined;
  const goBack = useStepInHistory(preview);
  // Back from the preview shows the form without an answer, as it was sent.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  // After a post without JavaScript, the form was opened before our code ran, at an unknown time.
  const [told] = useState(given ? null : link);
  const tellStarted = useReviewActivity(told);
  const isPreview = useRef(false);
  useEffect(() => {
    if (answer) focusOn(place.current);
    else if (isPreview.current) place.current?.querySelector('form')?.focus({ preventScroll: true });
    isPreview.current = answer?.step === 'preview';
  }, [answer]);
  const changed = () => {
    tellStarted();
    note();
  };
  return (
    <div ref={place} onInput={preview ? undefined : changed} onSubmit={preview ? undefined : save}>
      {preview ? (
        <Preview
          request={request}
          answer={preview}
          today={today ?? preview.today}
          hidden={hidden}
          goBack={goBack}
          check={check}
          complete={complete}
        />
      ) : (
        <Writing
          // A new key makes the fields take the draft's values.
          key={last ? 'answer' : draft ? 'draft' : 'new'}
          request={request}
          isShortForm={isShortForm}
          about={about}
          who={who}
          values={last?.values ?? draft ?? initial}
          problems={answer?.problems ?? []}
          warnings={last?.warnings}
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

type WritingProps = Omit<ReviewFieldsProps, 'warnings'> & {
  warnings: ContactWarnings | undefined;
  hidden: Readonly<Record<string, string>>;
};

function Writing({ hidden, warnings: first, ...props }: WritingProps) {
  const isSending = useIsSending();
  const { warnings, look } = useContactWarnings(props.values, first);
  const { audience, recruiterName } = props.request;
  return (
    <PageForm
      aria-label="Your review"
      tabIndex={-1}
      onInput={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        look({ title: typed(form, 'title'), body: typed(form, 'body') });
      }}
    >
      <ErrorSummary problems={props.problems} />
      <Hidden fields={{ ...hidden, audience, length: props.isShortForm ? 'short' : 'whole' }} />
      <ReviewFields {...props} warnings={warnings} />
      <FormActions>
        <Button type="submit" name="step" value="preview" variant="primary" size="large" busy={isSending}>
          Preview review
        </Button>
      </FormActions>
      <p className={styles.small}>
        {`Everyone will see ${publicWords(audience)}. Never public: ${privateWords(audience, recruiterName)}. We publish praise and criticism alike.`}{' '}
        <ReviewPolicyLink />
      </p>
    </PageForm>
  );
}

type PreviewProps = Pick<ReviewFormProps, 'request' | 'check' | 'complete'> & {
  answer: ReviewAnswer;
  today: string;
  hidden: Readonly<Record<string, string>>;
  /** Null if the form cannot be reached by going back. */
  goBack: (() => void) | null;
};

function Preview({ request, answer, today, hidden, goBack, check, complete }: PreviewProps) {
  const { values, length, problems, warnings } = answer;
  const isSending = useIsSending();
  return (
    // After sending, Back must not lead to what was sent.
    <PageForm aria-label="Preview of your review" replace {...(complete && { complete })}>
      <ErrorSummary problems={problems} />
      <h2 tabIndex={-1} className={styles.heading}>
        This is what everyone will see
      </h2>
      <ReviewPreview request={request} values={values} today={today} />
      {warnings.review && <Notice tone="warn">{warnings.review}</Notice>}
      {values.privateNote.trim() && (
        <p className={styles.small}>{`${request.recruiterName} also gets your private note. It isn't shown here.`}</p>
      )}
      <Hidden fields={{ ...hidden, audience: request.audience, length, ...Object.fromEntries(hiddenFields(values)) }} />
      {check}
      <FormActions>
        <Button type="submit" name="step" value="send" variant="primary" size="large" busy={isSending}>
          Send review
        </Button>
        <Button
          type="submit"
          name="step"
          value="change"
          size="large"
          onClick={(event) => {
            if (!goBack) return;
            event.preventDefault();
            goBack();
          }}
        >
          Edit review
        </Button>
      </FormActions>
    </PageForm>
  );
}
