import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterContactPageMutation } from '#web/__generated__/RecruiterContactPageMutation.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { MessageSent, NobodyReads } from './ContactAnswers.tsx';
import { type ContactField, ContactForm, contactFields } from './ContactForm.tsx';

const title = ({ name }: ProfileBehind) => `Write to ${name}`;

/** Sends a message to a recruiter. Works without JavaScript. */
export default function RecruiterContactPage({
  data,
  address,
  answer,
}: PageProps<RecruiterPageQuery, FormAnswer<ContactField>>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {(recruiter) =>
        answer?.isSent ? (
          <MessageSent address={answer.email} name={recruiter.name} profileHref={recruiterUrl(recruiter.slug)} />
        ) : recruiter.takesMessages ? (
          <ContactForm key={answer ? 'answer' : 'new'} to={recruiter} toField="recruiterId" answer={answer} />
        ) : (
          <NobodyReads name={recruiter.name} profileHref={recruiterUrl(recruiter.slug)} />
        )
      }
    </OverProfile>
  );
}

export const page = overProfile(title);

export const action = formAction<RecruiterContactPageMutation, ContactField>(
  graphql`
    mutation RecruiterContactPageMutation($input: ContactRecruiterInput!) {
      contactRecruiter(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  contactFields,
  { input: ({ form }) => ({ recruiterId: typed(form, 'recruiterId') }) },
);
