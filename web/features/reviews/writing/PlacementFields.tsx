import { formatDay } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { FieldProps } from '#web/kit/form-fields.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './ReviewFields.module.css';
import type { RequestedPlacement } from './requested-review.ts';

type PlacementFieldsProps = {
  placement: RequestedPlacement;
  audience: Audience;
  field: (name: 'placementConfirmed' | 'corrections') => FieldProps;
};

const denials = {
  candidate: {
    label: 'I was never placed in this job',
    help: "We won't link your review to this job, and we'll tell the agency.",
  },
  employer: {
    label: 'We never filled this job through them',
    help: "We won't link your review to this job, and we'll tell the agency.",
  },
} as const;

/** The placement as reported to us, to confirm or correct. CSS alone shows the correction field when it is needed. */
export function PlacementFields({ placement, audience, field }: PlacementFieldsProps) {
  const { jobTitle, jobType, startDate, companyName } = placement;
  return (
    <div className={styles.placement}>
      <dl className={styles.facts}>
        <Fact name="Job" value={jobTitle} />
        <Fact name="Type" value={jobTypeLabels[jobType as JobType]} />
        <Fact name="Start" value={formatDay(startDate)} />
        {companyName && <Fact name="Company" value={companyName} />}
      </dl>
      <Choice
        {...field('placementConfirmed')}
        legend="Are these details right?"
        help="If you confirm them, readers see that your review is about a real placement."
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: "No, something's wrong" },
          { value: 'never', ...denials[audience] },
        ]}
      />
      <div className={styles.corrections}>
        <TextArea
          {...field('corrections')}
          label="What's wrong?"
          help="Only we and the agency can see this."
          rows={2}
          maxLength={textLimits.corrections.max}
          optional
        />
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
