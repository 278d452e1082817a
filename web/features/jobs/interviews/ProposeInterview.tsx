import { useState } from 'react';
import { graphql } from 'react-relay';
import { type InterviewMode, interviewLimits, interviewModes, interviewModeWords } from '#common/jobs/interviews.ts';
import type { ProposeInterviewMutation } from '#web/__generated__/ProposeInterviewMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { InterviewForm } from './InterviewForm.tsx';
import { fieldId, noProposal, type ProposalValues, proposalInput } from './interview-values.ts';
import { TimesFields } from './TimesFields.tsx';

type ProposeInterviewProps = {
  application: { readonly id: string; readonly candidateName: string | null | undefined };
  open: boolean;
  onClose: () => void;
  /** Called once the times are proposed. */
  onDone?: () => void;
};

/** Proposes times for an interview with a candidate, for the company. */
export function ProposeInterview({ application, open, onClose, onDone }: ProposeInterviewProps) {
  const zone = useTimeZone();
  const [values, setValues] = useState(noProposal);
  const schedule = useCommand<ProposeInterviewMutation>(mutation);
  const name = application.candidateName ?? 'the candidate';
  return (
    <InterviewForm
      title={`Interview ${name}`}
      open={open}
      onClose={onClose}
      verb="Propose times"
      times={values.times}
      read={() => proposalInput(values, zone)}
      send={async ({ place, note, ...input }) => {
        await schedule({ ...input, place: place ?? null, note: note ?? null, applicationId: application.id });
        setValues(noProposal);
        onDone?.();
      }}
      done="Times proposed. The recruiter chooses one."
    >
      {(wrong, mended) => {
        const set = (change: Partial<ProposalValues>, field: string | null) => {
          setValues({ ...values, ...change });
          if (field) mended(field);
        };
        return (
          <>
            <p>The recruiter chooses one of your times. Then we email it to everyone, with a calendar file.</p>
            <TimesFields times={values.times} onChange={(times, field) => set({ times }, field)} wrong={wrong} />
            <TextField
              id={fieldId('minutes')}
              name="minutes"
              label="Minutes"
              type="number"
              inputMode="numeric"
              min={interviewLimits.minutes.min}
              max={interviewLimits.minutes.max}
              error={wrong('minutes')}
              value={values.minutes}
              onChange={({ target }) => set({ minutes: target.value }, 'minutes')}
            />
            <Choice
              id={fieldId('mode')}
              name="mode"
              legend="How you meet"
              value={values.mode}
              onChange={({ target }) => set({ mode: target.value }, 'mode')}
              error={wrong('mode')}
              options={interviewModes.map((value) => ({ value, label: interviewModeWords[value].label }))}
              inline
            />
            <TextField
              id={fieldId('place')}
              name="place"
              label={interviewModeWords[values.mode as InterviewMode].place}
              help={placeHelp[values.mode as InterviewMode]}
              maxLength={interviewLimits.place}
              autoComplete="off"
              optional
              error={wrong('place')}
              value={values.place}
              onChange={({ target }) => set({ place: target.value }, 'place')}
            />
            <TextArea
              id={fieldId('note')}
              name="note"
              label="Note"
              help="The recruiter and the candidate read it."
              rows={3}
              maxLength={interviewLimits.note}
              optional
              error={wrong('note')}
              value={values.note}
              onChange={({ target }) => set({ note: target.value }, 'note')}
            />
          </>
        );
      }}
    </InterviewForm>
  );
}

const placeHelp: Readonly<Record<InterviewMode, string>> = {
  video: 'Such as https://meet.example/abc.',
  phone: 'The number that the candidate calls, or say that you call them.',
  in_person: 'Where the candidate comes to.',
};

const mutation = graphql`
  mutation ProposeInterviewMutation($input: ScheduleInterviewInput!) {
    scheduleInterview(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;
