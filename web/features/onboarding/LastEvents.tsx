import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewUrl } from '#common/urls.ts';
import type {
  LastEvents_onboarding$data,
  LastEvents_onboarding$key,
} from '#web/__generated__/LastEvents_onboarding.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import styles from './Home.module.css';

/** What happened lately to the recruiter, or to the agency for its admin. */
export function LastEvents({ onboarding }: { onboarding: LastEvents_onboarding$key }) {
  const { events } = useFragment(
    graphql`
      fragment LastEvents_onboarding on Onboarding {
        events {
          kind
          at
          name
          count
          reviewId
        }
      }
    `,
    onboarding,
  );
  return (
    <Card title="Latest">
      {events.length > 0 ? (
        <Timeline events={events.map(shown)} />
      ) : (
        <p className={styles.soft}>Nothing yet. Invitations, reviews and imports appear here.</p>
      )}
    </Card>
  );
}

type Event = LastEvents_onboarding$data['events'][number];

const shown = (event: Event, place: number): TimelineEvent => ({
  key: `${place} ${event.kind}`,
  when: { at: event.at },
  tone: event.kind === 'review' ? 'good' : 'neutral',
  what: whatOf(event),
});

function whatOf({ kind, name, count, reviewId }: Event) {
  if (kind === 'invitations') return `${formatCount(count, 'invitation')} sent`;
  if (kind === 'import') return `${formatCount(count, 'placement')} imported from ${name}`;
  const words =
    kind === 'review'
      ? `${name} gave you ${formatCount(count, 'star')}`
      : `“${name}” shared, seen ${formatCount(count, 'time')}`;
  return reviewId ? <Link href={reviewUrl(reviewId)}>{words}</Link> : words;
}
