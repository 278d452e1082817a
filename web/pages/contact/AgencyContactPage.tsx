import { graphql } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyContactPageMutation } from '#web/__generated__/AgencyContactPageMutation.graphql.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { MessageSent, NobodyReads } from './ContactAnswers.tsx';
import { type ContactField, ContactForm, contactFields } from './ContactForm.tsx';

const title = ({ name }: AgencyBehind) => `Write to ${name}`;

/** Sends a message to an agency. Works without JavaScript. */
export default function AgencyContactPage({
  data,
  address,
  answer,
}: PageProps<AgencyPageQuery, FormAnswer<ContactField>>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {(agency) => {
        const profileHref = agencyUrl(agency.slug);
        if (answer?.isSent) return <MessageSent address={answer.email} name={agency.name} profileHref={profileHref} />;
        if (!agency.takesMessages) return <NobodyReads name={agency.name} profileHref={profileHref} />;
        return <ContactForm key={answer ? 'answer' : 'new'} to={agency} toField="agencyId" answer={answer} />;
      }}
    </OverAgency>
  );
}

export const page = overAgency(title);

export const action = formAction<AgencyContactPageMutation, ContactField>(
  graphql`
    mutation AgencyContactPageMutation($input: ContactAgencyInput!) {
      contactAgency(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  contactFields,
  { input: ({ form }) => ({ agencyId: typed(form, 'agencyId') }) },
);
