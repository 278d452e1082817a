import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAppointment, formatCount } from '#common/formats.ts';
import { topicsInWords } from '#common/training/states.ts';
import type { TrainingCard_user$key } from '#web/__generated__/TrainingCard_user.graphql.ts';
import type { TrainingCardBookMutation } from '#web/__generated__/TrainingCardBookMutation.graphql.ts';
import type { TrainingCardCancelMutation } from '#web/__generated__/TrainingCardCancelMutation.graphql.ts';
import type { TrainingCardChangeMutation } from '#web/__generated__/TrainingCardChangeMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { type BookingInput, BookTraining } from './BookTraining.tsx';
import { type BookingValues, valuesOf } from './booking-values.ts';
import styles from './TrainingCard.module.css';
import { trainingStateWords } from './training-words.ts';

/** Offers a training session, or shows the booking and what can be done with it. */
export function TrainingCard({ user }: { user: TrainingCard_user$key }) {
  const zone = useTimeZone();
  const { trainingBooking: booking } = useFragment(
    graphql`
      fragment TrainingCard_user on User {
        trainingBooking {
          id
          version
          state
          topics
          preferredTimes
          people
          phone
          note
          startsAt
          meetingUrl
          cancelledBecause
        }
      }
    `,
    user,
  );
  const isRequested = booking?.state === 'requested';
  const isConfirmed = booking?.state === 'confirmed';
  const [typed, setTyped] = useState<BookingValues | null>(null);
  const [dialog, setDialog] = useState<'form' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const send = useSend(isRequested ? booking : null);
  const cancel = useCommand<TrainingCardCancelMutation>(cancelMutation);
  const state = booking && trainingStateWords(booking.state);
  return (
    <Card title="Training" action={state && <Tag tone={state.tone}>{state.label}</Tag>}>
      <div className={styles.body}>
        <p className={styles.soft}>{sentenceOf(booking)}</p>
        {booking && (isRequested || isConfirmed) && (
          <Facts
            facts={[
              ['When', booking.startsAt && formatAppointment(booking.startsAt, zone)],
              ['Topics', topicsInWords(booking.topics)],
              [
                'Your times',
                isRequested && (
                  <ul className={styles.times}>
                    {booking.preferredTimes.map((time) => (
                      <li key={time}>{formatAppointment(time, zone)}</li>
                    ))}
                  </ul>
                ),
              ],
              ['Taking part', formatCount(booking.people, 'person', 'people')],
            ]}
          />
        )}
        <div className={styles.actions}>
          {isConfirmed ? (
            booking.meetingUrl && (
              <Button variant="primary" href={booking.meetingUrl}>
                Join the meeting
              </Button>
            )
          ) : (
            <Button variant={isRequested ? 'secondary' : 'primary'} onClick={() => setDialog('form')}>
              {isRequested ? 'Change booking' : booking ? 'Book another session' : 'Book a training session'}
            </Button>
          )}
          {(isRequested || isConfirmed) && (
            <Button variant="quiet" onClick={() => setDialog('cancel')}>
              Cancel booking
            </Button>
          )}
        </div>
      </div>
      <BookTraining
        open={dialog === 'form'}
        onClose={close}
        values={typed ?? valuesOf(isRequested ? booking : null, zone)}
        onChange={setTyped}
        isChange={isRequested}
        send={async (input) => {
          await send(input);
          setTyped(null);
          notify.success(isRequested ? 'Booking changed.' : "Request sent. We'll email you a time.");
        }}
      />
      <Confirm
        title="Cancel your training?"
        verb="Cancel booking"
        stay="Keep it"
        open={dialog === 'cancel'}
        onClose={close}
        act={() => cancel({ bookingId: booking!.id })}
        done="Booking canceled."
      >
        You can book another one at any time.
      </Confirm>
    </Card>
  );
}

type Shown = { state: string; cancelledBecause?: string | null | undefined } | null | undefined;

function sentenceOf(booking: Shown): string {
  if (booking?.state === 'requested') return "We'll choose one of your times and email you the meeting link.";
  if (booking?.state === 'confirmed') return 'Your session is confirmed. We emailed you a calendar file.';
  if (booking?.state === 'done') return 'We hope the training was useful. Book another one whenever you like.';
  if (booking?.cancelledBecause) return `We had to cancel your training: ${booking.cancelledBecause}`;
  if (booking) return 'You canceled your training. Book another one whenever you like.';
  return 'Meet us online for 45 minutes, alone or with your team. We show you what you want to know.';
}

/** Books, or changes the requested booking. */
function useSend(requested: { id: string; version: number } | null) {
  const book = useCommand<TrainingCardBookMutation>(bookMutation);
  const change = useCommand<TrainingCardChangeMutation>(changeMutation);
  return ({ topics, times, people, phone, note }: BookingInput): Promise<unknown> => {
    const input = { topics, times, people, phone, note };
    if (!requested) return book(input);
    return change({ ...input, bookingId: requested.id, expectedVersion: requested.version });
  };
}

const bookMutation = graphql`
  mutation TrainingCardBookMutation($input: BookTrainingInput!) {
    bookTraining(input: $input) {
      user {
        id
        ...TrainingCard_user
      }
      errors { code message field }
    }
  }
`;

const changeMutation = graphql`
  mutation TrainingCardChangeMutation($input: ChangeTrainingInput!) {
    changeTraining(input: $input) {
      user {
        id
        ...TrainingCard_user
      }
      errors { code message field }
    }
  }
`;

const cancelMutation = graphql`
  mutation TrainingCardCancelMutation($input: CancelOwnTrainingInput!) {
    cancelOwnTraining(input: $input) {
      user {
        id
        ...TrainingCard_user
      }
      errors { code message field }
    }
  }
`;
