import { useState } from 'react';
import { graphql } from 'react-relay';
import type { CandidateMove } from '#common/jobs/board.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import type { MoveDialogsInterviewMutation } from '#web/__generated__/MoveDialogsInterviewMutation.graphql.ts';
import type { MoveDialogsRejectMutation } from '#web/__generated__/MoveDialogsRejectMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

type MoveDialogsProps = {
  candidate: { readonly id: string; readonly candidateName: string | null | undefined; readonly state: string };
  /** What is being confirmed; null while nothing is. */
  move: CandidateMove | null;
  onClose: () => void;
  /** The candidate has moved. */
  onMoved?: () => void;
};

/** The dialogs behind a company's moves of a candidate, from the board and from the candidate's panel. */
export function MoveDialogs({ candidate, move, onClose, onMoved }: MoveDialogsProps) {
  const [reason, setReason] = useState('');
  const reject = useCommand<MoveDialogsRejectMutation>(rejectMutation);
  const interview = useCommand<MoveDialogsInterviewMutation>(interviewMutation);
  const name = candidate.candidateName ?? 'this candidate';
  return (
    <>
      <Confirm
        title={`Move ${name} to the interviews?`}
        open={move === 'interview'}
        onClose={onClose}
        verb="Move to interviews"
        tone="primary"
        act={async () => {
          await interview({ applicationId: candidate.id });
          onMoved?.();
        }}
        done={`${name} is in the interviews now.`}
      >
        The recruiter is told. To propose times for an interview, open the candidate.
      </Confirm>
      <Confirm
        title={`Reject ${name}?`}
        open={move === 'reject'}
        onClose={onClose}
        verb="Reject candidate"
        act={async () => {
          await reject({ applicationId: candidate.id, reason });
          onMoved?.();
        }}
        done={`${name} is rejected. The recruiter and the candidate are told.`}
      >
        {(wrong) => (
          <TextArea
            name="reason"
            label="Reason"
            help="The recruiter reads it. The candidate gets a friendly email without it. You can't undo this."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={wrong('reason')}
            rows={4}
            maxLength={jobLimits.reason}
          />
        )}
      </Confirm>
    </>
  );
}

const rejectMutation = graphql`
  mutation MoveDialogsRejectMutation($input: RejectApplicationInput!) {
    rejectApplication(input: $input) {
      errors { code message field }
      application {
        ...CandidateList_row @relay(mask: false)
      }
    }
  }
`;

const interviewMutation = graphql`
  mutation MoveDialogsInterviewMutation($input: StartInterviewsInput!) {
    startInterviews(input: $input) {
      errors { code message field }
      application {
        ...CandidateList_row @relay(mask: false)
      }
    }
  }
`;
