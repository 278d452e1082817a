import { contactLimits, profileLimits } from '#common/limits.ts';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a message, named as in the mutation's input. */
export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type ContactFormProps = {
  /** The recipient. */
  to: { readonly id: string; readonly name: string };
  answer: FormAnswer<ContactField> | undefined;
};

/** A message to a recruiter or an agency, and the sender's address for the reply. */
export function ContactForm({ to: { id, name }, answer }: ContactFormProps) {
  const { field, problems, isSending } = useFormFields(answer);
  return (
    <PageForm>
      <ErrorSummary problems={problems} title="Your message has not been sent yet" />
      <p>{`We mail it to ${name}, who can answer you by e-mail. Nobody else reads it.`}</p>
      <input type="hidden" name="profileId" value={id} />
      <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
      <TextField
        {...field('email')}
        label="Your e-mail"
        type="email"
        autoComplete="email"
        help={`${name} sees it, and answers to it.`}
        required
      />
      <TextArea
        {...field('message')}
        label="Your message"
        minLength={contactLimits.message.min}
        maxLength={contactLimits.message.max}
        rows={6}
        required
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Please wait...' : 'Send the message'}
        </Button>
      </FormActions>
    </PageForm>
  );
}
