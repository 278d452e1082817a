import { useState } from 'react';
import { graphql } from 'react-relay';
import { jobLimits } from '#common/jobs/limits.ts';
import type { OtherTimesMutation } from '#web/__generated__/OtherTimesMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { InterviewForm } from './InterviewForm.tsx';
import { fieldId, rescheduleInput, type TimesValues, timesToPropose } from './interview-values.ts';
import { TimesFields } from './TimesFields.tsx';

type OtherTimesProps = {
  interview: {
    readonly id: string;
    readonly version: number;
    readonly round: number;
    readonly slots: readonly string[];
    readonly startsAt: string | null | undefined;
  };
  /** Whether the viewer's side proposed the present times, so it corrects them. */
  isOwn: boolean;
  /** Who reads it: 'The recruiter' or 'The company'. */
  reader: string;
  open: boolean;
  onClose: () => void;
};

/** Proposes other times for an interview, or corrects one's own. */
export function OtherTimes({ interview, isOwn, reader, open, onClose }: OtherTimesProps) {
  const { id, version, round, slots, startsAt } = interview;
  const zone = useTimeZone();
  const [typed, setTyped] = useState<TimesValues | null>(null);
  const values = typed ?? timesToPropose(isOwn ? slots : [], zone);
  const reschedule = useCommand<OtherTimesMutation>(mutation);
  return (
    <InterviewForm
      title={isOwn ? `Change the times of interview ${round}` : `Other times for interview ${round}`}
      open={open}
      onClose={onClose}
      verb={isOwn ? 'Change times' : 'Propose times'}
      times={values.times}
      read={() => rescheduleInput(values, zone)}
      send={async (input) => {
        await reschedule({ ...input, reason: input.reason ?? null, interviewId: id, expectedVersion: version });
        setTyped(null);
      }}
      done={`${reader} is told, and chooses a time.`}
    >
      {(wrong, mended) => {
        const set = (change: Partial<TimesValues>, field: string | null) => {
          setTyped({ ...values, ...change });
          if (field) mended(field);
        };
        return (
          <>
            {startsAt && <p>The agreed time stays in calendars until one of these is accepted.</p>}
            <TimesFields times={values.times} onChange={(times, field) => set({ times }, field)} wrong={wrong} />
            <TextArea
              id={fieldId('reason')}
              name="reason"
              label="Reason"
              help={`${reader} reads it.`}
              rows={3}
              maxLength={jobLimits.reason}
              optional
              error={wrong('reason')}
              value={values.reason}
              onChange={({ target }) => set({ reason: target.value }, 'reason')}
            />
          </>
        );
      }}
    </InterviewForm>
  );
}

const mutation = graphql`
  mutation OtherTimesMutation($input: RescheduleInterviewInput!) {
    rescheduleInterview(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;
