import { textLimits } from '#common/limits.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ReviewFields.module.css';
import type { ReviewField, ReviewFieldsProps } from './ReviewFields.tsx';

type TellFieldsProps = Pick<ReviewFieldsProps, 'request'> & { field: ReviewField };

const types = [
  { value: '', label: 'I would rather not say' },
  ...jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] })),
];

/** What an uninvited review is about, as far as the reviewer tells. */
export function TellFields({ request: { audience, recruiterName }, field }: TellFieldsProps) {
  const isCandidate = audience === 'candidate';
  return (
    <div className={styles.placement}>
      <h2 className={styles.told}>{isCandidate ? 'The job you were placed in' : 'The job that was filled for you'}</h2>
      <p className={styles.why}>
        {`All of this may be left out. It helps to find the placement that ${recruiterName} told us of: then your review counts in the score.`}
      </p>
      <TextField
        {...field('jobTitle')}
        label="Job title"
        maxLength={textLimits.jobTitle.max}
        autoComplete={isCandidate ? 'organization-title' : 'off'}
        {...(isCandidate && { help: 'Shown beside your name.' })}
        optional
      />
      <TextField
        {...field('companyName')}
        label="Company"
        maxLength={textLimits.companyName.max}
        autoComplete="organization"
        help={isCandidate ? 'Not shown.' : 'Shown only if you say so below.'}
        optional
      />
      <div className={styles.pair}>
        <SelectField {...field('jobType')} label="Type" options={types} optional />
        <TextField {...field('startDate')} label="First day" type="date" optional />
      </div>
    </div>
  );
}
