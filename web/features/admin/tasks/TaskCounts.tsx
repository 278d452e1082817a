import { graphql, useFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import type { TaskCounts_overview$key } from '#web/__generated__/TaskCounts_overview.graphql.ts';
import { StatRow } from '#web/ui/StatRow.tsx';
import { waitingCount } from '../panel/waiting-count.ts';

/** How many tasks are due or failed, and since when. */
export function TaskCounts({ overview }: { overview: TaskCounts_overview$key }) {
  const { dueTasks, failedTasks } = useFragment(
    graphql`
      fragment TaskCounts_overview on PanelOverview {
        dueTasks {
          count
          isBounded
          oldestAt
        }
        failedTasks {
          count
          isBounded
          oldestAt
        }
      }
    `,
    overview,
  );
  const since = (oldestAt: string | null | undefined) =>
    oldestAt ? `Oldest: ${formatAge(oldestAt, new Date())}` : 'None waiting';
  return (
    <StatRow
      stats={[
        { label: 'Due', value: waitingCount(dueTasks), hint: since(dueTasks.oldestAt) },
        { label: 'Failed', value: waitingCount(failedTasks), hint: since(failedTasks.oldestAt) },
      ]}
    />
  );
}
