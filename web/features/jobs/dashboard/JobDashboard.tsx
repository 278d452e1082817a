import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import type {
  JobDashboard_dashboard$data,
  JobDashboard_dashboard$key,
} from '#web/__generated__/JobDashboard_dashboard.graphql.ts';
import { ChartCard, Figures } from '#web/app-ui/charts/ChartCard.tsx';
import { figureText } from '#web/app-ui/charts/figures-table.ts';
import { CardRow, FigureNote } from '#web/features/dashboard/FigureCards.tsx';
import { Funnel } from '#web/features/dashboard/Funnel.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Stat, StatRow } from '#web/ui/StatRow.tsx';
import { candidateFunnel, candidateFunnelTable, stagesTable } from './job-dashboard-figures.ts';

/** The days and figures of a jobs dashboard. */
export const useJobDashboard = (dashboard: JobDashboard_dashboard$key): JobDashboard_dashboard$data =>
  useFragment(
    graphql`
      fragment JobDashboard_dashboard on JobDashboard {
        side
        from
        to
        hasFigures
        open
        engaged
        waiting
        submissions
        interviews
        offers
        placements
        interviewed
        offered
        hired
        stages {
          stage
          days
          count
        }
      }
    `,
    dashboard,
  );

/** Jobs now, what happened in the period, how far candidates came, and how long each stage took. */
export function JobDashboard({ shown }: { shown: JobDashboard_dashboard$data }) {
  const steps = candidateFunnel(shown);
  const stages = stagesTable(shown.stages);
  const isTimed = shown.stages.some(({ count }) => count > 0);
  return (
    <>
      <StatRow stats={presentStats(shown)} />
      <StatRow stats={periodStats(shown)} />
      <CardRow of="two">
        <ChartCard
          table={candidateFunnelTable(steps)}
          about="How far the candidates submitted in this period have come by now."
          empty={shown.submissions === 0 && <FigureNote>No candidates were submitted in this period.</FigureNote>}
        >
          <Funnel steps={steps} />
        </ChartCard>
        <Card title={stages.title}>
          <FigureNote>
            {isTimed
              ? 'The median in days: half of them took this long or less. Each counts in the period in which it ended. Interviews and offers that were arranged elsewhere are left out.'
              : 'No stage ended in this period.'}
          </FigureNote>
          {isTimed && <Figures table={stages} />}
        </Card>
      </CardRow>
    </>
  );
}

const stat = (label: string, count: number, hint: string): Stat => ({ label, value: formatNumber(count), hint });

const presentStats = ({ open, engaged, waiting }: JobDashboard_dashboard$data): Stat[] => [
  stat('Open jobs', open, 'now, looking for recruiters'),
  stat('Engaged jobs', engaged, 'now, with all recruiters'),
  // A company learns nothing of them.
  ...(typeof waiting === 'number' ? [stat('Waiting for consent', waiting, 'candidates, now')] : []),
];

const ofPeriod = 'in this period';

const periodStats = ({ submissions, interviews, offers, placements, stages }: JobDashboard_dashboard$data): Stat[] => [
  stat('Candidates', submissions, 'submitted in this period'),
  stat('Interviews', interviews, ofPeriod),
  stat('Offers', offers, ofPeriod),
  stat('Placements', placements, ofPeriod),
  {
    label: 'Days to fill',
    value: figureText(stages.find(({ stage }) => stage === 'fill')?.days ?? null, 'points'),
    hint: 'median of jobs filled in this period',
  },
];
