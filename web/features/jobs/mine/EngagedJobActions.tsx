import { useState } from 'react';
import { graphql } from 'react-relay';
import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import type { EngagedJobActionsAcceptMutation } from '#web/__generated__/EngagedJobActionsAcceptMutation.graphql.ts';
import type { EngagedJobActionsRejectMutation } from '#web/__generated__/EngagedJobActionsRejectMutation.graphql.ts';
import type { EngagedJobActionsWithdrawMutation } from '#web/__generated__/EngagedJobActionsWithdrawMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { SubmitCandidate } from '../candidates/SubmitCandidate.tsx';
import { ReasonField } from '../ReasonField.tsx';
import type { EngagedJobRow } from './EngagedJobList.tsx';

/** What a recruiter can do with an invitation, an own request, or a job that they work on. */
export function EngagedJobActions({ engagement: { id, state, job } }: { engagement: EngagedJobRow }) {
  const [asking, setAsking] = useState<'reject' | 'withdraw' | null>(null);
  const [reason, setReason] = useState('');
  const accept = useCommand<EngagedJobActionsAcceptMutation>(acceptMutation);
  const reject = useCommand<EngagedJobActionsRejectMutation>(rejectMutation);
  const withdraw = useCommand<EngagedJobActionsWithdrawMutation>(withdrawMutation);
  const title = job?.title ?? 'this job';
  const isOn = jobStatesForRecruiters.some((on) => on === job?.state);
  const hasRoom = isOn && job!.engagedCount < job!.wantedRecruiters;
  const engage = async () => {
    await accept({ engagementId: id });
    note({ event: 'recruiter_engaged', job: localId(job!.id), type: job!.jobType ?? '' });
  };
  const input = { engagementId: id, reason: reason || null };
  const why = (wrong: (field: string) => string | undefined) => (
    <ReasonField
      name="reason"
      help="The company reads it."
      value={reason}
      onChange={setReason}
      error={wrong('reason')}
    />
  );
  return (
    <>
      {state === 'invited' && (
        <>
          {hasRoom && (
            <ActButton variant="primary" act={engage} done={`You work on “${title}” now.`}>
              Accept
            </ActButton>
          )}
          {isOn && !hasRoom && <p>This job has all the recruiters it needs.</p>}
          <Button onClick={() => setAsking('reject')}>Reject</Button>
        </>
      )}
      {state === 'accepted' && isOn && <SubmitCandidate job={job!} />}
      {(state === 'requested' || (state === 'accepted' && isOn)) && (
        <Button onClick={() => setAsking('withdraw')}>
          {state === 'requested' ? 'Withdraw request' : 'Stop working on it'}
        </Button>
      )}
      <Confirm
        title={`Reject the invitation to “${title}”?`}
        open={asking === 'reject'}
        onClose={() => setAsking(null)}
        verb="Reject invitation"
        act={() => reject(input)}
        done="Invitation rejected."
      >
        {why}
      </Confirm>
      <Confirm
        title={state === 'requested' ? `Withdraw your request for “${title}”?` : `Stop working on “${title}”?`}
        open={asking === 'withdraw'}
        onClose={() => setAsking(null)}
        verb={state === 'requested' ? 'Withdraw request' : 'Stop working on it'}
        act={() => withdraw(input)}
        done="Withdrawn. The company is told."
      >
        {(wrong) => (
          <>
            <p>You can't request this job again afterwards.</p>
            {why(wrong)}
          </>
        )}
      </Confirm>
    </>
  );
}

const acceptMutation = graphql`
  mutation EngagedJobActionsAcceptMutation($input: AcceptEngagementInput!) {
    acceptEngagement(input: $input) {
      errors { code message field }
      engagedJob {
        ...EngagedJobList_row @relay(mask: false)
      }
    }
  }
`;

const rejectMutation = graphql`
  mutation EngagedJobActionsRejectMutation($input: RejectEngagementInput!) {
    rejectEngagement(input: $input) {
      errors { code message field }
      engagedJob {
        ...EngagedJobList_row @relay(mask: false)
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation EngagedJobActionsWithdrawMutation($input: WithdrawEngagementInput!) {
    withdrawEngagement(input: $input) {
      errors { code message field }
      engagedJob {
        ...EngagedJobList_row @relay(mask: false)
      }
    }
  }
`;
