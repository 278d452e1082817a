import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import type { InvitationDetails_invitation$key } from '#web/__generated__/InvitationDetails_invitation.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import styles from './InvitationDetails.module.css';
import { PlacementProblems } from './PlacementProblems.tsx';
import { type InvitationFacts, nextStep } from './progress.ts';
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
        recruiter {
          name
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
          ...PlacementProblems_placement
        }
      }
    `,
    invitation,
  );
  const { placement, recruiter } = sent;
  return (
    <>
      <p>
        <StateTag state={sent.state} /> {sent.cancelledBecause}
      </p>
      <Facts
        facts={[
          ['Email', sent.recipientEmail],
          ['Invited as', sent.audience === 'candidate' ? 'Candidate' : 'Employer'],
          ['Recruiter', recruiter?.name],
          ['Job', placement?.jobTitle],
          ['Type', placement && jobTypeLabels[placement.jobType as JobType]],
          ['Start', placement && formatDate(placement.startDate)],
          ['Company', placement?.companyName],
        ]}
      />
      {placement && <PlacementProblems placement={placement} />}
      {sent.message && <blockquote className={styles.message}>{sent.message}</blockquote>}
      <section className={styles.history} aria-label="History">
        <h3 className={styles.title}>History</h3>
        <Timeline events={eventsOf(sent)} />
      </section>
    </>
  );
}

/** Newest first, with the next step on top. */
function eventsOf(sent: InvitationFacts): TimelineEvent[] {
  const next = nextStep(sent);
  const happened = [
    ['completed', 'Reviewed', sent.completedAt, 'good'],
    ['sent', sentWords(sent.remindersSent), sent.sentAt, 'neutral'],
    ['entered', 'Added', sent.createdAt, 'neutral'],
  ] as const;
  return [
    ...(next ? [{ key: 'next', what: `Next: ${next.label}`, when: next.when }] : []),
    ...happened.flatMap(([key, what, at, tone]) =>
      at ? [{ key, what, when: { at, words: formatDateTime(at) }, tone }] : [],
    ),
  ];
}

function sentWords(reminders: number): string {
  if (reminders === 0) return 'Sent';
  return reminders === 1 ? 'Sent, with one reminder' : `Sent, with ${reminders} reminders`;
}
