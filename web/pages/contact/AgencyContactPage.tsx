import { graphql } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyContactPageMutation } from '#web/__generated__/AgencyContactPageMutation.graphql.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { type ContactAnswer, MessageSent, NobodyReads, unsentContact } from './ContactAnswers.tsx';
import { ContactForm } from './ContactForm.tsx';
import { emptyContact, readContact } from './contact-values.ts';

const title = ({ name }: AgencyBehind) => `Write to ${name}`;

/** Somebody writes to an agency. Works without JavaScript. */
export default function AgencyContactPage({ data, address, answer }: PageProps<AgencyPageQuery, ContactAnswer>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {(agency) => {
        const profileHref = agencyUrl(agency.slug);
        if (answer && 'answersTo' in answer)
          return <MessageSent address={answer.answersTo} name={agency.name} profileHref={profileHref} />;
        if (!agency.takesMessages) return <NobodyReads name={agency.name} profileHref={profileHref} />;
        return (
          <ContactForm
            key={answer ? 'answer' : 'new'}
            to={agency}
            toField="agencyId"
            values={answer?.values ?? emptyContact}
            problems={answer?.problems ?? []}
          />
        );
      }}
    </OverAgency>
  );
}

export const page = overAgency(title);

export const action: PageAction<ContactAnswer> = async ({ form, send, report }) => {
  const values = readContact(form);
  const agencyId = String(form.get('agencyId') ?? '');
  try {
    const { contactAgency } = await send<AgencyContactPageMutation>(contactMutation, {
      input: { ...values, agencyId },
    });
    const problems = (contactAgency?.errors ?? []).map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems } };
    return { answer: { answersTo: values.email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return unsentContact(values);
  }
};

const contactMutation = graphql`
  mutation AgencyContactPageMutation($input: ContactAgencyInput!) {
    contactAgency(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
