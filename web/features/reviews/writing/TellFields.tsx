import { textLimits } from '#common/limits.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ReviewFields.module.css';
import type { ReviewField, ReviewFieldsProps } from './ReviewFields.tsx';

type TellFieldsProps = Pick<ReviewFieldsProps, 'request'> & { field: ReviewField };

const types = [
  { value: '', label: 'Prefer not to say' },
  ...jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] })),
];

/** What an uninvited review is about, as far as the reviewer tells. */
export function TellFields({ request: { audience, recruiterName }, field }: TellFieldsProps) {
  const isCandidate = audience === 'candidate';
  return (
    <div className={styles.placement}>
      <h2 className={styles.told}>{isCandidate ? 'The job you were placed in' : 'The job you filled'}</h2>
      <p className={styles.why}>
        {`These details are optional. They help us find the placement that ${recruiterName} added, so your review can count in the score.`}
      </p>
      <div className={styles.pair}>
        <TextField
          {...field('jobTitle')}
          label="Job title"
          maxLength={textLimits.jobTitle.max}
          autoComplete={isCandidate ? 'organization-title' : 'off'}
          {...(isCandidate && { help: 'Shown next to your name.' })}
          optional
        />
        <TextField
          {...field('companyName')}
          label="Company"
          maxLength={textLimits.companyName.max}
          autoComplete="organization"
          help={isCandidate ? "We won't show it." : 'You can choose below whether to show it.'}
          optional
        />
      </div>
      <div className={styles.pair}>
        <SelectField {...field('jobType')} label="Type" options={types} optional />
        <TextField {...field('startDate')} label="First day" type="date" optional />
      </div>
    </div>
  );
}
