import { graphql, useFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { spelledOut } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import type { Queues_overview$key } from '#web/__generated__/Queues_overview.graphql.ts';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import { isBuilt } from '#web/kit/is-built.ts';
import { When } from '#web/ui/When.tsx';
import { type PanelPart, panelParts } from '../panel/panel-parts.ts';
import { waitingCount } from '../panel/waiting-count.ts';

/** The queues that wait for a super admin, each with a link to its list. */
export function Queues({ overview }: { overview: Queues_overview$key }) {
  const { queues } = useFragment(
    graphql`
      fragment Queues_overview on PanelOverview {
        queues {
          part
          count
          isBounded
          oldestAt
        }
      }
    `,
    overview,
  );
  const built = panelParts.filter(({ route }) => isBuilt(route)).map(({ part }): string => part);
  return (
    <DataTable
      label="Waiting for you"
      columns={[
        {
          key: 'what',
          head: 'Waiting for you',
          cell: ({ part }) => queueWords[part as Queue]?.label ?? spelledOut(part),
        },
        { key: 'count', head: 'Count', cell: (queue) => waitingCount(queue), numeric: true },
        {
          key: 'oldest',
          head: 'Oldest',
          cell: ({ oldestAt }) => (oldestAt ? <When at={oldestAt} words={formatAge(oldestAt, new Date())} /> : '–'),
        },
      ]}
      rows={queues.filter(({ part }) => built.includes(partOf(part)))}
      rowKey={({ part }) => part}
      rowHref={({ part }) => panelUrl(partOf(part), queueWords[part as Queue]?.filters)}
    />
  );
}

/** The parts that have a queue, and what is counted separately in one of them. */
type Queue = Exclude<PanelPart, '' | 'users' | 'connections' | 'audit' | 'flags'> | 'privacy-late' | 'privacy-soon';

/** The part of the panel that shows a queue. */
const partOf = (queue: string) => (queue.startsWith('privacy-') ? 'privacy' : queue);

/** A queue's label, and the filters that show only what waits. */
const queueWords: Readonly<Record<Queue, { label: string; filters?: Record<string, string> }>> = {
  enquiries: { label: 'Enquiries', filters: { state: 'received' } },
  claims: { label: 'Claims' },
  training: { label: 'Training requests' },
  reports: { label: 'Reported profiles' },
  privacy: { label: 'Privacy requests' },
  'privacy-late': { label: 'Late privacy requests', filters: { state: 'late' } },
  'privacy-soon': { label: 'Privacy requests due soon', filters: { state: 'soon' } },
  agencies: { label: 'Agencies to approve' },
  companies: { label: 'Companies to approve' },
  jobs: { label: 'Jobs to approve' },
  reviews: { label: 'Reviews to check' },
  'review-flags': { label: 'Flagged reviews and replies' },
  tasks: { label: 'Failed tasks', filters: { state: 'failed' } },
  mails: { label: 'Unconfirmed emails', filters: { state: 'unknown', look: 'no' } },
};
