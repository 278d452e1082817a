import { graphql } from 'react-relay';
import type { SurveyEmailQuery } from '#web/__generated__/SurveyEmailQuery.graphql.ts';
import { DrawnEmail } from '#web/features/invitations/DrawnEmail.tsx';

type SurveyEmailProps = { input: SurveyEmailQuery['variables']['input'] };

/** The email that brings a survey, rendered by the server a moment after each change. */
export function SurveyEmail({ input }: SurveyEmailProps) {
  return (
    <DrawnEmail<SurveyEmailQuery>
      query={surveyEmailQuery}
      input={input}
      emailIn={emailIn}
      failed="You can still save your changes."
    />
  );
}

const emailIn = ({ surveyMailPreview }: SurveyEmailQuery['response']) => surveyMailPreview;

const surveyEmailQuery = graphql`
  query SurveyEmailQuery($input: SurveyMailPreviewInput!) {
    surveyMailPreview(input: $input) {
      from
      replyTo
      subject
      html
      reminders
    }
  }
`;
