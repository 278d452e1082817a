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
          Mails and all other work in the background wait until one is started.
        </Notice>
      )}
      {workers > 0 && isLate && (
        <Notice tone="warn" title="Background tasks are late">
          The oldest was due {formatAge(dueTasks.oldestAt, now)}. Start another worker if this goes on.
        </Notice>
      )}
      <StatRow
        stats={[
          { label: 'Database', value: 'Answers', hint: `These figures took ${formatNumber(Math.ceil(databaseMs))} ms` },
          {
            label: 'Workers',
            value: formatNumber(workers),
            hint: workerSeenAt ? `Heard of ${formatAge(workerSeenAt, now)}` : 'None is known',
          },
          {
            label: 'Tasks due',
            value: waitingCount(dueTasks),
            hint: dueTasks.oldestAt ? `The oldest: ${formatAge(dueTasks.oldestAt, now)}` : 'Nothing waits',
          },
          {
            label: 'Tasks failed',
            value: waitingCount(failedTasks),
            hint: failedTasks.count > 0 ? 'Their tries are used up' : 'None has used up its tries',
          },
          {
            label: 'Mails failed',
            value: waitingCount(failedMails),
            hint: 'Within a day',
          },
        ]}
      />
    </>
  );
}

/** How late a due task may start, in milliseconds. */
const lateAfter = 120_000;
