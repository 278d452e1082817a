import { textLimits } from '#common/limits.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import type { Problem } from '#web/kit/problem.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './InvitationForm.module.css';
import type { PlacementFacts } from './invitation-draft.ts';

type PlacementFieldsProps = {
  facts: PlacementFacts;
  /** Added to the fields' names in their ids. */
  suffix: string;
  problems: readonly Problem[];
  onChange: (changes: Partial<PlacementFacts>) => void;
  /** One row of many: an empty field takes the shared value. */
  isCompact?: boolean;
  isFirst?: boolean;
};

/** Job, kind of work, first day and company. */
export function PlacementFields({ facts, suffix, problems, onChange, isCompact, isFirst }: PlacementFieldsProps) {
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message;
  const type = (value: string) => onChange({ jobType: jobTypes.find((one) => one === value) ?? '' });
  return (
    <div className={styles.facts}>
      <TextField
        id={`jobTitle${suffix}`}
        label="Job title"
        value={facts.jobTitle}
        maxLength={textLimits.jobTitle.max}
        autoComplete="off"
        error={wrong('jobTitle')}
        onChange={({ currentTarget }) => onChange({ jobTitle: currentTarget.value })}
        autoFocus={isFirst ?? false}
      />
      <TextField
        id={`companyName${suffix}`}
        label="Company"
        value={facts.companyName}
        maxLength={textLimits.companyName.max}
        autoComplete="off"
        error={wrong('companyName')}
        onChange={({ currentTarget }) => onChange({ companyName: currentTarget.value })}
      />
      <TextField
        id={`startDate${suffix}`}
        type="date"
        label="First day"
        value={facts.startDate}
        error={wrong('startDate')}
        onChange={({ currentTarget }) => onChange({ startDate: currentTarget.value })}
      />
      <SelectField
        id={`jobType${suffix}`}
        label="Type"
        value={facts.jobType}
        error={wrong('jobType')}
        options={isCompact ? [{ value: '', label: 'Same as shared' }, ...types] : types}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </div>
  );
}

const types = jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }));
