import { graphql } from 'react-relay';
import { reportReasons, reportReasonWords } from '#common/contact/report-words.ts';
import { profileLimits } from '#common/limits.ts';
import { profileUrl } from '#common/urls.ts';
import type { ReportPageMutation } from '#web/__generated__/ReportPageMutation.graphql.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { Told } from '#web/kit/Told.tsx';
import { overProfile } from '#web/pages/profiles/OverProfile.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const fields = ['profileId', 'reason', 'words', 'email'] as const;

/** A visitor says what is wrong with a profile. Works without JavaScript and without login. */
export const over = overProfile<FormAnswer<(typeof fields)[number]>>({
  title: ({ name }) => `Report the profile of ${name}`,
  content: ({ profile, answer }) =>
    answer?.isSent ? (
      <Told
        title="Thank you, we have your report"
        actions={<Button href={profileUrl(profile)}>Back to the profile</Button>}
      >
        <p>
          {answer.email
            ? `Our team looks into it and emails ${answer.email} the decision.`
            : "Our team looks into it. You didn't leave an email address, so check the profile again in a few days."}
        </p>
      </Told>
    ) : (
      <FieldsForm
        answer={answer}
        label="Report this profile"
        unsent="Your report hasn't been sent yet"
        submit="Report this profile"
        hidden={{ profileId: profile.id }}
      >
        {(field) => (
          <>
            <p>{`Tell us what's wrong with the profile of ${profile.name}, and our team will look into it. Is a review the problem? Flag that review instead.`}</p>
            <Choice
              {...field('reason')}
              legend="What's wrong?"
              options={reportReasons.map((value) => ({ value, ...reportReasonWords[value] }))}
            />
            <TextArea
              {...field('words')}
              label="Tell us more"
              help="What exactly is wrong, and how do you know? Only our team reads this."
              rows={4}
              maxLength={profileLimits.note}
              required
            />
            <TextField
              {...field('email')}
              label="Your email"
              type="email"
              autoComplete="email"
              help="We'll email you once, to tell you our decision."
              optional
            />
          </>
        )}
      </FieldsForm>
    ),
});

export const action = formAction<ReportPageMutation, (typeof fields)[number]>(
  graphql`
    mutation ReportPageMutation($input: ReportProfileInput!) {
      reportProfile(input: $input) {
        errors { code message field }
      }
    }
  `,
  fields,
);
