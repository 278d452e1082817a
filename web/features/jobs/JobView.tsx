import { besideEachOther, formatDay } from '#common/formats.ts';
import { feeSentence, salaryWords, searchTypeWords } from '#common/jobs/words.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { Facts } from '#web/list/Facts.tsx';
import styles from './Jobs.module.css';

/** What recruiters read about a job. */
export interface ShownJob {
  readonly description: string;
  readonly jobType: string | null | undefined;
  readonly speciality: string | null | undefined;
  readonly location: string | null | undefined;
  readonly currency: string;
  readonly salaryPeriod: string;
  readonly salaryFrom: number | null | undefined;
  readonly salaryTo: number | null | undefined;
  readonly openings: number;
  readonly searchType: string | null | undefined;
  readonly wantedRecruiters: number;
  readonly feeBasisPoints: number | null | undefined;
  readonly guaranteeDays: number | null | undefined;
  readonly closesOn: string | null | undefined;
  readonly companyName: string;
}

/** A job as recruiters see it: its facts, the fee in one sentence, and the description. */
export function JobView({ job }: { job: ShownJob }) {
  const { salaryFrom = null, salaryTo = null, salaryPeriod, currency, feeBasisPoints = null } = job;
  const { guaranteeDays = null, jobType = null, searchType } = job;
  return (
    <div className={styles.part}>
      <p className={styles.soft}>
        {besideEachOther([
          job.companyName,
          job.location,
          jobType && jobTypeLabels[jobType as JobType],
          specialityOf(job.speciality ?? '')?.name,
        ])}
      </p>
      <Facts
        facts={[
          ['Salary', salaryWords({ salaryFrom, salaryTo, salaryPeriod, currency })],
          ['People to hire', job.openings > 1 && String(job.openings)],
          ['Search', searchType && searchTypeWords[searchType as 'open'].label],
          ['Recruiters wanted', String(job.wantedRecruiters)],
          ['Last day', job.closesOn && formatDay(job.closesOn)],
        ]}
      />
      <p>{feeSentence({ feeBasisPoints, guaranteeDays, jobType }) ?? 'The fee is not decided yet.'}</p>
      <p className={styles.words}>{job.description || 'No description yet.'}</p>
    </div>
  );
}
