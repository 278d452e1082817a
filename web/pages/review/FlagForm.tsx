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
  const captcha = useCaptcha('flag', 'Or try again in an hour.', { isNeeded: needsCaptcha });
  return (
    <PageForm
      aria-label="Flag this review"
      complete={async (form) => {
        if (needsCaptcha) form.set('captcha', await captcha.solution());
      }}
    >
      <ErrorSummary problems={problems} title="Your flag hasn't been sent yet" />
      <p>
        The reviewer can answer, and a moderator decides within {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}
        . We remove reviews that break our policy, not negative opinions. <ReviewPolicyLink />
      </p>
      <input type="hidden" name="reviewId" value={reviewId} />
      <Choice
        {...field('reason')}
        legend="What's wrong with it?"
        options={flagReasons.map((value) => ({
          value,
          label: flagReasonWords[value].label,
          help: flagReasonWords[value].help,
        }))}
      />
      <TextArea
        {...field('words')}
        label="Tell us more"
        help="What exactly is wrong, and how do you know? Our moderators and the reviewer read this. We don't tell the reviewer who you are."
        rows={4}
        minLength={flagLimits.words.min}
        maxLength={flagLimits.words.max}
        required
      />
      <TextField
        {...field('email')}
        label="Your email"
        type="email"
        autoComplete="email"
        help="We'll email you the decision. Only our moderators see your email."
        optional
      />
      {needsCaptcha && (
        <>
          {captcha.part}
          <noscript>
            <p>This check needs JavaScript. Turn it on, or try again in an hour.</p>
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
