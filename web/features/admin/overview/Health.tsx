import { graphql, useFragment } from 'react-relay';
import { formatAge, formatNumber } from '#common/formats.ts';
import type { Health_overview$key } from '#web/__generated__/Health_overview.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { waitingCount } from '../panel/waiting-count.ts';

/** The installation's health: problems first, then its figures. */
export function Health({ overview }: { overview: Health_overview$key }) {
  const { databaseMs, workers, workerSeenAt, dueTasks, failedTasks, failedMails } = useFragment(
    graphql`
      fragment Health_overview on PanelOverview {
        databaseMs
        workers
        workerSeenAt
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
        failedMails {
          count
          isBounded
        }
      }
    `,
    overview,
  );
  const now = new Date();
  const isLate = dueTasks.oldestAt && now.getTime() - Date.parse(dueTasks.oldestAt) > lateAfter;
  return (
    <>
      {workers === 0 && (
        <Notice tone="bad" title="No worker is running">
          Emails and other background work wait until you start one.
        </Notice>
      )}
      {workers > 0 && isLate && (
        <Notice tone="warn" title="Background tasks are late">
          The oldest was due {formatAge(dueTasks.oldestAt, now)}. If this continues, start another worker.
        </Notice>
      )}
      <StatRow
        stats={[
          { label: 'Database', value: 'Online', hint: `Figures loaded in ${formatNumber(Math.ceil(databaseMs))} ms` },
          {
            label: 'Workers',
            value: formatNumber(workers),
            hint: workerSeenAt ? `Last seen ${formatAge(workerSeenAt, now)}` : 'None seen',
          },
          {
            label: 'Tasks due',
            value: waitingCount(dueTasks),
            hint: dueTasks.oldestAt ? `Oldest: ${formatAge(dueTasks.oldestAt, now)}` : 'None waiting',
          },
          {
            label: 'Tasks failed',
            value: waitingCount(failedTasks),
            hint: failedTasks.count > 0 ? 'No attempts left' : 'None failed for good',
          },
          {
            label: 'Emails failed',
            value: waitingCount(failedMails),
            hint: 'In the last 24 hours',
          },
        ]}
      />
    </>
  );
}

/** How late a due task may start, in milliseconds. */
const lateAfter = 120_000;
