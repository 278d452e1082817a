import { graphql, useFragment } from 'react-relay';
import { eventWords } from '#common/connections/log-words.ts';
import type { EventLog_connection$key } from '#web/__generated__/EventLog_connection.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Card } from '#web/ui/Card.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';

const tones: Readonly<Record<string, NonNullable<TimelineEvent['tone']>>> = {
  problem: 'warn',
  stopped: 'bad',
  started: 'good',
  connected: 'good',
  reconnected: 'good',
};

/** What happened to a connection, newest first. */
export function EventLog({ connection: key }: { connection: EventLog_connection$key }) {
  const { events } = useFragment(
    graphql`
      fragment EventLog_connection on Integration {
        events(first: 50) {
          edges { node { id at kind details } }
        }
      }
    `,
    key,
  );
  return (
    <Card title="Log">
      <Timeline
        events={nodesOf(events).map(({ id, at, kind, details }) => ({
          key: id,
          what: eventWords(kind, details),
          when: { at, isExact: true },
          tone: tones[kind] ?? 'neutral',
        }))}
      />
    </Card>
  );
}
