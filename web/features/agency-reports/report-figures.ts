import {
  type Interval,
  intervalsDiffer,
  type Share,
  sharesDiffer,
  type Verdict,
} from '#common/agency-reports/difference.ts';
import { reportPeriodName } from '#common/agency-reports/period.ts';
import { formatNumber, formatScoreExactly, formatShare } from '#common/formats.ts';
import { coverageLimits } from '#common/limits.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { type Audience, criterionOf } from '#common/reviews/criteria.ts';
import { type Score, scoreConstants, scoreFromSums } from '#common/reviews/score.ts';
import { specialityOf } from '#common/specialities.ts';
import type { ReportView_report$data } from '#web/__generated__/ReportView_report.graphql.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { nodesOf } from '#web/kit/nodes.ts';

/** A report's figures as read. */
export type Report = Omit<ReportView_report$data, ' $fragmentType'>;

/** A line of a report with what it is called. */
interface Line {
  readonly key: string;
  readonly name: string;
  readonly sent: number;
  readonly answered: number;
  readonly counted: number;
  /** Null without counted reviews. */
  readonly score: Score | null;
}

/** A criterion's plain average with its 80 % interval. */
export interface RatedCriterion extends Interval {
  readonly key: string;
  readonly label: string;
  readonly average: number;
  readonly count: number;
}

type Row = { readonly scored: number; readonly weight: number; readonly weightedStars: number };

/** The agency's score at the end of the period; null without counted reviews. */
export const scoreOfReport = ({ scored, weight, weightedStars }: Report): Score | null =>
  scored > 0 ? scoreFromSums({ weight, weightedStars }) : null;

const scoreOfLine = ({ scored, weight, weightedStars }: Row): Score | null =>
  scored > 0 ? scoreFromSums({ weight, weightedStars }) : null;

/** Everyone with invitations or reviews in the period. Someone who was erased since has no name. */
export const recruitersOf = (report: Report): Line[] =>
  nodesOf(report.recruiters).map((row, place) => ({
    ...row,
    key: row.recruiter?.id ?? `gone ${place}`,
    name: row.recruiter?.name ?? 'A former recruiter',
    score: scoreOfLine(row),
  }));

/** The specialities of the period's placements. */
export const specialitiesOf = (report: Report): Line[] =>
  nodesOf(report.specialities).map((row) => ({
    ...row,
    key: row.subject ?? row.key,
    name: specialityOf(row.subject ?? '')?.name ?? row.subject ?? '',
    score: scoreOfLine(row),
  }));

/** The rated criteria, the highest average first. */
export const criteriaOf = (report: Report): RatedCriterion[] =>
  nodesOf(report.criteria).flatMap(({ subject, counted, weightedStars }) => {
    const [audience, key] = (subject ?? '').split(' ') as [Audience, string];
    const criterion = criterionOf(audience, key);
    if (!criterion) return [];
    const average = weightedStars / counted;
    const half = scoreConstants.z80 * Math.sqrt(scoreConstants.variance / counted);
    const label = `${criterion.label} (${voiceOf(audience).toLowerCase()}s)`;
    return [{ key: subject!, label, average, count: counted, low: average - half, high: average + half }];
  });

/** How many criteria are shown as the best, and as the worst. */
const shownCriteria = 3;

/** The best and the worst criteria, without naming one twice. */
export function bestAndWorst(rated: readonly RatedCriterion[]) {
  const best = rated.slice(0, shownCriteria);
  return { best, worst: rated.slice(Math.max(best.length, rated.length - shownCriteria)).toReversed() };
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  yes: 'Yes',
  no: 'No',
  few: 'Too few to tell',
};
const countedInFull = 'Not a sample';

const signed = (difference: number, format: (value: number) => string) => {
  const words = format(Math.abs(difference));
  if (words === format(0)) return 'No change';
  return `${difference < 0 ? '−' : '+'}${words}`;
};
const points = (share: number) => `${Math.round(share * 100)} points`;

/** The report's main figures, beside those of an older one if there is one. */
export function summaryTable(report: Report, older: Report | null): FiguresTable {
  const rows = [
    counts('Invitations sent', report.sent, older?.sent),
    counts('Invitations opened', report.opened, older?.opened),
    counts('Answers', report.answered, older?.answered),
    shares('Answer rate', answersOf(report), older && answersOf(older)),
    counts('Counted reviews received', report.counted, older?.counted),
    scores('Score at the end', scoreOfReport(report), older && scoreOfReport(older)),
    coverage(report, older),
  ];
  return {
    title: older ? `Compared with ${reportPeriodName(asPeriod(older))}` : 'Summary',
    columns: [
      { head: 'Figure', kind: 'words' },
      { head: reportPeriodName(asPeriod(report)), kind: 'words' },
      ...(older
        ? ([
            { head: reportPeriodName(asPeriod(older)), kind: 'words' },
            { head: 'Difference', kind: 'words' },
            { head: 'Larger than chance?', kind: 'words' },
          ] as const)
        : []),
    ],
    rows: rows.map((row) => (older ? row : row.slice(0, 2))),
  };
}

/** A report's period, as its name needs it. */
export const asPeriod = ({ span, firstDay }: Pick<Report, 'span' | 'firstDay'>) => ({ span, from: firstDay });

const answersOf = ({ answered, sent }: { answered: number; sent: number }): Share => ({ some: answered, all: sent });
const shareOf = ({ some, all }: Share) => (all > 0 ? some / all : null);

const counts = (name: string, now: number, before: number | undefined) => [
  name,
  formatNumber(now),
  ...(before === undefined ? [] : [formatNumber(before), signed(now - before, formatNumber), countedInFull]),
];

function shares(name: string, now: Share, before: Share | null) {
  const [one, other] = [shareOf(now), before && shareOf(before)];
  const difference = one === null || other === null ? '–' : signed(one - other, points);
  return [
    name,
    formatShare(one),
    ...(before ? [formatShare(other), difference, verdictWords[sharesDiffer(now, before)]] : []),
  ];
}

const scoreWords = (score: Score | null) =>
  score
    ? `${formatScoreExactly(score.score)} (${formatScoreExactly(score.low)}–${formatScoreExactly(score.high)})`
    : '–';

function scores(name: string, now: Score | null, before: Score | null) {
  const difference = now && before ? signed(now.score - before.score, formatScoreExactly) : '–';
  return [name, scoreWords(now), scoreWords(before), difference, verdictWords[intervalsDiffer(now, before)]];
}

function coverage(report: Report, older: Report | null) {
  const of = ({ invitedCount, eligibleCount }: Report) =>
    eligibleCount < coverageLimits.tooFewBelow ? null : invitedCount / eligibleCount;
  const [now, before] = [of(report), older && of(older)];
  const words = (share: number | null) => (share === null ? 'Too few placements' : formatShare(share));
  const difference = now === null || before === null ? '–' : signed(now - before, points);
  return ['Coverage when made', words(now), words(before), difference, countedInFull];
}

/** Recruiters or specialities with their figures, and whether each score has changed since an older report. */
export function linesTable(
  title: string,
  head: string,
  lines: readonly Line[],
  older: readonly Line[] | null,
): FiguresTable {
  const earlier = new Map(older?.map((line) => [line.key, line]));
  return {
    title,
    columns: [
      { head, kind: 'words' },
      { head: 'Invitations', kind: 'count' },
      { head: 'Answers', kind: 'count' },
      { head: 'Counted reviews', kind: 'count' },
      { head: 'Score (80% interval)', kind: 'words' },
      ...(older
        ? ([
            { head: 'Score before', kind: 'words' },
            { head: 'Larger than chance?', kind: 'words' },
          ] as const)
        : []),
    ],
    rows: lines.map(({ key, name, sent, answered, counted, score }) => {
      const before = earlier.get(key)?.score ?? null;
      return [
        name,
        sent,
        answered,
        counted,
        scoreWords(score),
        ...(older ? [scoreWords(before), verdictWords[intervalsDiffer(score, before)]] : []),
      ];
    }),
  };
}

/** All rated criteria, and whether each average has changed since an older report. */
export function criteriaTable(rated: readonly RatedCriterion[], older: readonly RatedCriterion[] | null): FiguresTable {
  const earlier = new Map(older?.map((one) => [one.key, one]));
  return {
    title: 'Best and worst criteria',
    columns: [
      { head: 'Criterion', kind: 'words' },
      { head: 'Average', kind: 'score' },
      { head: 'Ratings', kind: 'count' },
      ...(older
        ? ([
            { head: 'Average before', kind: 'score' },
            { head: 'Larger than chance?', kind: 'words' },
          ] as const)
        : []),
    ],
    rows: rated.map((one) => {
      const before = earlier.get(one.key) ?? null;
      return [
        one.label,
        one.average,
        one.count,
        ...(older ? [before?.average ?? null, verdictWords[intervalsDiffer(one, before)]] : []),
      ];
    }),
  };
}

/** The newest reviews that are still public. */
export const reviewsOf = (report: Report) => nodesOf(report.reviews).map(({ review }) => review ?? null);

/** The same for a file. */
export const newestTable = (report: Report): FiguresTable => ({
  title: 'Newest reviews',
  columns: [
    { head: 'Review', kind: 'words' },
    { head: 'Stars', kind: 'count' },
    { head: 'Reviewer', kind: 'words' },
    { head: 'Recruiter', kind: 'words' },
  ],
  rows: reviewsOf(report).flatMap((review) =>
    review
      ? [[review.title, review.level === 0 ? null : review.overall, review.shownName, review.recruiter?.name ?? null]]
      : [],
  ),
});
