import type { ReactNode } from 'react';
import { textLimits } from '#common/limits.ts';
import { nameDisplays, reviewerName, reviewerRole } from '#common/reviews/display.ts';
import { type FieldProps, fieldsOf } from '#web/kit/form-fields.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { StarInput } from '#web/ui/StarInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import type { ContactWarnings } from './contact-warnings.ts';
import styles from './ReviewFields.module.css';
import type { RequestedReview } from './requested-review.ts';
import type { ReviewProblem } from './review-problems.ts';
import type { ReviewValues, TextName } from './review-values.ts';
import { TitleField } from './TitleField.tsx';

export type ReviewFieldsProps = {
  request: RequestedReview;
  values: ReviewValues;
  problems: readonly ReviewProblem[];
  warnings: ContactWarnings;
  /** Only the overall rating and the text at first; the criteria are collapsed. */
  isShortForm: boolean;
  /** The questions about the job. An edit has none, because they were answered earlier. */
  about?: ((field: ReviewField) => ReactNode) | undefined;
  /** The questions about the reviewer, if we don't know them. */
  who?: ((field: ReviewField) => ReactNode) | undefined;
};

/** The props of a text control. */
export type ReviewField = (name: TextName) => FieldProps;

/** The questions of a review, as native controls with `values` as initial values. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { request, values, problems, warnings, about, who } = props;
  const { recruiterName } = request;
  const field = fieldsOf<TextName>(values, problems);
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
    <>
      {about?.(field)}
      <StarInput
        name="overall"
        legend={`How would you rate ${recruiterName}?`}
        defaultValue={values.overall ? Number(values.overall) : undefined}
        error={wrong('overall')}
      />
      <TitleField defaultValue={values.title} error={wrong('title')} warning={warnings.title} />
      <TextArea
        {...field('body')}
        label="Your review"
        warning={warnings.body}
        help={`At least ${textLimits.reviewBody.min} characters. What went well, and what didn't? Leave out other people's names, links, and phone numbers.`}
        rows={8}
        maxLength={textLimits.reviewBody.max}
      />
      <CriteriaFields {...props} wrong={wrong} />
      {who?.(field)}
      <Choice
        {...field('nameDisplay')}
        legend="How should your name appear?"
        options={nameOptions(request, values)}
        inline
      />
      {request.audience === 'employer' && (
        <CompanyField request={request} values={values} error={wrong('showCompany')} />
      )}
      <Choice
        {...field('offeredAnything')}
        legend="Were you offered anything for this review?"
        help="Such as money, a gift, or a discount. If you were, your review says so and doesn't count in the score."
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        inline
      />
      <div className={styles.private}>
        <TextArea
          {...field('privateNote')}
          label={`Private note to ${recruiterName}`}
          help={`Only ${recruiterName} and the agency's admin can read it. It isn't part of your review.`}
          rows={3}
          maxLength={textLimits.privateNote.max}
          optional
        />
      </div>
    </>
  );
}

function CompanyField({ request, values, error }: Pick<ReviewFieldsProps, 'request' | 'values'> & { error?: string }) {
  const company = request.placement?.companyName;
  return (
    <Choice
      name="showCompany"
      legend="Show your company's name?"
      options={[
        { value: 'yes', label: 'Show it', ...(company && { help: company }) },
        { value: 'no', label: 'Leave it out' },
      ]}
      defaultValue={values.showCompany}
      error={error}
      inline
    />
  );
}

const nameLabels = { full: 'Full name', first_initial: 'First name and initial', role_only: 'Role only' } as const;

/** The name display options, with the name as it would appear; only their labels if the form asks for the name. */
function nameOptions({ recipientName, audience, placement }: RequestedReview, { reviewerName: typed }: ReviewValues) {
  const name = recipientName ?? typed;
  const jobTitle = reviewerRole(audience, placement?.jobTitle ?? '');
  return nameDisplays.map((nameDisplay) =>
    name
      ? {
          value: nameDisplay,
          label: reviewerName({ name, nameDisplay, audience, jobTitle }),
          help: nameLabels[nameDisplay],
        }
      : { value: nameDisplay, label: nameLabels[nameDisplay] },
  );
}
