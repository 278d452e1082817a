import { useEffect, useRef } from 'react';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { ReviewPolicyLink } from '../ReviewPolicyLink.tsx';
import { useReviewActivity } from './activity.ts';
import { useDraft } from './draft.ts';
import { ReviewFields } from './ReviewFields.tsx';
import styles from './ReviewForm.module.css';
import { ReviewPreview } from './ReviewPreview.tsx';
import type { RequestedReview } from './requested-review.ts';
import type { ReviewAnswer } from './review-answer.ts';
import { emptyReview, hiddenFields } from './review-values.ts';

type ReviewFormProps = {
  request: RequestedReview;
  token: string;
  isShortForm: boolean;
  answer: ReviewAnswer | undefined;
};

/**
 * Writing a review in two steps: write, then look at it as it will be published and send it. The steps are answers of
 * the page's action, so they go the same way with and without JavaScript.
 */
export function ReviewForm({ request, token, isShortForm, answer }: ReviewFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { draft, note } = useDraft(request.invitationId, request.audience, place);
  const tellStarted = useReviewActivity(request.invitationId, token, true);
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
        <Preview request={request} answer={answer} />
      ) : (
        <Writing
          // What a draft brings back replaces the fields as they were drawn first.
          key={answer ? 'answer' : draft ? 'draft' : 'new'}
          request={request}
          isShortForm={isShortForm}
          values={answer?.values ?? draft ?? emptyReview}
          problems={answer?.problems ?? []}
        />
      )}
    </div>
  );
}

/** What is wrong, or the preview's heading; else the form from its beginning. */
function focusOn(place: HTMLElement | null) {
  const target = place?.querySelector<HTMLElement>('section[tabindex="-1"], h2[tabindex="-1"]');
  (target ?? place?.querySelector('form'))?.focus();
}

function Writing(props: Parameters<typeof ReviewFields>[0]) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Your review" tabIndex={-1}>
      <ErrorSummary problems={props.problems} />
      <input type="hidden" name="audience" value={props.request.audience} />
      <input type="hidden" name="length" value={props.isShortForm ? 'short' : 'whole'} />
      <ReviewFields {...props} />
      <FormActions>
        <Button type="submit" name="step" value="preview" variant="primary" size="large" busy={isSending}>
          Preview my review
        </Button>
      </FormActions>
      <p className={styles.small}>
        Public: your stars, title and text, the date, how we verified it, and your name as you choose. Never public:
        your e-mail address and the private note. Praise and criticism are published alike. <ReviewPolicyLink />
      </p>
    </PageForm>
  );
}

function Preview({ request, answer: { values, length, today } }: { request: RequestedReview; answer: ReviewAnswer }) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Preview of your review">
      <h2 tabIndex={-1} className={styles.heading}>
        This is what everybody will see
      </h2>
      <ReviewPreview request={request} values={values} today={today} />
      {values.privateNote.trim() && (
        <p className={styles.small}>{`${request.recruiterName} also gets your private note. It is not shown here.`}</p>
      )}
      <input type="hidden" name="audience" value={request.audience} />
      <input type="hidden" name="length" value={length} />
      {hiddenFields(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormActions>
        <Button type="submit" name="step" value="send" variant="primary" size="large" busy={isSending}>
          Send my review
        </Button>
        <Button type="submit" name="step" value="change" size="large">
          Change something
        </Button>
      </FormActions>
    </PageForm>
  );
}
