import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAppointment } from '#common/formats.ts';
import { localTime, momentOf } from '#common/local-time.ts';
import { cityOf } from '#common/time-zones.ts';
import type { TrainingActions_booking$key } from '#web/__generated__/TrainingActions_booking.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

/** What a super admin can do with an open booking. */
export function TrainingActions({ booking }: { booking: TrainingActions_booking$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment TrainingActions_booking on TrainingBooking {
        id
        version
        name
        email
        state
        preferredTimes
        startsAt
        meetingUrl
      }
    `,
    booking,
  );
  const isConfirmed = data.state === 'confirmed';
  const [session, setSession] = useState<Session>({
    chosen: isConfirmed ? other : (data.preferredTimes[0] ?? other),
    typed: localTime(data.startsAt, zone),
    meetingUrl: data.meetingUrl ?? '',
  });
  const timeWay = {
    fields: (wrong: (field: string) => string | undefined) => (
      <SessionFields session={session} onChange={setSession} times={data.preferredTimes} wrong={wrong} />
    ),
    input: {
      startsAt: session.chosen === other ? momentOf(session.typed, zone) : session.chosen,
      meetingUrl: session.meetingUrl,
    },
    explanation: [`We'll email ${data.email} the time and the link, with a calendar file.`],
  };
  const cancel: Way = {
    mutation: cancelMutation,
    label: 'Cancel training',
    hotkey: 'd',
    title: 'Cancel this training?',
    isDestructive: true,
    words: { help: `Sent to ${data.email} word for word. They can book again.` },
    done: "Canceled. We're emailing them the reason.",
  };
  const done = `We're emailing ${data.email}.`;
  const ways: readonly Way[] = isConfirmed
    ? [
        cancel,
        {
          ...timeWay,
          mutation: moveMutation,
          label: 'Change time',
          title: 'Change the time or link',
          done,
          isFirstStep: true,
        },
        {
          mutation: finishMutation,
          label: 'Mark as done',
          variant: 'primary',
          hotkey: 'a',
          title: `Mark the training of ${data.name} as done?`,
          explanation: ["We'll email a short thank-you."],
          done: 'Marked as done.',
        },
      ]
    : [
        cancel,
        {
          ...timeWay,
          mutation: confirmMutation,
          label: 'Confirm time',
          variant: 'primary',
          hotkey: 'a',
          title: `Confirm the training of ${data.name}`,
          done: `Confirmed. ${done}`,
        },
      ];
  return <Decide row={data} as="bookingId" ways={ways} />;
}

/** The choice of a time that the person did not name. */
const other = 'other';

interface Session {
  /** One of the preferred times, or `other`. */
  chosen: string;
  /** The other time, as in a `datetime-local` field. */
  typed: string;
  meetingUrl: string;
}

type SessionFieldsProps = {
  session: Session;
  onChange: (session: Session) => void;
  times: readonly string[];
  wrong: (field: string) => string | undefined;
};

function SessionFields({ session, onChange, times, wrong }: SessionFieldsProps) {
  const zone = useTimeZone();
  const isOther = session.chosen === other;
  return (
    <>
      <Choice
        name="startsAt"
        legend="Time"
        value={session.chosen}
        onChange={({ target }) => onChange({ ...session, chosen: target.value })}
        error={isOther ? undefined : wrong('startsAt')}
        options={[
          ...times.map((time) => ({ value: time, label: formatAppointment(time, zone) })),
          { value: other, label: 'Another time' },
        ]}
      />
      {isOther && (
        <TextField
          id="otherTime"
          name="startsAt"
          type="datetime-local"
          label="Another time"
          help={`In your time zone, ${cityOf(zone)}.`}
          error={wrong('startsAt')}
          value={session.typed}
          onChange={({ target }) => onChange({ ...session, typed: target.value })}
        />
      )}
      <TextField
        name="meetingUrl"
        type="url"
        inputMode="url"
        label="Meeting link"
        placeholder="https://"
        error={wrong('meetingUrl')}
        value={session.meetingUrl}
        onChange={({ target }) => onChange({ ...session, meetingUrl: target.value })}
      />
    </>
  );
}

const confirmMutation = graphql`
  mutation TrainingActionsConfirmMutation($input: ConfirmTrainingInput!) {
    confirmTraining(input: $input) {
      errors { code message field }
      booking {
        id
        ...TrainingActions_booking
        ...TrainingDetails_booking
      }
    }
  }
`;

const moveMutation = graphql`
  mutation TrainingActionsMoveMutation($input: MoveTrainingInput!) {
    moveTraining(input: $input) {
      errors { code message field }
      booking {
        id
        ...TrainingActions_booking
        ...TrainingDetails_booking
      }
    }
  }
`;

const finishMutation = graphql`
  mutation TrainingActionsFinishMutation($input: FinishTrainingInput!) {
    finishTraining(input: $input) {
      errors { code message field }
      booking {
        id
        ...TrainingActions_booking
        ...TrainingDetails_booking
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation TrainingActionsCancelMutation($input: CancelTrainingInput!) {
    cancelTraining(input: $input) {
      errors { code message field }
      booking {
        id
        ...TrainingActions_booking
        ...TrainingDetails_booking
      }
    }
  }
`;
