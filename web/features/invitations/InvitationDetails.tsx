import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import type {
  InvitationDetails_invitation$data,
  InvitationDetails_invitation$key,
} from '#web/__generated__/InvitationDetails_invitation.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './InvitationDetails.module.css';
import { PlacementProblems } from './PlacementProblems.tsx';
import { nextStep, timesOfSending } from './progress.ts';
import { reviewHrefOf } from './review-of-invitation.ts';
import { StateTag } from './StateTag.tsx';

/** One invitation with its placement, its message, and what happened and will happen to it. */
export function InvitationDetails({ invitation }: { invitation: InvitationDetails_invitation$key }) {
  const sent = useFragment(
    graphql`
      fragment InvitationDetails_invitation on Invitation {
        recipientEmail
        audience
        message
        state
        cancelledBecause
        createdAt
        scheduledFor
        sentAt
        completedAt
        expiresAt
        remindersSent
        nextReminderAt
        agencyTimeZone
        review {
          id
          reply {
            version
          }
        }
        pendingReview {
          id
          level
        }
        recruiter {
          name
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
          location
          ...PlacementProblems_placement
        }
      }
    `,
    invitation,
  );
  const zone = useTimeZone();
  const { placement, recruiter } = sent;
  return (
    <>
      <p>
        <StateTag state={sent.state} /> {sent.cancelledBecause}
      </p>
      <Facts
        facts={[
          ['Review', sent.completedAt && !reviewHrefOf(sent) && 'Not public: it was rejected, removed, or withdrawn.'],
          ['Email', sent.recipientEmail],
          ['Invited as', sent.audience === 'candidate' ? 'Candidate' : 'Employer'],
          ['Recruiter', recruiter?.name],
          ['Job', placement?.jobTitle],
          ['Type', placement && jobTypeLabels[placement.jobType as JobType]],
          ['Start', placement && formatDay(placement.startDate)],
          ['Company', placement?.companyName],
        ]}
      />
      {placement && <PlacementProblems placement={placement} />}
      {sent.message && <blockquote className={styles.message}>{sent.message}</blockquote>}
      <section className={styles.history} aria-label="History">
        <h3 className={styles.title}>History</h3>
        <Timeline events={eventsOf(sent, zone)} />
      </section>
    </>
  );
}

/** Newest first, with the next step on top. */
function eventsOf(sent: InvitationDetails_invitation$data, zone: string): TimelineEvent[] {
  const next = nextStep(sent);
  const happened = [
    ['completed', 'Reviewed', sent.completedAt, 'good'],
    ['sent', sentWords(sent.remindersSent), sent.sentAt, 'neutral'],
    ['entered', 'Added', sent.createdAt, 'neutral'],
  ] as const;
  return [
    ...(next ? [nextEvent(next, sent, zone)] : []),
    ...happened.flatMap(([key, what, at, tone]) => (at ? [{ key, what, when: { at, isExact: true }, tone }] : [])),
  ];
}

/** A scheduled email says when it goes out for the viewer, and for the recipient. */
function nextEvent(
  { label, when }: NonNullable<ReturnType<typeof nextStep>>,
  { state, placement, agencyTimeZone }: InvitationDetails_invitation$data,
  zone: string,
): TimelineEvent {
  const event = { key: 'next', what: `Next: ${label}`, when };
  if (state !== 'scheduled' || !agencyTimeZone) return event;
  const { own, theirs } = timesOfSending(when.at, zone, {
    location: placement?.location,
    agencyZone: agencyTimeZone,
  });
  return { ...event, when: { at: when.at, words: own }, ...(theirs && { detail: theirs }) };
}

function sentWords(reminders: number): string {
  if (reminders === 0) return 'Sent';
  return reminders === 1 ? 'Sent, with one reminder' : `Sent, with ${reminders} reminders`;
}
