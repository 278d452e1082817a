import { reportReasons, reportReasonWords } from '#common/contact/report-words.ts';
import { profileLimits } from '#common/limits.ts';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of a report, named as in the mutation's input. */
export const reportFields = ['reason', 'words', 'email'] as const;
export type ReportField = (typeof reportFields)[number];

type ReportFormProps = {
  of: { readonly id: string; readonly name: string };
  answer: FormAnswer<ReportField> | undefined;
};

/** What is wrong with a profile: a reason and a description. */
export function ReportForm({ of: { id, name }, answer }: ReportFormProps) {
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

/** Confirms that the report was received. */
export function ReportSent({ email, href }: { email: string; href: string }) {
  return (
    <Told title="Thank you, we have your report" actions={<Button href={href}>Back to the profile</Button>}>
      <p>
        {'One of us looks at it and decides. '}
        {email ? (
          <>
            {'We then write to '}
            <strong>{email}</strong>
            {', once.'}
          </>
        ) : (
          'You left no address, so look at the profile again in some days.'
        )}
      </p>
    </Told>
  );
}
