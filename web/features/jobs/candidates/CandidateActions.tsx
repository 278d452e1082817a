import { useState } from 'react';
import { graphql } from 'react-relay';
import { isOpenApplication } from '#common/jobs/applications.ts';
import type { CandidateMove } from '#common/jobs/board.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import type { CandidateActionsAgainMutation } from '#web/__generated__/CandidateActionsAgainMutation.graphql.ts';
import type { CandidateActionsWithdrawMutation } from '#web/__generated__/CandidateActionsWithdrawMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { type CandidateRow, nameOfCandidate } from './candidate-row.ts';
import { MoveDialogs } from './MoveDialogs.tsx';

/** What the viewer's side can do with a candidate. */
export function CandidateActions({ candidate }: { candidate: CandidateRow }) {
  if (!isOpenApplication(candidate.state)) return null;
  return candidate.viewerSide === 'company' ? (
    <ForCompany candidate={candidate} />
  ) : (
    <ForRecruiter candidate={candidate} />
  );
}

function ForCompany({ candidate }: { candidate: CandidateRow }) {
  const [move, setMove] = useState<CandidateMove | null>(null);
  return (
    <>
      {candidate.state === 'submitted' && (
        <Button variant="primary" onClick={() => setMove('interview')}>
          Move to interviews
        </Button>
      )}
      <Button onClick={() => setMove('reject')}>Reject</Button>
      <MoveDialogs candidate={candidate} move={move} onClose={() => setMove(null)} />
    </>
  );
}

const dayLong = 86_400_000;

function ForRecruiter({ candidate }: { candidate: CandidateRow }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const withdraw = useCommand<CandidateActionsWithdrawMutation>(withdrawMutation);
  const again = useCommand<CandidateActionsAgainMutation>(againMutation);
  const { id, consentedAt, timesAsked, askedAt } = candidate;
  const name = nameOfCandidate(candidate);
  const canAskAgain =
    !consentedAt && timesAsked < jobLimits.consentEmails && Date.now() - new Date(askedAt).getTime() > dayLong;
  return (
    <>
      {canAskAgain && (
        <ActButton act={() => again({ applicationId: id })} done={`We emailed ${name} again.`}>
          Ask again for consent
        </ActButton>
      )}
      <Button onClick={() => setAsking(true)}>Withdraw candidate</Button>
      <Confirm
        title={`Withdraw ${name}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Withdraw candidate"
        act={() => withdraw({ applicationId: id, reason: reason || null })}
        done={consentedAt ? 'Withdrawn. The company and the candidate are told.' : 'Withdrawn. The candidate is told.'}
      >
        {(wrong) => (
          <ReasonField
            name="reason"
            help={consentedAt ? 'The company reads it.' : 'For your own record.'}
            value={reason}
            onChange={setReason}
            error={wrong('reason')}
          />
        )}
      </Confirm>
    </>
  );
}

const withdrawMutation = graphql`
  mutation CandidateActionsWithdrawMutation($input: WithdrawApplicationInput!) {
    withdrawApplication(input: $input) {
      errors { code message field }
      application {
        ...CandidateList_row @relay(mask: false)
      }
    }
  }
`;

const againMutation = graphql`
  mutation CandidateActionsAgainMutation($input: AskCandidateAgainInput!) {
    askCandidateAgain(input: $input) {
      errors { code message field }
      application {
        ...CandidateList_row @relay(mask: false)
      }
    }
  }
`;
