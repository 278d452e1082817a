import { graphql } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { AgencyReportPageMutation } from '#web/__generated__/AgencyReportPageMutation.graphql.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { type AgencyBehind, OverAgency, overAgency } from '#web/pages/profiles/OverAgency.tsx';
import { ReportForm, ReportSent } from './ReportForm.tsx';
import { answerToReport, emptyReport, type ReportAnswer, readReport, unsentReport } from './report-values.ts';

const title = ({ name }: AgencyBehind) => `Report the profile of ${name}`;

/** A visitor says what is wrong with an agency’s profile. Works without JavaScript and without login. */
export default function AgencyReportPage({ data, address, answer }: PageProps<AgencyPageQuery, ReportAnswer>) {
  return (
    <OverAgency data={data} address={address} title={title}>
      {({ id, name, slug }) =>
        answer && 'isSent' in answer ? (
          <ReportSent email={answer.email} href={agencyUrl(slug)} />
        ) : (
          <ReportForm
            key={answer ? 'answer' : 'new'}
            of="agencyId"
            id={id}
            name={name}
            values={answer?.values ?? emptyReport}
            problems={answer?.problems ?? []}
          />
        )
      }
    </OverAgency>
  );
}

export const page = overAgency(title);

export const action: PageAction<ReportAnswer> = async ({ form, send, report }) => {
  const values = readReport(form);
  try {
    const { reportAgency: told } = await send<AgencyReportPageMutation>(reportMutation, {
      input: { ...values, agencyId: String(form.get('agencyId') ?? '') },
    });
    return answerToReport(values, told?.errors ?? []);
  } catch (error) {
    report(error);
    return unsentReport(values);
  }
};

const reportMutation = graphql`
  mutation AgencyReportPageMutation($input: ReportAgencyInput!) {
    reportAgency(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
