import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type WithdrawReviewProps = { backHref: string; problems: readonly FieldProblem[] };

/** Confirms before a review is withdrawn, which cannot be undone. */
export function WithdrawReview({ backHref, problems }: WithdrawReviewProps) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Withdraw your review">
      <ErrorSummary problems={problems} />
      <p>
        It is taken off the profile at once, with the reply below it, and counts in no score any more. Its text is
        erased {formatCount(reviewLimits.withdrawnKeptDays, 'day')} later. This cannot be undone: the link for this
        placement takes no second review.
      </p>
      <FormActions>
        <Button type="submit" name="step" value="withdraw" variant="danger" size="large" busy={isSending}>
          Withdraw my review
        </Button>
        <Button href={backHref} size="large">
          Keep it
        </Button>
      </FormActions>
    </PageForm>
  );
}
