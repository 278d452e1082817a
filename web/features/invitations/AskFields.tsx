import { askLimits, textLimits } from '#common/limits.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { AppSelect } from '#web/app-ui/AppSelect.tsx';
import { AppDate, AppRadioGroup, AppTextArea, AppTextField } from '#web/app-ui/fields.tsx';
import type { AppFormState } from '#web/app-ui/form.ts';
import type { AskValues } from './ask-values.ts';

type AskFieldsProps = {
  form: AppFormState<AskValues>;
  recruiters: readonly { readonly id: string; readonly name: string }[];
  /** Whom the form asks now; the employer's form also asks whom the placement was of. */
  audience: AskValues['audience'];
};

/** What an ask needs to know: the placement, whom to ask, in what words, and when. */
export function AskFields({ form, recruiters, audience }: AskFieldsProps) {
  const isEmployer = audience === 'employer';
  return (
    <>
      {recruiters.length > 1 && (
        <AppSelect
          form={form}
          name="recruiterId"
          label="Whose placement was it?"
          options={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <AppTextField
        form={form}
        name="jobTitle"
        label="Job title"
        maxLength={textLimits.jobTitle.max}
        autoComplete="off"
        autoFocus
        data-autofocus
      />
      <AppRadioGroup form={form} name="jobType" label="Type" options={types} inline />
      <AppDate form={form} name="startDate" label="First day" />
      <AppTextField
        form={form}
        name="companyName"
        label="Company"
        maxLength={textLimits.companyName.max}
        autoComplete="off"
      />
      <AppRadioGroup form={form} name="audience" label="Whom do you ask?" options={sides} inline />
      <AppTextField
        form={form}
        name="recipientName"
        label={isEmployer ? 'Name of the contact at the company' : 'Name of the candidate'}
        maxLength={textLimits.name.max}
        autoComplete="off"
      />
      <AppTextField
        form={form}
        name="recipientEmail"
        type="email"
        label="E-mail address"
        help={`Your agency asks a person once in ${askLimits.gapDays} days. They can stop our mails with one click.`}
        autoComplete="off"
      />
      {isEmployer && (
        <AppTextField
          form={form}
          name="candidateName"
          label="Who was placed"
          help="So that this ask and the candidate’s belong to one placement."
          maxLength={textLimits.name.max}
          autoComplete="off"
          optional
        />
      )}
      <AppTextArea
        form={form}
        name="message"
        label="Your message"
        help="Ask for an honest view. A message that offers something for a review, or names the stars you hope for, is refused."
        rows={3}
        maxLength={textLimits.message.max}
        optional
      />
      <AppRadioGroup form={form} name="timing" label="When shall the mail go out?" options={timings(audience)} />
    </>
  );
}

const types = jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] }));
const sides = [
  { value: 'candidate', label: 'The candidate' },
  { value: 'employer', label: 'The employer' },
];

function timings(audience: AskValues['audience']) {
  const { from, until } = askLimits.sendBetweenHours;
  const usual = `${askLimits.delayDays[audience]} days after the start, between ${from} and ${until} o’clock. If that has passed, at the next such hour.`;
  return [
    { value: 'usual', label: 'As usual', help: usual },
    { value: 'now', label: 'Now', help: 'Within a minute.' },
  ];
}
