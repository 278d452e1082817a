import { formatCount, formatDay } from '#common/formats.ts';
import { isEditable, type JobState, jobStatesForRecruiters } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import { editJobUrl, jobBoardUrl, jobPostUrl } from '#common/urls.ts';
import { localId } from '#web/kit/local-id.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { JobListRow } from './JobList.tsx';
import { JobRecruiters } from './JobRecruiters.tsx';
import styles from './Jobs.module.css';
import { JobView } from './JobView.tsx';
import { useLooksOnly } from './use-looks-only.ts';

/** A job in its row's panel: where it stands, its recruiters, and what recruiters read. Staff don't see who the recruiters are. */
export function JobPanel({ job }: { job: JobListRow }) {
  const looksOnly = useLooksOnly();
  return (
    <>
      <StateLine of={jobStateWords[job.state as JobState]} />
      {job.declinedBecause && job.state === 'draft' && (
        <Notice tone="warn" title="This job wasn't approved">
          {job.declinedBecause}
        </Notice>
      )}
      <Facts
        facts={[
          ['Opens on', job.opensOn && job.state === 'pending_open' && formatDay(job.opensOn)],
          ['Posted by', job.createdByName],
          ['Recruiters engaged', `${job.engagedCount} of ${job.wantedRecruiters}`],
          ['Public page', isRead(job) && { href: jobPostUrl(localId(job.id)), text: 'View page' }],
          ['Why it ended', job.endedBecause],
        ]}
      />
      {!looksOnly && job.openedAt && (
        <section className={styles.part} aria-labelledby="job-candidates">
          <h2 className={styles.title} id="job-candidates">
            Candidates
          </h2>
          <p className={styles.soft}>{candidatesInWords(job)}</p>
          <div>
            <Button size="small" variant="primary" href={jobBoardUrl(localId(job.id))}>
              Open the board
            </Button>
          </div>
        </section>
      )}
      {!looksOnly && (
        <section className={styles.part} aria-labelledby="job-recruiters">
          <h2 className={styles.title} id="job-recruiters">
            Recruiters
          </h2>
          <JobRecruiters job={job} empty="Nobody is invited yet." />
          {isEditable(job.state as JobState) && (
            <div>
              <Button size="small" href={editJobUrl(localId(job.id), 'recruiters')}>
                Invite recruiters
              </Button>
            </div>
          )}
        </section>
      )}
      <section className={styles.part} aria-labelledby="job-preview">
        <h2 className={styles.title} id="job-preview">
          What recruiters see
        </h2>
        <JobView job={{ ...job, companyName: job.company?.name ?? '' }} />
      </section>
    </>
  );
}

/** Whether anybody can read it on a page of its own. */
const isRead = ({ isPublic, state }: JobListRow) => isPublic && jobStatesForRecruiters.some((one) => one === state);

function candidatesInWords({ candidateCount, unansweredCount }: JobListRow): string {
  const waiting = unansweredCount > 0 ? ` ${unansweredCount} more still to agree.` : '';
  return candidateCount === 0 && unansweredCount === 0
    ? 'No candidates yet.'
    : `${formatCount(candidateCount, 'candidate')}.${waiting}`;
}
