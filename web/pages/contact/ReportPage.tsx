import { graphql } from 'react-relay';
import { profileUrl } from '#common/urls.ts';
import type { ReportPageMutation } from '#web/__generated__/ReportPageMutation.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { typed } from '#web/kit/typed.ts';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { type ReportField, ReportForm, ReportSent, reportFields } from './ReportForm.tsx';

/** A visitor says what is wrong with a profile. Works without JavaScript and without login. */
export const over = overProfile<FormAnswer<ReportField>>({
  title: ({ name }) => `Report the profile of ${name}`,
  content: ({ profile, answer }) =>
    answer?.isSent ? (
      <ReportSent email={answer.email} href={profileUrl(profile)} />
    ) : (
      <ReportForm key={answer ? 'answer' : 'new'} of={profile} answer={answer} />
    ),
});

export const action = formAction<ReportPageMutation, ReportField>(
  graphql`
    mutation ReportPageMutation($input: ReportProfileInput!) {
      reportProfile(input: $input) {
        errors {
          code
          message
          field
        }
      }
    }
  `,
  reportFields,
  { input: ({ form }) => ({ profileId: typed(form, 'profileId') }) },
);
