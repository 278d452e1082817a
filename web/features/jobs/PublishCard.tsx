import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { problemsOfJob } from '#common/jobs/inputs.ts';
import { localTime } from '#common/local-time.ts';
import { editJobUrl, type JobStep, jobsUrl } from '#common/urls.ts';
import type { PublishCardMutation } from '#web/__generated__/PublishCardMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { rememberActiveJob } from './active-job.ts';
import styles from './Jobs.module.css';
import { JobView } from './JobView.tsx';
import type { JobRow } from './job-values.ts';

/** The job as recruiters will see it, with the button that publishes it or what is still missing. */
export function PublishCard({ job }: { job: JobRow }) {
  const navigate = useNavigate();
  const zone = useTimeZone();
  const { unsaved } = useEditor();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const publish = useCommand<PublishCardMutation>(mutation);
  const id = localId(job.id);
  const missing = problemsOfJob(
    {
      ...job,
      description: job.description || null,
      jobType: job.jobType as 'temp' | null,
      searchType: job.searchType as 'open' | null,
      ...{ speciality: job.speciality ?? null, location: job.location ?? null },
      ...{ salaryFrom: job.salaryFrom ?? null, salaryTo: job.salaryTo ?? null },
      ...{ feeBasisPoints: job.feeBasisPoints ?? null },
      ...{ opensOn: job.opensOn ?? null, closesOn: job.closesOn ?? null },
    },
    localTime(new Date(), zone).slice(0, 10),
  );
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      const { publishJob } = await publish({ jobId: job.id, expectedVersion: job.version });
      rememberActiveJob(null);
      notify.success(doneWords[publishJob!.job!.state] ?? 'Job published.');
      await navigate(jobsUrl({ open: job.id }));
    } catch (error) {
      setProblems(problemsOf(error).map(({ message }) => message));
      setBusy(false);
    }
  };
  return (
    <div className={styles.column}>
      <Card title="What recruiters see" action={<span className={styles.soft}>Preview</span>}>
        <JobView job={{ ...job, companyName: job.company?.name ?? '' }} />
      </Card>
      {job.state === 'draft' && (
        <Card title="Publish">
          <div className={styles.part}>
            {missing.length > 0 && (
              <Notice tone="warn" title="Some things are missing">
                <ul>
                  {missing.map(({ field, message }) => (
                    <li key={field}>
                      <Link href={editJobUrl(id, stepOf(field))}>{message}</Link>
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            {!job.company?.isApproved && (
              <p>Your company isn't approved yet, so we check this job before recruiters see it.</p>
            )}
            {problems.map((message) => (
              <Notice key={message} tone="bad" role="alert">
                {message}
              </Notice>
            ))}
            {unsaved.length > 0 && <p>Save the days before you publish.</p>}
            <div>
              <Button
                variant="primary"
                busy={isBusy}
                disabled={missing.length > 0 || unsaved.length > 0}
                onClick={send}
              >
                {job.company?.isApproved ? 'Publish job' : 'Send for approval'}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </div>
  );
}

const doneWords: Readonly<Record<string, string>> = {
  open: 'Your job is open.',
  pending_open: 'Your job opens on its day.',
  pending: 'We check your job and tell you as soon as it opens.',
};

const searchFields: readonly string[] = ['searchType', 'feeBasisPoints'];
const stepOf = (field: string): JobStep =>
  searchFields.includes(field) ? 'search-type' : field.endsWith('On') ? 'publish' : 'job-description';

const mutation = graphql`
  mutation PublishCardMutation($input: PublishJobInput!) {
    publishJob(input: $input) {
      errors { code message field }
      job {
        ...useJob_job @relay(mask: false)
      }
    }
  }
`;
