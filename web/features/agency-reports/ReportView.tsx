import { lazy } from 'react';
import { graphql } from 'react-relay';
import { reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import { reviewUrl } from '#common/urls.ts';
import { ChartArea, ChartCard, Figures } from '#web/app-ui/charts/ChartCard.tsx';
import type { ChartPoint } from '#web/app-ui/charts/chart.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { CardRow, CardStack, FigureNote, MainFigures } from '#web/features/dashboard/FigureCards.tsx';
import { localId } from '#web/kit/local-id.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { RatingBars } from '#web/ui/RatingBars.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import styles from './ReportView.module.css';
import {
  bestAndWorst,
  criteriaOf,
  criteriaTable,
  linesTable,
  newestTable,
  type Report,
  recruitersOf,
  reviewsOf,
  scoreOfReport,
  specialitiesOf,
  summaryTable,
} from './report-figures.ts';

// The chart libraries load after everything else: the figures don't wait for them.
const Bars = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ Bars }) => ({ default: Bars })));

/** The most bars a chart can show side by side; its table has all. */
const drawnBars = 12;

/** Everything a report shows, as tables, beside an older one if there is one. */
export function tablesOf(report: Report, older: Report | null) {
  return {
    summary: summaryTable(report, older),
    recruiters: linesTable('By recruiter', 'Recruiter', recruitersOf(report), older && recruitersOf(older)),
    specialities: linesTable('By speciality', 'Speciality', specialitiesOf(report), older && specialitiesOf(older)),
    criteria: criteriaTable(criteriaOf(report), older && criteriaOf(older)),
    newest: newestTable(report),
  };
}

/** A report as cards. */
export function ReportView({ report, older }: { report: Report; older: Report | null }) {
  const tables = tablesOf(report, older);
  const score = scoreOfReport(report);
  const rated = criteriaOf(report);
  const { best, worst } = bestAndWorst(rated);
  return (
    <div className={styles.report}>
      <CardStack>
        <MainFigures
          score={score && { value: score.score, low: score.low, high: score.high }}
          scored={report.scored}
          scoreNote="At the end of the period, from all reviews until then."
          sent={report.sent}
          answered={report.answered}
          coverage={{ invited: report.invitedCount, eligible: report.eligibleCount }}
          coverageNote="Placements of the 24 months before the report was made."
        />
        <Card title={tables.summary.title}>
          <div className={older ? undefined : styles.narrow}>
            <Figures table={tables.summary} />
          </div>
          {older && <Tests />}
        </Card>
        <LinesCard
          table={tables.recruiters}
          about="Invitations and answers by recruiter. Scores are at the end of the period."
          points={barsOf(tables.recruiters, recruitersOf(report))}
          empty="No recruiter had invitations or reviews in this period."
        />
        <LinesCard
          table={tables.specialities}
          about="By the speciality of the placement. Scores are of this period's reviews only."
          points={barsOf(tables.specialities, specialitiesOf(report))}
          empty="No placement of this period names a speciality."
        />
        <ChartCard
          table={tables.criteria}
          about="Plain averages of reviews that count in the score, received in this period."
          empty={rated.length === 0 && <FigureNote>No ratings in this period.</FigureNote>}
        >
          <CardRow of="two">
            <div>
              <h3 className={styles.head}>Best</h3>
              <RatingBars ratings={best} />
            </div>
            {worst.length > 0 && (
              <div>
                <h3 className={styles.head}>Worst</h3>
                <RatingBars ratings={worst} />
              </div>
            )}
          </CardRow>
        </ChartCard>
        <Newest report={report} />
        <FigureNote>NPS is left out: there are no NPS answers in this period.</FigureNote>
      </CardStack>
    </div>
  );
}

const series = [
  { name: 'sent', label: 'Invitations sent', color: 'var(--line-strong)' },
  { name: 'answered', label: 'Answered', color: 'var(--brand)' },
] as const;

const barsOf = (
  table: FiguresTable,
  lines: readonly { name: string; sent: number; answered: number }[],
): ChartPoint[] =>
  lines.slice(0, drawnBars).map(({ name, sent, answered }, index) => ({
    label: name,
    title: name,
    values: { sent, answered },
    facts: table.rows[index]!.slice(1, 5).map((figure, place) => [table.columns[place + 1]!.head, String(figure)]),
  }));

type LinesCardProps = { table: FiguresTable; about: string; points: readonly ChartPoint[]; empty: string };

function LinesCard({ table, about, points, empty }: LinesCardProps) {
  return (
    <>
      <div className={styles.onScreen}>
        <ChartCard
          table={table}
          about={`${about}${table.rows.length > drawnBars ? ` The chart shows the first ${drawnBars} of ${table.rows.length}.` : ''}`}
          legend={series}
          empty={points.length === 0 && <FigureNote>{empty}</FigureNote>}
        >
          <ChartArea>
            <Bars label={table.title} points={points} series={series} />
          </ChartArea>
        </ChartCard>
      </div>
      {points.length > 0 && (
        <div className={styles.onPaper}>
          <Card title={table.title}>
            <Figures table={table} />
          </Card>
        </div>
      )}
    </>
  );
}

function Tests() {
  return (
    <FigureNote>
      Answer rates are compared by a two-proportion test at 5%. Scores and averages differ by more than chance if their
      80% intervals don't overlap. Counts and coverage include everyone, so they aren't estimates.
    </FigureNote>
  );
}

function Newest({ report }: { report: Report }) {
  const reviews = reviewsOf(report);
  return (
    <Card title="Newest reviews">
      {reviews.length === 0 ? (
        <FigureNote>No reviews were received in this period.</FigureNote>
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review, place) =>
            review ? (
              <li key={review.id}>
                <Link href={reviewUrl(localId(review.id))}>{review.title}</Link>
                {review.level > 0 && <Stars value={review.overall} size="small" />}
                <FigureNote>
                  {`${reviewerWithVoice(review.shownName, review.reviewerType)}, about ${review.recruiter?.name ?? 'a former recruiter'}`}
                </FigureNote>
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: all that is left of this review is its place.
              <li key={place}>
                <FigureNote>This review is no longer public.</FigureNote>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

graphql`
  fragment ReportView_report on AgencyReport {
    id
    span
    firstDay
    lastDay
    madeAt
    isShared
    viewerCanShare
    agencyName
    sent
    opened
    answered
    counted
    scored
    weight
    weightedStars
    eligibleCount
    invitedCount
    recruiters {
      edges {
        node {
          ...ReportView_line @relay(mask: false)
          recruiter {
            id
            name
          }
        }
      }
    }
    specialities {
      edges {
        node {
          ...ReportView_line @relay(mask: false)
        }
      }
    }
    criteria {
      edges {
        node {
          ...ReportView_line @relay(mask: false)
        }
      }
    }
    reviews {
      edges {
        node {
          key
          review {
            id
            title
            overall
            level
            shownName
            reviewerType
            recruiter {
              name
            }
          }
        }
      }
    }
  }
`;

graphql`
  fragment ReportView_line on AgencyReportLine {
    key
    subject
    sent
    answered
    counted
    scored
    weight
    weightedStars
  }
`;
