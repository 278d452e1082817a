import { graphql } from 'react-relay';
import { reportReasons, reportReasonWords } from '#common/contact/report-words.ts';
import { profileLimits } from '#common/limits.ts';
import { profileUrl } from '#common/urls.ts';
import type { ReportPageMutation } from '#web/__generated__/ReportPageMutation.graphql.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { Told } from '#web/kit/Told.tsx';
import { typed } from '#web/kit/typed.ts';
import { overProfile, type ProfileBehind } from '#web/pages/profiles/OverProfile.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const fields = ['reason', 'words', 'email'] as const;
type Answer = FormAnswer<(typeof fields)[number]>;

/** A visitor says what is wrong with a profile. Works without JavaScript and without login. */
export const over = overProfile<Answer>({
  title: ({ name }) => `Report the profile of ${name}`,
  content: ({ profile, answer }) =>
    answer?.isSent ? (
      <Sent email={answer.email} href={profileUrl(profile)} />
    ) : (
      <Form key={answer ? 'answer' : 'new'} of={profile} answer={answer} />
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
  { input: ({ form }) => ({ profileId: typed(form, 'profileId') }) },
);

function Form({ of: { id, name }, answer }: { of: ProfileBehind; answer: Answer | undefined }) {
  return (
    <FieldsForm
      answer={answer}
      label="Report this profile"
      unsent="Your report has not been sent yet"
      submit="Report this profile"
      hidden={{ profileId: id }}
    >
      {(field) => (
        <>
          <p>{`Tell us what is wrong with the profile of ${name}. It changes nothing by itself: we look at it, and decide. Is it a review that is wrong? Flag that review instead.`}</p>
          <Choice
            {...field('reason')}
            legend="What is wrong?"
            options={reportReasons.map((value) => ({ value, ...reportReasonWords[value] }))}
          />
          <TextArea
            {...field('words')}
            label="Tell us more"
            help="What exactly, and how do you know? Only those of us who decide read it."
            rows={4}
            maxLength={profileLimits.note}
            required
          />
          <TextField
            {...field('email')}
            label="Your e-mail"
            type="email"
            autoComplete="email"
            help="We write to it once, to tell you what became of it."
            optional
          />
        </>
      )}
    </FieldsForm>
  );
}

function Sent({ email, href }: { email: string; href: string }) {
  return (
    <Told title="Thank you, we have your report" actions={<Button href={href}>Back to the profile</Button>}>
      <p>
        {email
          ? `One of us looks at it and decides. We then write to ${email}, once.`
          : 'One of us looks at it and decides. You left no address, so look at the profile again in some days.'}
      </p>
    </Told>
  );
}
