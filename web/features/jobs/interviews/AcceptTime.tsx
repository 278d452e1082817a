import { useState } from 'react';
import { graphql } from 'react-relay';
import { timesInZones } from '#common/jobs/interviews.ts';
import type { AcceptTimeMutation } from '#web/__generated__/AcceptTimeMutation.graphql.ts';
import type { AcceptTimeOtherMutation } from '#web/__generated__/AcceptTimeOtherMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type AcceptTimeProps = {
  interview: {
    readonly id: string;
    readonly version: number;
    readonly round: number;
    readonly state: string;
    readonly slots: readonly string[];
    readonly timeZone: string;
  };
  open: boolean;
  onClose: () => void;
};

/** Accepts one of the times that the other side proposed. Times that have passed can't be chosen. */
export function AcceptTime({ interview, open, onClose }: AcceptTimeProps) {
  const { id, version, round, state, slots, timeZone } = interview;
  const zone = useTimeZone();
  const [chosen, setChosen] = useState('');
  const accept = useCommand<AcceptTimeMutation>(acceptMutation);
  const acceptOther = useCommand<AcceptTimeOtherMutation>(acceptOtherMutation);
  const hasPassed = (slot: string) => Date.parse(slot) <= Date.now();
  const slot = slots.includes(chosen) ? chosen : (slots.find((one) => !hasPassed(one)) ?? '');
  const input = { interviewId: id, expectedVersion: version, slot };
  return (
    <Confirm
      title={`Choose a time for interview ${round}`}
      open={open}
      onClose={onClose}
      verb="Accept time"
      tone="primary"
      act={() => (state === 'proposed' ? accept(input) : acceptOther(input))}
      done="Time accepted. We're emailing it to everyone, with a calendar file."
    >
      {(wrong) => (
        <Choice
          id={`slot-${id}`}
          name="slot"
          legend="Proposed times"
          value={slot}
          onChange={({ target }) => setChosen(target.value)}
          error={wrong('slot')}
          options={slots.map((value) => {
            const [here, there] = timesInZones(value, zone, timeZone);
            return {
              value,
              label: here,
              help: hasPassed(value) ? 'This time has passed.' : there,
              disabled: hasPassed(value),
            };
          })}
        />
      )}
    </Confirm>
  );
}

const acceptMutation = graphql`
  mutation AcceptTimeMutation($input: AcceptInterviewInput!) {
    acceptInterview(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;

const acceptOtherMutation = graphql`
  mutation AcceptTimeOtherMutation($input: AcceptRescheduleInput!) {
    acceptReschedule(input: $input) {
      errors { code message field }
      application {
        id
        state
        ...Interviews_application
      }
    }
  }
`;
