import { formatCount } from '#common/formats.ts';
import { flagLimits, reviewLimits } from '#common/limits.ts';
import { type FlagSubject, reasonsFor, reasonWords } from '#common/reviews/flags/flags.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { flagDialogWords } from './flag-dialog-words.ts';

/** The fields of a flag, named as in the mutation's input. */
export const flagFields = ['reason', 'words', 'email'] as const;
export type FlagField = (typeof flagFields)[number];

/** What the form sends besides these fields. */
export const sentWithFlag = ({ form }: { form: FormData }) => ({
  reviewId: typed(form, 'reviewId'),
  captcha: typed(form, 'captcha'),
});

type FlagFormProps = {
  about: FlagSubject;
  reviewId: string;
  answer: FormAnswer<FlagField> | undefined;
};

/** What is wrong with a review or its reply: a reason and a description. */
export function FlagForm({ about, reviewId, answer }: FlagFormProps) {
  const { field, problems, needsCaptcha, isSending } = useFormFields(answer);
  const words = flagDialogWords[about];
  const captcha = useCaptcha('flag', 'Or try again in an hour.', { isNeeded: needsCaptcha });
  return (
    <PageForm
      aria-label={words.title}
      complete={async (form) => {
        if (needsCaptcha) form.set('captcha', await captcha.solution());
      }}
    >
      <ErrorSummary problems={problems} title={words.unsent} />
      <p>
        {`${words.next} within ${formatCount(reviewLimits.flagDecidedWithinDays, 'day')}. ${words.policy} `}
        <ReviewPolicyLink />
      </p>
      <input type="hidden" name="reviewId" value={reviewId} />
      <Choice
        {...field('reason')}
        legend="What's wrong with it?"
        options={reasonsFor[about].map((value) => {
          const { label, help } = reasonWords(about, value);
          return { value, label, help };
        })}
      />
      <TextArea
        {...field('words')}
        label="Tell us more"
        help={`What exactly is wrong, and how do you know? ${words.readers}`}
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
          {isSending ? 'Please wait...' : words.title}
        </Button>
      </FormActions>
    </PageForm>
  );
}
