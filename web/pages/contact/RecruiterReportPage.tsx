import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { RecruiterReportPageMutation } from '#web/__generated__/RecruiterReportPageMutation.graphql.ts';
import type { PageAction, PageProps } from '#web/kit/page.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { ReportForm, ReportSent } from './ReportForm.tsx';
import { answerToReport, emptyReport, type ReportAnswer, readReport, unsentReport } from './report-values.ts';

const title = ({ name }: ProfileBehind) => `Report the profile of ${name}`;

/** A visitor says what is wrong with a recruiter’s profile. Works without JavaScript and without login. */
export default function RecruiterReportPage({ data, address, answer }: PageProps<RecruiterPageQuery, ReportAnswer>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ id, name, slug }) =>
        answer && 'isSent' in answer ? (
          <ReportSent email={answer.email} href={recruiterUrl(slug)} />
        ) : (
          <ReportForm
            key={answer ? 'answer' : 'new'}
            of="recruiterId"
            id={id}
            name={name}
            values={answer?.values ?? emptyReport}
            problems={answer?.problems ?? []}
          />
        )
      }
    </OverProfile>
  );
}

export const page = overProfile(title);

export const action: PageAction<ReportAnswer> = async ({ form, send, report }) => {
  const values = readReport(form);
  try {
    const { reportRecruiter: told } = await send<RecruiterReportPageMutation>(reportMutation, {
      input: { ...values, recruiterId: String(form.get('recruiterId') ?? '') },
    });
    return answerToReport(values, told?.errors ?? []);
  } catch (error) {
    report(error);
    return unsentReport(values);
  }
};

const reportMutation = graphql`
  mutation RecruiterReportPageMutation($input: ReportRecruiterInput!) {
    reportRecruiter(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
