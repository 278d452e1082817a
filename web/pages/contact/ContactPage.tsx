import { graphql } from 'react-relay';
import { profileUrl } from '#common/urls.ts';
import type { ContactPageMutation } from '#web/__generated__/ContactPageMutation.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { MessageSent, NobodyReads } from './ContactAnswers.tsx';
import { type ContactField, ContactForm, contactFields } from './ContactForm.tsx';

/** Somebody writes to a recruiter or an agency. Works without JavaScript. */
export const over = overProfile<FormAnswer<ContactField>>({
  title: ({ name }) => `Write to ${name}`,
  content: ({ profile, answer }) => {
    const told = { name: profile.name, profileHref: profileUrl(profile) };
    if (answer?.isSent) return <MessageSent address={answer.email} {...told} />;
    if (!profile.takesMessages) return <NobodyReads {...told} />;
    return <ContactForm to={profile} answer={answer} />;
  },
});

export const action = formAction<ContactPageMutation, ContactField>(
  graphql`
    mutation ContactPageMutation($input: ContactProfileInput!) {
      contactProfile(input: $input) {
        errors { code message field }
      }
    }
  `,
  contactFields,
);
