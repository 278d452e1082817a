import { besideEachOther } from '#common/formats.ts';
import { salaryWords } from '#common/jobs/words.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { marketplaceUrl } from '#common/urls.ts';
import type { JobPostPageQuery } from '#web/__generated__/JobPostPageQuery.graphql.ts';
import { RecruiterRow, RecruiterRows } from '#web/features/profiles/recruiters/RecruiterRow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './JobPostPage.module.css';

type PublicJobProps = { job: NonNullable<JobPostPageQuery['response']['publicJob']> };

/** A job that its company made public, as anybody reads it, with the recruiters to contact. */
export function PublicJob({ job }: PublicJobProps) {
  const { salaryFrom = null, salaryTo = null, salaryPeriod, currency } = job;
  const salary = salaryWords({ salaryFrom, salaryTo, salaryPeriod, currency });
  const recruiters = (job.recruiters.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{job.title}</h1>
      <p className={styles.subtitle}>
        {besideEachOther([job.companyName, job.location, job.jobType && jobTypeLabels[job.jobType as JobType]])}
      </p>
      {salary && <p>{salary}</p>}
      <p className={styles.soft}>
        Posted on <When at={job.openedAt!} />
        {job.closesOn && (
          <span>
            {'\u00A0· Last day: '}
            <When at={job.closesOn} />
          </span>
        )}
      </p>
      <p className={styles.text}>{job.description}</p>
      {recruiters.length > 0 && (
        <section className={styles.part} aria-labelledby="recruiters">
          <h2 id="recruiters">Recruiters to contact about this job</h2>
          <RecruiterRows>
            {recruiters.map((recruiter) => (
              <RecruiterRow key={recruiter.id} recruiter={recruiter} />
            ))}
          </RecruiterRows>
        </section>
      )}
      <p className={styles.actions}>
        <span>Are you a recruiter?</span>
        <Button href={marketplaceUrl({ open: `MarketplaceJob:${job.key}` })} rel="nofollow">
          Work on this job
        </Button>
      </p>
    </main>
  );
}
