import { type ComponentType, lazy, Suspense } from 'react';
import { contactLimits, profileLimits, textLimits } from '#common/limits.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a message, named as in the mutation's input. */
export const contactFields = ['profileId', 'name', 'email', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type ContactFormProps = {
  /** The recipient. */
  to: { readonly id: string; readonly name: string };
  answer: FormAnswer<ContactField> | undefined;
};

/** Loads only for signed-in senders. Without it, they fill in the form like anybody. */
const Sender = lazy<ComponentType>(() => import('./Sender.tsx').catch(() => ({ default: () => null })));

/** A message to a recruiter or an agency, and the sender's address for the reply. */
export function ContactForm({ to: { id, name }, answer }: ContactFormProps) {
  const user = useUser();
  return (
    <FieldsForm
      answer={answer}
      unsent="Your message hasn't been sent yet"
      submit="Send message"
      hidden={{ profileId: id }}
    >
      {(field) => (
        <>
          {user && !answer && (
            <Suspense>
              <Sender />
            </Suspense>
          )}
          <p>{`We'll email it to ${name}, who can reply to you by email. No one else reads it.`}</p>
          <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
          <TextField
            {...field('email')}
            label="Your email"
            type="email"
            autoComplete="email"
            help={`${name} will see it and can reply to it.`}
            required
          />
          <TextField
            {...field('company')}
            label="Your company"
            autoComplete="organization"
            maxLength={textLimits.companyName.max}
            optional
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
