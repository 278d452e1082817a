import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterContactPageMutation } from '#web/__generated__/RecruiterContactPageMutation.graphql.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { ContactForm } from './ContactForm.tsx';
import { type ContactValues, emptyContact, readContact } from './contact-values.ts';
import { OverProfile, overProfile, type ProfileBehind } from './OverProfile.tsx';

/** What the page says to a form: that the message is on its way, or what to mend in what was typed. */
export type ContactAnswer =
  | { readonly answersTo: string }
  | { readonly values: ContactValues; readonly problems: readonly FieldProblem[] };

const title = ({ name }: ProfileBehind) => `Write to ${name}`;

/** Somebody writes to a recruiter. Works without JavaScript. */
export default function RecruiterContactPage({ data, address, answer }: PageProps<RecruiterPageQuery, ContactAnswer>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {(recruiter) =>
        answer && 'answersTo' in answer ? (
          <MessageSent address={answer.answersTo} recruiter={recruiter} />
        ) : recruiter.takesMessages ? (
          <ContactForm
            key={answer ? 'answer' : 'new'}
            recruiter={recruiter}
            values={answer?.values ?? emptyContact}
            problems={answer?.problems ?? []}
          />
        ) : (
          <NobodyReads {...recruiter} />
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
    // The crash screen would take away what somebody has typed.
    report(error);
    return { answer: { values, problems: [unsent] }, status: 503 };
  }
};

function MessageSent({ address, recruiter: { name, slug } }: { address: string; recruiter: ProfileBehind }) {
  return (
    <Told title="Your message is on its way" actions={<BackToProfile name={name} slug={slug} />}>
      <p>
        {`We mail it to ${name}. An answer comes to `}
        <strong>{address}</strong>
        {'; you get no copy from us.'}
      </p>
    </Told>
  );
}

function NobodyReads({ name, slug }: ProfileBehind) {
  return (
    <Told title={`${name} cannot be written to here`} actions={<BackToProfile name={name} slug={slug} />}>
      <p>Nobody looks after this profile at the moment who would get a message.</p>
    </Told>
  );
}

const BackToProfile = ({ name, slug }: Pick<ProfileBehind, 'name' | 'slug'>) => (
  <Button href={recruiterUrl(slug)}>{`Back to the profile of ${name}`}</Button>
);

const unsent = { field: null, message: 'This did not reach us. What you typed is still here: try again in a moment.' };

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
