import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterContactPageMutation } from '#web/__generated__/RecruiterContactPageMutation.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { type ContactAnswer, MessageSent, NobodyReads, unsentContact } from './ContactAnswers.tsx';
import { ContactForm } from './ContactForm.tsx';
import { emptyContact, readContact } from './contact-values.ts';

const title = ({ name }: ProfileBehind) => `Write to ${name}`;

/** Somebody writes to a recruiter. Works without JavaScript. */
export default function RecruiterContactPage({ data, address, answer }: PageProps<RecruiterPageQuery, ContactAnswer>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {(recruiter) =>
        answer && 'answersTo' in answer ? (
          <MessageSent address={answer.answersTo} name={recruiter.name} profileHref={recruiterUrl(recruiter.slug)} />
        ) : recruiter.takesMessages ? (
          <ContactForm
            key={answer ? 'answer' : 'new'}
            to={recruiter}
            toField="recruiterId"
            values={answer?.values ?? emptyContact}
            problems={answer?.problems ?? []}
          />
        ) : (
          <NobodyReads name={recruiter.name} profileHref={recruiterUrl(recruiter.slug)} />
        )
      }
    </OverProfile>
  );
}

export const page = overProfile(title);

export const action: PageAction<ContactAnswer> = async ({ form, send, report }) => {
  const values = readContact(form);
  const recruiterId = String(form.get('recruiterId') ?? '');
  try {
    const { contactRecruiter } = await send<RecruiterContactPageMutation>(contactMutation, {
      input: { ...values, recruiterId },
    });
    const problems = (contactRecruiter?.errors ?? []).map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems } };
    return { answer: { answersTo: values.email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return unsentContact(values);
  }
};

const contactMutation = graphql`
  mutation RecruiterContactPageMutation($input: ContactRecruiterInput!) {
    contactRecruiter(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
