import { graphql } from 'react-relay';
import { formatDate, formatNumber } from '#common/formats.ts';
import type { MonthUseQuery } from '#web/__generated__/MonthUseQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

/** This month's invitations of the agency: sent, scheduled, and waiting for a month with room. */
export function MonthUse() {
  const zone = useTimeZone();
  return (
    <ForViewer<MonthUseQuery>
      query={graphql`
        query MonthUseQuery {
          monthAllowance {
            limit
            used
            sent
            resetsAt
            waiting
            waitsUntil
          }
        }
      `}
      variables={{}}
      otherwise={<Skeleton lines={3} />}
      failed={null}
    >
      {({ monthAllowance }) => {
        if (!monthAllowance) return null;
        const { limit, used, sent, resetsAt, waiting, waitsUntil } = monthAllowance;
        return (
          <Card title="This month's invitations">
            <StatRow
              stats={[
                { label: 'Sent', value: formatNumber(sent), hint: `Of ${formatNumber(limit)} in your plan` },
                { label: 'Scheduled', value: formatNumber(used - sent), hint: 'To go out this month' },
                {
                  label: 'Left',
                  value: formatNumber(Math.max(0, limit - used)),
                  hint: `Renews on ${formatDate(resetsAt, zone)}`,
                },
                {
                  label: 'Waiting',
                  value: formatNumber(waiting),
                  hint: waitsUntil ? `They go out from ${formatDate(waitsUntil, zone)}` : 'None wait for another month',
                },
              ]}
            />
          </Card>
        );
      }}
    </ForViewer>
  );
}
