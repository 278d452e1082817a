import { formatMonth, formatScore } from '#common/formats.ts';
import { otherChoice, type Question, scaleOf } from '#common/surveys/questions.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';

/** Counts by name, as the API has them: the question's id and a key. */
export type AnswerCounts = Readonly<Record<string, number>>;

/** How often one answer was given, and its share of those who answered the question. */
export interface AnswerBar {
  readonly label: string;
  readonly count: number;
  readonly share: number | null;
}

/** What the answers to a question add up to. */
export interface QuestionFigures {
  readonly question: Question;
  /** How many answered it. */
  readonly answered: number;
  /** Nothing for texts and for questions that are shown as a table. */
  readonly bars: readonly AnswerBar[];
  readonly table: FiguresTable | null;
  /** One sentence that sums it up, such as an average. */
  readonly note: string | null;
}

/** The figures of each question but the score, whose answers are the figures of the workflow itself. */
export const figuresOf = (questions: readonly Question[], counts: AnswerCounts): QuestionFigures[] =>
  questions.filter(({ standard }) => standard !== 'score').map((question) => figuresOfQuestion(question, counts));

function figuresOfQuestion(question: Question, counts: AnswerCounts): QuestionFigures {
  const count = (key: string) => counts[`${question.id} ${key}`] ?? 0;
  const answered = count('all');
  const bar = (label: string, key: string): AnswerBar => ({
    label,
    count: count(key),
    share: answered > 0 ? count(key) / answered : null,
  });
  const base = { question, answered, bars: [], table: null, note: null };
  switch (question.type) {
    case 'nps':
    case 'rating': {
      const [lowest, highest] = scaleOf(question.type);
      const values = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
      const sum = values.reduce((total, value) => total + value * count(String(value)), 0);
      return {
        ...base,
        bars: values.map((value) => bar(String(value), String(value))),
        note: answered > 0 ? `${formatScore(sum / answered)} on average` : null,
      };
    }
    case 'yes_no':
    case 'consent':
      return { ...base, bars: [bar('Yes', 'true'), bar('No', 'false')] };
    case 'single_choice':
    case 'dropdown':
    case 'multiple_choice':
      return {
        ...base,
        bars: [
          ...question.choices.map(({ id, label }) => bar(label, `choice ${id}`)),
          ...(question.hasOther ? [bar('Other', `choice ${otherChoice}`)] : []),
        ],
        note: question.type === 'multiple_choice' && answered > 0 ? 'People could choose several.' : null,
      };
    case 'matrix':
      return { ...base, table: matrixTable(question, count) };
    case 'ranking':
      return { ...base, table: placesTable(question, count) };
    case 'date':
      return { ...base, bars: months(question, counts).map((month) => bar(formatMonth(month), `month ${month}`)) };
    default:
      return base;
  }
}

type Count = (key: string) => number;

const matrixTable = ({ title, rows, choices }: Question, count: Count): FiguresTable => ({
  title,
  columns: [{ head: 'Row', kind: 'words' }, ...choices.map(({ label }) => ({ head: label, kind: 'count' as const }))],
  rows: rows.map((row) => [row.label, ...choices.map((choice) => count(`cell ${row.id} ${choice.id}`))]),
});

/** The choices by their average place, the best first. */
function placesTable({ title, choices }: Question, count: Count): FiguresTable {
  const rows = choices.map(({ id, label }) => {
    const places = choices.map((_, place) => count(`place ${id} ${place + 1}`));
    const all = places.reduce((sum, one) => sum + one, 0);
    const mean = all > 0 ? places.reduce((sum, one, place) => sum + one * (place + 1), 0) / all : null;
    return { label, first: places[0] ?? 0, mean };
  });
  rows.sort((one, other) => (one.mean ?? Number.POSITIVE_INFINITY) - (other.mean ?? Number.POSITIVE_INFINITY));
  return {
    title,
    columns: [
      { head: 'Choice', kind: 'words' },
      { head: 'Average place', kind: 'score' },
      { head: 'Put first by', kind: 'count' },
    ],
    rows: rows.map(({ label, first, mean }) => [label, mean, first]),
  };
}

/** The months that were given, in order. */
const months = ({ id }: Question, counts: AnswerCounts): string[] =>
  Object.keys(counts)
    .filter((name) => name.startsWith(`${id} month `) && counts[name]! > 0)
    .map((name) => name.slice(`${id} month `.length))
    .sort();
