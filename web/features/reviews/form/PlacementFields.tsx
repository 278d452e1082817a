import { formatDate } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './ReviewFields.module.css';
import type { ReviewFieldsProps } from './ReviewFields.tsx';

type PlacementFieldsProps = ReviewFieldsProps & { wrong: (field: string) => string | undefined };

/** The placement as it was told to us, and whether it is right. What is wrong is asked once 'No' is chosen, by CSS alone. */
export function PlacementFields({ request: { placement }, values, wrong }: PlacementFieldsProps) {
  const { jobTitle, jobType, startDate, companyName } = placement;
  return (
    <div className={styles.placement}>
      <dl className={styles.facts}>
        <Fact name="Job" value={jobTitle} />
        <Fact name="Type" value={jobTypeLabels[jobType as JobType] ?? jobType} />
        <Fact name="Start" value={formatDate(startDate)} />
        {companyName && <Fact name="Company" value={companyName} />}
      </dl>
      <Choice
        name="placementConfirmed"
        legend="Are these facts right?"
        help="If you confirm them, readers see that your review belongs to a real placement."
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No, something is wrong' },
        ]}
        defaultValue={values.placementConfirmed}
        error={wrong('placementConfirmed')}
        inline
      />
      <div className={styles.corrections}>
        <TextArea
          name="corrections"
          label="What is wrong?"
          help="Only we and the agency read this."
          rows={2}
          maxLength={textLimits.corrections.max}
          defaultValue={values.corrections}
          error={wrong('corrections')}
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
