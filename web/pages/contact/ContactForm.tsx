import { contactLimits, profileLimits } from '#common/limits.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a message, named as in the mutation's input. */
export const contactFields = ['profileId', 'name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type ContactFormProps = {
  /** The recipient. */
  to: { readonly id: string; readonly name: string };
  answer: FormAnswer<ContactField> | undefined;
};

/** A message to a recruiter or an agency, and the sender's address for the reply. */
export function ContactForm({ to: { id, name }, answer }: ContactFormProps) {
  return (
    <FieldsForm
      answer={answer}
      unsent="Your message hasn't been sent yet"
      submit="Send message"
      hidden={{ profileId: id }}
    >
      {(field) => (
        <>
          <p>{`We'll email it to ${name}, who can reply to you by email. No one else reads it.`}</p>
          <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
          <TextField
            {...field('email')}
            label="Your email"
            type="email"
            autoComplete="email"
            help={`${name} sees it and replies to it.`}
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
        </>
      )}
    </FieldsForm>
  );
}
