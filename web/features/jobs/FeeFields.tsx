import type { ComponentProps } from 'react';
import { feeTyped } from '#common/jobs/inputs.ts';
import { feeSentence } from '#common/jobs/words.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Jobs.module.css';

type FeeFieldsProps = {
  /** The props of a field of the form, by its name. */
  field: (name: 'feeBasisPoints' | 'guaranteeDays') => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** What is typed. */
  fee: string;
  guarantee: string;
  jobType: string;
  /** Says what appears once there is a fee. */
  empty: string;
};

/** The fee and the guarantee of a job or an offer, and how they read in one sentence. */
export function FeeFields({ field, fee, guarantee, jobType, empty }: FeeFieldsProps) {
  const sentence = feeSentence({
    feeBasisPoints: feeTyped(fee) ?? null,
    guaranteeDays: Number(guarantee) || null,
    jobType,
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('feeBasisPoints')}
          label="Fee in percent"
          help="Such as 17.5"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...field('guaranteeDays')}
          label="Guarantee in days"
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </div>
      <p className={styles.sentence} role="status">
        {sentence ?? empty}
      </p>
    </>
  );
}
