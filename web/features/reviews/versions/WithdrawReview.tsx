import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type WithdrawReviewProps = { backHref: string; isPublic: boolean; problems: readonly FieldProblem[] };

/** Confirms before a review is withdrawn, which cannot be undone. */
export function WithdrawReview({ backHref, isPublic, problems }: WithdrawReviewProps) {
  const isSending = useIsSending();
  return (
    <PageForm aria-label="Withdraw your review">
      <ErrorSummary problems={problems} />
      <p>
        {isPublic
          ? "We'll remove it from the profile right away, along with any reply, and it will no longer count in the score."
          : "It won't be published."}{' '}
        We erase its text {formatCount(reviewLimits.withdrawnKeptDays, 'day')} later. You can't undo this. If you were
        invited, you can't use the invitation for another review.
      </p>
      <FormActions>
        <Button type="submit" name="step" value="withdraw" variant="danger" size="large" busy={isSending}>
          Withdraw review
        </Button>
        <Button href={backHref} size="large">
          Keep review
        </Button>
      </FormActions>
    </PageForm>
  );
}
