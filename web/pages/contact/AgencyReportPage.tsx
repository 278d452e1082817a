import { graphql } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { AgencyReportPageMutation } from '#web/__generated__/AgencyReportPageMutation.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { type ReportField, ReportForm, ReportSent, reportFields } from './ReportForm.tsx';

const title = ({ name }: AgencyBehind) => `Report the profile of ${name}`;

/** A visitor reports an agency's profile. Works without JavaScript and without signing in. */
export default function AgencyReportPage({
  data,
  address,
  answer,
}: PageProps<AgencyPageQuery, FormAnswer<ReportField>>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {({ id, name, slug }) =>
        answer?.isSent ? (
          <ReportSent email={answer.email} href={agencyUrl(slug)} />
        ) : (
          <ReportForm key={answer ? 'answer' : 'new'} of="agencyId" id={id} name={name} answer={answer} />
        )
      }
    </OverAgency>
  );
}

export const page = overAgency(title);

export const action = formAction<AgencyReportPageMutation, ReportField>(
  graphql`
    mutation AgencyReportPageMutation($input: ReportAgencyInput!) {
      reportAgency(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  reportFields,
  { input: ({ form }) => ({ agencyId: typed(form, 'agencyId') }) },
);
