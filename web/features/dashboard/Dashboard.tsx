import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeriodUnit } from '#common/dashboard/period.ts';
import { formatDay, formatNumber, formatShare } from '#common/formats.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { Dashboard_dashboard$key } from '#web/__generated__/Dashboard_dashboard.graphql.ts';
import { ChartArea, ChartCard } from '#web/app-ui/charts/ChartCard.tsx';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { FilterLinks } from '#web/list/FilterLinks.tsx';
import { type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { Card } from '#web/ui/Card.tsx';
import { RatingBars } from '#web/ui/RatingBars.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './Dashboard.module.css';
import {
  answersOverTime,
  type Charted,
  criteriaOf,
  criteriaTable,
  funnelOf,
  funnelTable,
  type RatingChoice,
  reviewsByLevel,
  scoreOverTime,
} from './dashboard-figures.ts';
import { CardRow, CardStack, FigureNote, MainFigures } from './FigureCards.tsx';
import { Funnel } from './Funnel.tsx';
import { LatestReviews, reviewsTable, useListedReviews } from './LatestReviews.tsx';

// The chart libraries load after everything else: the figures don't wait for them.
const Bars = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ Bars }) => ({ default: Bars })));
const ScoreLine = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ ScoreLine }) => ({ default: ScoreLine })));

/** Everything a dashboard shows, worked out from the API's figures. */
export function useDashboard(dashboard: Dashboard_dashboard$key, rating: string | undefined) {
  const zone = useTimeZone();
  const data = useFragment(
    graphql`
      fragment Dashboard_dashboard on Dashboard {
        from
        to
        unit
        hasFigures
        criteria
        eligible
        invited
        unanswered
        parts {
          from
          to
          score
          scoreLow
          scoreHigh
          scored
          levels
          sent
          opened
          started
          answered
          published
        }
        reviews {
          ...LatestReviews_reviews
        }
      }
    `,
    dashboard,
  );
  const unit = data.unit as PeriodUnit;
  const steps = funnelOf(data.parts);
  const rated = criteriaOf(data.criteria, ratingIn(rating));
  const lists = useListedReviews(data.reviews);
  return {
    ...data,
    ...lists,
    steps,
    rated,
    last: data.parts.at(-1),
    score: scoreOverTime(data.parts, unit),
    levels: reviewsByLevel(data.parts, unit),
    answers: answersOverTime(data.parts, unit),
    latestTable: reviewsTable('Latest reviews', lists.latest, zone),
    awaitingTable: reviewsTable('Awaiting reply', lists.awaiting, zone),
  };
}

/** What `useDashboard` makes. */
export type ShownDashboard = ReturnType<typeof useDashboard>;

/** The single figures at the top, as a table. */
export const summaryTable = ({ last, steps, eligible, invited, unanswered }: ShownDashboard): FiguresTable => {
  const [sent, , , answered] = steps;
  const has = last && last.scored > 0;
  return {
    title: 'Summary',
    columns: [
      { head: 'Figure', kind: 'words' },
      { head: 'Value', kind: 'score' },
    ],
    rows: [
      ['Score', has ? last.score : null],
      ['Lowest of the 80% interval', has ? last.scoreLow : null],
      ['Highest of the 80% interval', has ? last.scoreHigh : null],
      ['Reviews in the score', formatNumber(last?.scored ?? 0)],
      ['Invitations sent', formatNumber(sent!.count)],
      ['Invitations answered', formatNumber(answered!.count)],
      ['Answer rate', formatShare(answered!.share)],
      ['People eligible in the last 24 months', formatNumber(eligible)],
      ['People invited in the last 24 months', formatNumber(invited)],
      ['Reviews awaiting reply', unansweredWords(unanswered)],
    ],
  };
};

const countedUpTo = 1000;
const unansweredWords = (count: number) =>
  count > countedUpTo ? `${formatNumber(countedUpTo)}+` : formatNumber(count);

const ratings = [
  { value: undefined, label: 'All' },
  { value: 'mandatory', label: 'Mandatory' },
  { value: 'optional', label: 'Optional' },
] as const;
const ratingIn = (said: string | undefined): RatingChoice => ratings.find(({ value }) => value === said)?.value;

type DashboardProps = {
  shown: ShownDashboard;
  at: ListAddress;
  /** Whether the reviews are about several recruiters. */
  namesRecruiter: boolean;
};

/** The figures of reviews and invitations in a period, as cards. */
export function Dashboard({ shown, at, namesRecruiter }: DashboardProps) {
  const { last, steps, eligible, invited, unanswered } = shown;
  const [sent, , , answered] = steps;
  const isScored = Boolean(last && last.scored > 0);
  const filters = { audience: at.query['audience'], recruiter: at.query['recruiter'], team: at.query['team'] };
  return (
    <CardStack>
      <MainFigures
        score={isScored ? { value: last!.score, low: last!.scoreLow, high: last!.scoreHigh } : null}
        scored={last?.scored ?? 0}
        scoreNote={`At the end of ${formatDay(shown.to)}, from all reviews until then.`}
        sent={sent!.count}
        answered={answered!.count}
        coverage={{ invited, eligible }}
        coverageNote="Placements of the last 24 months, both reviewer types. The mark is at 80%."
      />
      <ChartCard
        table={shown.score.table}
        about={`At the end of each ${shown.unit}, with the 80% interval.`}
        legend={shown.score.series}
        empty={shown.score.isEmpty && <FigureNote>No reviews count in the score yet.</FigureNote>}
      >
        <ChartArea>
          <ScoreLine label="Score over time" {...drawn(shown.score)} />
        </ChartArea>
      </ChartCard>
      <CardRow of="two">
        <ChartCard
          table={shown.levels.table}
          about="Public reviews by when they were received, and how each was verified."
          legend={shown.levels.series}
          empty={shown.levels.isEmpty && <FigureNote>No reviews were received in this period.</FigureNote>}
        >
          <ChartArea>
            <Bars label="Reviews by level" isStacked {...drawn(shown.levels)} />
          </ChartArea>
        </ChartCard>
        <ChartCard
          table={shown.answers.table}
          about="Invitations by when they were sent, and how many have been answered by now."
          legend={shown.answers.series}
          empty={shown.answers.isEmpty && <FigureNote>No invitations were sent in this period.</FigureNote>}
        >
          <ChartArea>
            <Bars label="Invitations and answers" {...drawn(shown.answers)} />
          </ChartArea>
        </ChartCard>
      </CardRow>
      <ChartCard
        table={funnelTable(steps)}
        about="How far the invitations sent in this period have come by now."
        empty={sent!.count === 0 && <FigureNote>No invitations were sent in this period.</FigureNote>}
      >
        <Funnel steps={steps} />
      </ChartCard>
      <ChartCard
        table={criteriaTable(shown.rated)}
        about="Plain averages of reviews that count in the score, received in this period."
        above={
          <FilterLinks
            label="Ratings"
            links={ratings.map(({ value, label }) => ({
              label,
              href: narrowedTo(at, { rating: value }),
              current: ratingIn(at.query['rating']) === value,
            }))}
          />
        }
        empty={shown.rated.length === 0 && <FigureNote>No ratings in this period.</FigureNote>}
      >
        {shown.rated.map(({ audience, ratings: found }) => (
          <div key={audience} className={styles.rated}>
            <h3 className={styles.audience}>{audienceTitles[audience]}</h3>
            <RatingBars ratings={found} />
          </div>
        ))}
      </ChartCard>
      <CardRow of="two">
        <LatestReviews
          title="Latest reviews"
          reviews={shown.latest}
          all={{ href: reviewsUrl('verified', filters), label: 'Verified reviews' }}
          namesRecruiter={namesRecruiter}
          empty="No reviews yet. They appear here once they're published."
        />
        <LatestReviews
          title={unanswered > 0 ? `Awaiting reply (${unansweredWords(unanswered)})` : 'Awaiting reply'}
          reviews={shown.awaiting}
          all={{ href: reviewsUrl('publishedNotReplied', filters), label: 'All awaiting reply' }}
          namesRecruiter={namesRecruiter}
          empty="No reviews need a reply."
        />
      </CardRow>
      <Card title="Profile views">
        <FigureNote>
          No views have been counted yet. This will show how people find your profile: directly, or from Google,
          LinkedIn, or SEEK.
        </FigureNote>
      </Card>
    </CardStack>
  );
}

const audienceTitles = { candidate: 'By candidates', employer: 'By employers' } as const;
const drawn = ({ points, series }: Charted) => ({ points, series });
