import { useState } from 'react';
import { graphql } from 'react-relay';
import { jobLimits } from '#common/jobs/limits.ts';
import type { InterviewActionsCancelMutation } from '#web/__generated__/InterviewActionsCancelMutation.graphql.ts';
import type { InterviewActionsCompleteMutation } from '#web/__generated__/InterviewActionsCompleteMutation.graphql.ts';
import type { InterviewActionsMissMutation } from '#web/__generated__/InterviewActionsMissMutation.graphql.ts';
import type { Interviews_application$data } from '#web/__generated__/Interviews_application.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import type { nodesOf } from '#web/kit/nodes.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { AcceptTime } from './AcceptTime.tsx';
import styles from './Interviews.module.css';
import { OtherTimes } from './OtherTimes.tsx';

/** An interview as the section shows it. */
export type ShownInterview = ReturnType<
  typeof nodesOf<
    NonNullable<NonNullable<NonNullable<Interviews_application$data['interviews']['edges']>[number]>['node']>
  >
>[number];

type InterviewActionsProps = {
  interview: ShownInterview;
  /** Whether the candidate is still being considered. */
  isOpen: boolean;
};

/** What the viewer's side can do with an interview. */
export function InterviewActions({ interview, isOpen }: InterviewActionsProps) {
  const { id, version, round, state, slots, startsAt, proposedBy, viewerSide } = interview;
  const [dialog, setDialog] = useState<'accept' | 'times' | 'cancel' | 'complete' | 'miss' | null>(null);
  const [reason, setReason] = useState('');
  const cancel = useCommand<InterviewActionsCancelMutation>(cancelMutation);
  const complete = useCommand<InterviewActionsCompleteMutation>(completeMutation);
  const miss = useCommand<InterviewActionsMissMutation>(missMutation);
  const close = () => setDialog(null);
  const isCompany = viewerSide === 'company';
  const isAgreed = state === 'accepted';
  const isOwn = !isAgreed && proposedBy === viewerSide;
  const hasStarted = isAgreed && Date.parse(startsAt!) <= Date.now();
  const canChoose = !isAgreed && !isOwn && slots.some((slot) => Date.parse(slot) > Date.now());
  const input = { interviewId: id, expectedVersion: version };
  const label = (verb: string) => `${verb}: interview ${round}`;
  return (
    <div className={styles.actions}>
      {isOpen && canChoose && (
        <Button size="small" variant="primary" aria-label={label('Choose a time')} onClick={() => setDialog('accept')}>
          Choose a time
        </Button>
      )}
      {isCompany && hasStarted && (
        <>
          <Button
            size="small"
            variant="primary"
            aria-label={label('Mark as completed')}
            onClick={() => setDialog('complete')}
          >
            Mark as completed
          </Button>
          <Button size="small" aria-label={label('Mark as no-show')} onClick={() => setDialog('miss')}>
            Mark as no-show
          </Button>
        </>
      )}
      {isOpen && (
        <Button
          size="small"
          aria-label={label(isOwn ? 'Change times' : 'Propose other times')}
          onClick={() => setDialog('times')}
        >
          {isOwn ? 'Change times' : 'Propose other times'}
        </Button>
      )}
      {isCompany && (
        <Button size="small" variant="quiet" aria-label={label('Cancel')} onClick={() => setDialog('cancel')}>
          Cancel interview
        </Button>
      )}
      <AcceptTime interview={interview} open={dialog === 'accept'} onClose={close} />
      <OtherTimes
        interview={interview}
        isOwn={isOwn}
        reader={isCompany ? 'The recruiter' : 'The company'}
        open={dialog === 'times'}
        onClose={close}
      />
      <Confirm
        title={`Cancel interview ${round}?`}
        open={dialog === 'cancel'}
        onClose={close}
        verb="Cancel interview"
        stay="Keep interview"
        act={() => cancel({ ...input, reason })}
        done="Interview canceled. We told the recruiter."
      >
        {(wrong) => (
          <>
            {startsAt && <p>We take it out of everyone's calendar, and email the candidate that it's off.</p>}
            <TextArea
              id={`cancel-${id}`}
              name="reason"
              label="Reason"
              help="The recruiter reads it."
              rows={3}
              maxLength={jobLimits.reason}
              error={wrong('reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
      </Confirm>
      <Confirm
        title={`Mark interview ${round} as completed?`}
        open={dialog === 'complete'}
        onClose={close}
        verb="Mark as completed"
        tone="primary"
        act={() => complete(input)}
        done="Marked as completed."
      >
        The recruiter sees that it took place. You can't undo this.
      </Confirm>
      <Confirm
        title={`Mark interview ${round} as a no-show?`}
        open={dialog === 'miss'}
        onClose={close}
        verb="Mark as no-show"
        act={() => miss(input)}
        done="Marked as a no-show."
      >
        The recruiter sees that the candidate didn't come. You can't undo this.
      </Confirm>
    </div>
  );
}

const cancelMutation = graphql`
  mutation InterviewActionsCancelMutation($input: CancelInterviewInput!) {
    cancelInterview(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;

const completeMutation = graphql`
  mutation InterviewActionsCompleteMutation($input: CompleteInterviewInput!) {
    completeInterview(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;

const missMutation = graphql`
  mutation InterviewActionsMissMutation($input: MarkNoShowInput!) {
    markNoShow(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;
