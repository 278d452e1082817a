import { type FormEvent, Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { JobState } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import { newJobUrl } from '#common/urls.ts';
import type { InviteToJobMutation } from '#web/__generated__/InviteToJobMutation.graphql.ts';
import type { InviteToJobQuery } from '#web/__generated__/InviteToJobQuery.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './Jobs.module.css';

type InviteToJobProps = {
  /** The recruiter's global id; nothing is open without one. */
  recruiterId: string | undefined;
  onClose: () => void;
};

/** Invites a recruiter, found elsewhere, to one of the company's jobs. */
export function InviteToJob({ recruiterId, onClose }: InviteToJobProps) {
  return (
    <SidePanel title="Invite to a job" open={recruiterId !== undefined} onClose={onClose} isForm>
      <Suspense fallback={<Skeleton lines={4} />}>
        {recruiterId && <Choose key={recruiterId} recruiterId={recruiterId} onClose={onClose} />}
      </Suspense>
    </SidePanel>
  );
}

function Choose({ recruiterId, onClose }: { recruiterId: string; onClose: () => void }) {
  const { node, active, pending, drafts } = useLazyLoadQuery<InviteToJobQuery>(
    graphql`
      query InviteToJobQuery($id: ID!) {
        node(id: $id) {
          id
          ... on Recruiter @alias(as: "recruiter") {
            name
          }
        }
        active: jobs(first: 50, filter: { filter: "active" }) {
          edges {
            node {
              ...InviteToJob_job @relay(mask: false)
            }
          }
        }
        pending: jobs(first: 50, filter: { filter: "pending" }) {
          edges {
            node {
              ...InviteToJob_job @relay(mask: false)
            }
          }
        }
        drafts: jobs(first: 50, filter: { filter: "draft" }) {
          edges {
            node {
              ...InviteToJob_job @relay(mask: false)
            }
          }
        }
      }
    `,
    { id: recruiterId },
    { fetchPolicy: 'store-and-network' },
  );
  const jobs = [...nodesOf(active), ...nodesOf(pending), ...nodesOf(drafts)];
  const [jobId, setJobId] = useState(jobs[0]?.id ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const invite = useCommand<InviteToJobMutation>(graphql`
    mutation InviteToJobMutation($input: InviteToJobInput!) {
      inviteToJob(input: $input) {
        errors { code message field }
        job {
          id
          ...RecruitersStep_job
        }
      }
    }
  `);
  const name = node?.recruiter?.name;
  if (!name) return <EmptyState>We can't find this recruiter. The profile may be gone.</EmptyState>;
  if (jobs.length === 0)
    return (
      <EmptyState action={<Button href={newJobUrl()}>Post a job</Button>}>
        {`Post a job first, then invite ${name} to it.`}
      </EmptyState>
    );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await invite({ jobId, recruiterIds: [recruiterId] });
      const isLive = nodesOf(active).some(({ id }) => id === jobId);
      notify.success(isLive ? `${name} is invited.` : `${name} will be invited when the job opens.`);
      onClose();
    } catch (refused) {
      setError(problemsOf(refused)[0]!.message);
      setBusy(false);
    }
  };
  return (
    <form className={styles.part} onSubmit={send} noValidate>
      <p>{name}</p>
      <SelectField
        id="invite-job"
        name="jobId"
        label="Job"
        value={jobId}
        onChange={({ target }) => setJobId(target.value)}
        error={error}
        options={jobs.map(({ id, title, state }) => ({
          value: id,
          label: `${title} (${jobStateWords[state as JobState].label.toLowerCase()})`,
        }))}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Invite
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </form>
  );
}

graphql`
  fragment InviteToJob_job on Job {
    id
    title
    state
  }
`;
