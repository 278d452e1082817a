import { graphql, useFragment } from 'react-relay';
import { formatAppointment, formatCount, formatDateTime } from '#common/formats.ts';
import { cityOf } from '#common/time-zones.ts';
import { topicsInWords } from '#common/training/states.ts';
import type { TrainingDetails_booking$key } from '#web/__generated__/TrainingDetails_booking.graphql.ts';
import { History } from '#web/features/joining/approvals/History.tsx';
import { Listed, OutsideLink, Part } from '#web/features/joining/approvals/Part.tsx';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { trainingStateWords } from './training-words.ts';

/** A booking with the preferred times, in the viewer's zone and the person's, and its history. */
export function TrainingDetails({ booking }: { booking: TrainingDetails_booking$key }) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment TrainingDetails_booking on TrainingBooking {
        name
        agencyName
        email
        timeZone
        topics
        preferredTimes
        people
        phone
        note
        state
        startsAt
        meetingUrl
        confirmedAt
        confirmedBy {
          name
        }
        cancelledBecause
        decidedAt
        decidedBy {
          name
        }
        createdAt
        history(first: 20) {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    booking,
  );
  const both = (time: string) => {
    const here = formatAppointment(time, zone);
    const there = formatAppointment(time, data.timeZone);
    return here === there ? here : `${here} (there: ${there})`;
  };
  const by = (at: string | null | undefined, who: { name: string } | null | undefined) =>
    at && `${formatDateTime(at, zone)}${who ? ` by ${who.name}` : ''}`;
  return (
    <>
      <StateLine of={trainingStateWords(data.state)} />
      <Facts
        facts={[
          ['Starts', data.startsAt && both(data.startsAt)],
          ['Meeting link', data.meetingUrl && <OutsideLink href={data.meetingUrl} />],
          ['Name', data.name],
          ['Agency', data.agencyName],
          [
            'Email',
            <a key="email" href={`mailto:${data.email}`}>
              {data.email}
            </a>,
          ],
          ['Phone', data.phone],
          ['Time zone', cityOf(data.timeZone)],
          ['Topics', topicsInWords(data.topics)],
          ['Taking part', formatCount(data.people, 'person', 'people')],
          ['Note', data.note],
          ['Requested', formatDateTime(data.createdAt, zone)],
          ['Confirmed', by(data.confirmedAt, data.confirmedBy)],
          [data.state === 'done' ? 'Done' : 'Canceled', by(data.decidedAt, data.decidedBy)],
          ['Reason', data.cancelledBecause],
        ]}
      />
      <Part title="Preferred times">
        <Listed items={data.preferredTimes.map((time) => ({ key: time, content: both(time) }))} />
      </Part>
      <History entries={(data.history?.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
    </>
  );
}
