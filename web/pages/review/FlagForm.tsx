import { formatCount } from '#common/formats.ts';
import { flagLimits, reviewLimits } from '#common/limits.ts';
import { flagReasons, flagReasonWords } from '#common/reviews/flags/flags.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a flag, named as in the mutation's input. */
export const flagFields = ['reason', 'words', 'email'] as const;
export type FlagField = (typeof flagFields)[number];

type FlagFormProps = {
  reviewId: string;
  answer: FormAnswer<FlagField> | undefined;
};

/** What is wrong with a review: a reason and a description. */
export function FlagForm({ reviewId, answer }: FlagFormProps) {
  const { field, problems, needsCaptcha, isSending } = useFormFields(answer);
  const captcha = useCaptcha('flag', 'Or come back in an hour.', { isNeeded: needsCaptcha });
  return (
    <PageForm
      aria-label="Flag this review"
      complete={async (form) => {
        if (needsCaptcha) form.set('captcha', await captcha.solution());
      }}
    >
      <ErrorSummary problems={problems} title="Your flag has not been sent yet" />
      <p>
        A flag changes nothing by itself. Its writer may answer, and one of our moderators decides within{' '}
        {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}. A bad opinion stays: we remove what breaks our policy,
        nothing else. <ReviewPolicyLink />
      </p>
      <input type="hidden" name="reviewId" value={reviewId} />
      <Choice
        {...field('reason')}
        legend="What is wrong with it?"
        options={flagReasons.map((value) => ({
          value,
          label: flagReasonWords[value].label,
          help: flagReasonWords[value].help,
        }))}
      />
      <TextArea
        {...field('words')}
        label="Tell us more"
        help="What exactly, and how do you know? Our moderators read it, and so does the writer of the review, without your name."
        rows={4}
        minLength={flagLimits.words.min}
        maxLength={flagLimits.words.max}
        required
      />
      <TextField
        {...field('email')}
        label="Your e-mail"
        type="email"
        autoComplete="email"
        help="We write to it once, to tell you what was decided. Only our moderators see it."
        optional
      />
      {needsCaptcha && (
        <>
          {captcha.part}
          <noscript>
            <p>The check needs JavaScript. Switch it on, or come back in an hour.</p>
          </noscript>
        </>
      )}
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Please wait...' : 'Flag this review'}
        </Button>
      </FormActions>
    </PageForm>
  );
}
