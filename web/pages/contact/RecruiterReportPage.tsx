import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { RecruiterReportPageMutation } from '#web/__generated__/RecruiterReportPageMutation.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { OverProfile, overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { type ReportField, ReportForm, ReportSent, reportFields } from './ReportForm.tsx';

const title = ({ name }: ProfileBehind) => `Report the profile of ${name}`;

/** A visitor reports a recruiter's profile. Works without JavaScript and without signing in. */
export default function RecruiterReportPage({
  data,
  address,
  answer,
}: PageProps<RecruiterPageQuery, FormAnswer<ReportField>>) {
  return (
    <OverProfile data={data} address={address} title={title}>
      {({ id, name, slug }) =>
        answer?.isSent ? (
          <ReportSent email={answer.email} href={recruiterUrl(slug)} />
        ) : (
          <ReportForm key={answer ? 'answer' : 'new'} of="recruiterId" id={id} name={name} answer={answer} />
        )
      }
    </OverProfile>
  );
}

export const page = overProfile(title);

export const action = formAction<RecruiterReportPageMutation, ReportField>(
  graphql`
    mutation RecruiterReportPageMutation($input: ReportRecruiterInput!) {
      reportRecruiter(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  reportFields,
  { input: ({ form }) => ({ recruiterId: typed(form, 'recruiterId') }) },
);
