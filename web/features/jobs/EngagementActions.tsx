import { useState } from 'react';
import { graphql } from 'react-relay';
import type { EngagementActionsAcceptMutation } from '#web/__generated__/EngagementActionsAcceptMutation.graphql.ts';
import type { EngagementActionsRejectMutation } from '#web/__generated__/EngagementActionsRejectMutation.graphql.ts';
import type { EngagementActionsWithdrawMutation } from '#web/__generated__/EngagementActionsWithdrawMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Jobs.module.css';
import { ReasonField } from './ReasonField.tsx';

type EngagementActionsProps = {
  job: { readonly id: string; readonly jobType: string | null | undefined };
  engagement: { readonly id: string; readonly state: string };
  name: string;
};

/** What the company can do with a recruiter's request, an invitation, or work that has begun. */
export function EngagementActions({ job, engagement: { id, state }, name }: EngagementActionsProps) {
  const [asking, setAsking] = useState<'reject' | 'withdraw' | null>(null);
  const [reason, setReason] = useState('');
  const accept = useCommand<EngagementActionsAcceptMutation>(acceptMutation);
  const reject = useCommand<EngagementActionsRejectMutation>(rejectMutation);
  const withdraw = useCommand<EngagementActionsWithdrawMutation>(withdrawMutation);
  const engage = async () => {
    await accept({ engagementId: id });
    note({ event: 'recruiter_engaged', job: localId(job.id), type: job.jobType ?? '' });
  };
  const input = { engagementId: id, reason: reason || null };
  const isWork = state === 'accepted';
  const why = (wrong: (field: string) => string | undefined) => (
    <ReasonField name="reason" help={`${name} reads it.`} value={reason} onChange={setReason} error={wrong('reason')} />
  );
  return (
    <span className={styles.actions}>
      {state === 'requested' && (
        <>
          <ActButton
            size="small"
            variant="primary"
            aria-label={`Accept ${name}`}
            act={engage}
            done={`${name} works on this job now.`}
          >
            Accept
          </ActButton>
          <Button size="small" aria-label={`Reject ${name}`} onClick={() => setAsking('reject')}>
            Reject
          </Button>
        </>
      )}
      {(state === 'invited' || isWork) && (
        <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking('withdraw')}>
          Remove
        </Button>
      )}
      <Confirm
        title={`Reject the request of ${name}?`}
        open={asking === 'reject'}
        onClose={() => setAsking(null)}
        verb="Reject request"
        act={() => reject(input)}
        done={`We told ${name}.`}
      >
        {why}
      </Confirm>
      <Confirm
        title={isWork ? `End the work of ${name} on this job?` : `Take back the invitation of ${name}?`}
        open={asking === 'withdraw'}
        onClose={() => setAsking(null)}
        verb={isWork ? 'End work' : 'Take back'}
        act={() => withdraw(input)}
        done={`${name} is no longer part of this job.`}
      >
        {why}
      </Confirm>
    </span>
  );
}

const acceptMutation = graphql`
  mutation EngagementActionsAcceptMutation($input: AcceptEngagementInput!) {
    acceptEngagement(input: $input) {
      errors { code message field }
      job {
        ...JobList_row @relay(mask: false)
        ...RecruitersStep_job
      }
    }
  }
`;

const rejectMutation = graphql`
  mutation EngagementActionsRejectMutation($input: RejectEngagementInput!) {
    rejectEngagement(input: $input) {
      errors { code message field }
      job {
        ...JobList_row @relay(mask: false)
        ...RecruitersStep_job
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation EngagementActionsWithdrawMutation($input: WithdrawEngagementInput!) {
    withdrawEngagement(input: $input) {
      errors { code message field }
      job {
        ...JobList_row @relay(mask: false)
        ...RecruitersStep_job
      }
    }
  }
`;
