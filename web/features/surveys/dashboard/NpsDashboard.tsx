import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeriodUnit } from '#common/dashboard/period.ts';
import { formatCount, formatNumber, formatShare } from '#common/formats.ts';
import { groupCounts, npsGroups } from '#common/surveys/nps.ts';
import { tooFewAnswers } from '#common/surveys/nps-words.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { casesUrl, npsWorkflowUrl } from '#common/urls.ts';
import type { NpsDashboard_dashboard$key } from '#web/__generated__/NpsDashboard_dashboard.graphql.ts';
import { ChartArea, ChartCard } from '#web/app-ui/charts/ChartCard.tsx';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import type { Charted } from '#web/features/dashboard/dashboard-figures.ts';
import { CardRow, CardStack, FigureNote } from '#web/features/dashboard/FigureCards.tsx';
import { localId } from '#web/kit/local-id.ts';
import { type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { audienceWords, scoresOf } from '../survey-words.ts';
import { NpsScore } from './NpsScore.tsx';
import { NpsTable } from './NpsTable.tsx';
import {
  answersByGroup,
  audienceName,
  type NpsRow,
  npsColumns,
  npsFrom,
  npsOverTime,
  npsPoints,
  rateOf,
  rowsOf,
  scoreDistribution,
  summed,
  workflowRows,
} from './nps-figures.ts';

/** Up to here open cases are counted. */
const countedCases = 1000;

// The chart libraries load after everything else: the figures don't wait for them.
const Bars = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ Bars }) => ({ default: Bars })));
const ScoreLine = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ ScoreLine }) => ({ default: ScoreLine })));

/** Everything that the NPS dashboard shows, worked out from the API's figures. */
export function useNpsDashboard(dashboard: NpsDashboard_dashboard$key) {
  const data = useFragment(
    graphql`
      fragment NpsDashboard_dashboard on NpsDashboard {
        from
        to
        unit
        hasFigures
        openCases
        parts {
          from
          to
          sent
          answered
          scores
        }
        audiences {
          key
          sent
          answered
          scores
        }
        recruiters {
          key
          name
          sent
          answered
          scores
        }
        teams {
          key
          name
          sent
          answered
          scores
        }
      }
    `,
    dashboard,
  );
  const unit = data.unit as PeriodUnit;
  const all = summed(data.parts);
  return {
    ...data,
    all,
    nps: npsFrom(all.scores),
    trend: npsOverTime(data.parts, unit),
    answers: answersByGroup(data.parts, unit),
    distribution: scoreDistribution(all.scores),
    byAudience: rowsOf(data.audiences, audienceName),
    byRecruiter: rowsOf(data.recruiters, ({ name }) => name ?? 'No recruiter'),
    byTeam: rowsOf(data.teams, ({ name }) => name ?? ''),
    byWorkflow: workflowRows(data.audiences),
  };
}

/** What `useNpsDashboard` makes. */
export type ShownNps = ReturnType<typeof useNpsDashboard>;

/** The single figures at the top, as a table of a file. */
export const npsSummaryTable = ({ nps, all }: ShownNps): FiguresTable => ({
  title: 'Summary',
  columns: [
    { head: 'Figure', kind: 'words' },
    { head: 'Value', kind: 'points' },
  ],
  rows: [
    ...npsPoints(nps).map((figure, place) => [npsColumns[place]!.head, figure]),
    ['Answers', formatNumber(nps.count)],
    ...npsGroups.map((group) => [groupWords[group], formatNumber(groupCounts(all.scores)[group])] as const),
    ['People emailed', formatNumber(all.sent)],
    ['Of these, answered', formatNumber(all.answered)],
    ['Response rate', formatShare(rateOf(all))],
  ],
});

type NpsDashboardProps = {
  shown: ShownNps;
  at: ListAddress;
  /** The live version of each audience and group, by both: 'candidate promoter'. */
  workflowIds: ReadonlyMap<string, string>;
};

/** The figures of surveys in a period, as cards. */
export function NpsDashboard({ shown, at, workflowIds }: NpsDashboardProps) {
  const { all, nps, trend, answers, distribution } = shown;
  const groups = groupCounts(all.scores);
  return (
    <CardStack>
      {shown.openCases > 0 && (
        <Notice
          title={`${shown.openCases > countedCases ? `More than ${formatNumber(countedCases)}` : formatNumber(shown.openCases)} unresolved ${shown.openCases === 1 ? 'case' : 'cases'}`}
          action={<Link href={casesUrl()}>Go to cases</Link>}
        >
          Low scores that nobody has resolved yet, from any period.
        </Notice>
      )}
      <CardRow of="three">
        <Card title="Net promoter score">
          <NpsScore nps={nps} />
        </Card>
        <Card title="Response rate">
          <StatRow
            stats={[
              {
                label: 'Answered',
                value: formatShare(rateOf(all)),
                hint:
                  all.sent === 0
                    ? 'No one was emailed in this period.'
                    : `${formatNumber(all.answered)} of ${formatCount(all.sent, 'person', 'people')} emailed in this period`,
              },
            ]}
          />
        </Card>
        <Card title="Groups">
          <StatRow
            stats={npsGroups.map((group) => ({
              label: `${groupWords[group]} (${scoresOf(group)})`,
              value: formatNumber(groups[group]),
              hint: nps.count > 0 && formatShare(groups[group] / nps.count),
            }))}
          />
        </Card>
      </CardRow>
      <ChartCard
        table={trend.table}
        about={`From the answers of each ${shown.unit}, with the 95% interval. Gaps have too few answers.`}
        legend={trend.series}
        empty={
          trend.isEmpty && (
            <FigureNote>{`No ${shown.unit} of this period has enough answers. ${tooFewAnswers}`}</FigureNote>
          )
        }
      >
        <ChartArea>
          <ScoreLine label="NPS over time" scale={[-100, -50, 0, 50, 100]} {...drawn(trend)} />
        </ChartArea>
      </ChartCard>
      <CardRow of="two">
        <ChartCard
          table={answers.table}
          about="Answers by when they were given, with and without an email."
          legend={answers.series}
          empty={answers.isEmpty && <FigureNote>No answers in this period.</FigureNote>}
        >
          <ChartArea>
            <Bars label="Answers by group" isStacked {...drawn(answers)} />
          </ChartArea>
        </ChartCard>
        <ChartCard
          table={distribution.table}
          about="How many people gave each score in this period."
          legend={distribution.series}
          empty={distribution.isEmpty && <FigureNote>No answers in this period.</FigureNote>}
        >
          <ChartArea>
            <Bars label="Scores" isStacked {...drawn(distribution)} />
          </ChartArea>
        </ChartCard>
      </CardRow>
      <Breakdowns shown={shown} at={at} workflowIds={workflowIds} />
    </CardStack>
  );
}

const drawn = ({ points, series }: Charted) => ({ points, series });

function Breakdowns({ shown, at, workflowIds }: NpsDashboardProps) {
  const parts = [
    { title: 'By audience', head: 'Audience', rows: shown.byAudience, name: 'audience' },
    { title: 'By recruiter', head: 'Recruiter', rows: shown.byRecruiter, name: 'recruiter' },
    { title: 'By team', head: 'Team', rows: shown.byTeam, name: 'team' },
  ].filter(({ rows }) => rows.length > 0);
  const hrefOf = (name: string) => (row: NpsRow) => (row.key ? narrowedTo(at, { [name]: row.key }) : undefined);
  return (
    <>
      {parts.map(({ title, head, rows, name }) => (
        <Card key={title} title={title}>
          <NpsTable label={title} head={head} rows={rows} hrefOf={hrefOf(name)} />
        </Card>
      ))}
      {shown.byWorkflow.length > 0 && (
        <Card title="By workflow">
          <FigureNote>The score decides which workflow follows, so each one has the answers of its group.</FigureNote>
          <DataTable
            label="By workflow"
            isStacked
            rows={shown.byWorkflow}
            rowKey={({ audience, group }) => `${audience} ${group}`}
            columns={[
              {
                key: 'workflow',
                head: 'Workflow',
                isRest: true,
                cell: ({ audience, group }) => {
                  const id = workflowIds.get(`${audience} ${group}`);
                  const name = `${audienceWords[audience]}, ${groupWords[group].toLowerCase()}`;
                  return id ? <Link href={npsWorkflowUrl(localId(id))}>{name}</Link> : name;
                },
              },
              {
                key: 'answers',
                head: 'Answers',
                numeric: true,
                cell: ({ count }) => (
                  <>
                    <span>{formatNumber(count)}</span>
                    <OnlyNarrow>{count === 1 ? ' answer' : ' answers'}</OnlyNarrow>
                  </>
                ),
              },
              {
                key: 'share',
                head: 'Share of the audience',
                numeric: true,
                cell: ({ share }) => (
                  <>
                    <span>{formatShare(share)}</span>
                    <OnlyNarrow> of the audience</OnlyNarrow>
                  </>
                ),
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}
