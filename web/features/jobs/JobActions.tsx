import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { isEditable, type JobState, jobTransitions } from '#common/jobs/states.ts';
import { meets } from '#common/roles.ts';
import { editJobUrl, jobsUrl } from '#common/urls.ts';
import type { JobActionsCloseMutation } from '#web/__generated__/JobActionsCloseMutation.graphql.ts';
import type { JobActionsCopyMutation } from '#web/__generated__/JobActionsCopyMutation.graphql.ts';
import type { JobActionsDeleteMutation } from '#web/__generated__/JobActionsDeleteMutation.graphql.ts';
import type { JobActionsWithdrawMutation } from '#web/__generated__/JobActionsWithdrawMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { movesIn } from '#web/list/moves.ts';
import { Button } from '#web/ui/Button.tsx';
import type { JobListRow } from './JobList.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useLooksOnly } from './use-looks-only.ts';

type Asking = 'close' | 'withdraw' | 'delete';

type JobActionsProps = { job: JobListRow; listId: string | undefined };

/** What the company's people can do with a job. Staff can't do any of it. */
export const JobActions = (props: JobActionsProps) => (useLooksOnly() ? null : <CompanyActions {...props} />);

function CompanyActions({ job, listId }: JobActionsProps) {
  const held = useHeldRoles();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [because, setBecause] = useState('');
  const copy = useCommand<JobActionsCopyMutation>(copyMutation);
  const close = useCommand<JobActionsCloseMutation>(closeMutation);
  const withdraw = useCommand<JobActionsWithdrawMutation>(withdrawMutation);
  const remove = useCommand<JobActionsDeleteMutation>(deleteMutation);
  const state = job.state as JobState;
  const events = jobTransitions[state];
  const mayEdit = meets(held, 'job_edit') && isEditable(state);
  const mayPublish = meets(held, 'job_publish');
  const duplicate = async () => {
    try {
      const { copyJob } = await copy({ jobId: job.id });
      notify.success('Copied. Check the facts, then publish it.');
      await navigate(editJobUrl(localId(copyJob!.job!.id)));
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  const leave = () => setAsking(null);
  const reason = (wrong: (field: string) => string | undefined) => (
    <ReasonField
      name="because"
      help="Recruiters who work on the job read it."
      value={because}
      onChange={setBecause}
      error={wrong('because')}
    />
  );
  return (
    <>
      {mayEdit && (
        <Button variant="primary" href={editJobUrl(localId(job.id))}>
          {state === 'draft' ? 'Continue' : 'Edit'}
        </Button>
      )}
      {meets(held, 'job_create') && <Button onClick={duplicate}>Copy</Button>}
      {mayPublish && 'close' in events && <Button onClick={() => setAsking('close')}>Close</Button>}
      {mayPublish && state !== 'draft' && 'withdraw' in events && (
        <Button onClick={() => setAsking('withdraw')}>Withdraw</Button>
      )}
      {state === 'draft' && meets(held, 'job_delete') && <Button onClick={() => setAsking('delete')}>Delete</Button>}
      <Confirm
        title={`Close “${job.title}”?`}
        open={asking === 'close'}
        onClose={leave}
        verb="Close job"
        tone="primary"
        act={() => close({ jobId: job.id, because: because || null })}
        done="The job is closed."
      >
        {(wrong) => (
          <>
            <p>No more recruiters can join, and no more candidates can be submitted. You can't open it again.</p>
            {reason(wrong)}
          </>
        )}
      </Confirm>
      <Confirm
        title={`Withdraw “${job.title}”?`}
        open={asking === 'withdraw'}
        onClose={leave}
        verb="Withdraw job"
        act={() => withdraw({ jobId: job.id, because: because || null })}
        done="The job is withdrawn."
      >
        {(wrong) => (
          <>
            <p>Use this when you no longer need anyone. Recruiters no longer find the job. You can't undo this.</p>
            {reason(wrong)}
          </>
        )}
      </Confirm>
      <Confirm
        title={`Delete the draft “${job.title}”?`}
        open={asking === 'delete'}
        onClose={leave}
        verb="Delete draft"
        act={async () => {
          await remove({ jobId: job.id }, { updater: movesIn(listId, [job.id], 'QueryJobsConnectionEdge').leave });
          await navigate(jobsUrl(), { replace: true });
        }}
        done="Draft deleted."
      >
        You can't undo this.
      </Confirm>
    </>
  );
}

const copyMutation = graphql`
  mutation JobActionsCopyMutation($input: CopyJobInput!) {
    copyJob(input: $input) {
      errors { code message field }
      job {
        ...useJob_job @relay(mask: false)
      }
    }
  }
`;

const closeMutation = graphql`
  mutation JobActionsCloseMutation($input: CloseJobInput!) {
    closeJob(input: $input) {
      errors { code message field }
      job {
        ...JobList_row @relay(mask: false)
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation JobActionsWithdrawMutation($input: WithdrawJobInput!) {
    withdrawJob(input: $input) {
      errors { code message field }
      job {
        ...JobList_row @relay(mask: false)
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation JobActionsDeleteMutation($input: DeleteJobInput!) {
    deleteJob(input: $input) {
      errors { code message field }
      deletedJobId
    }
  }
`;
