import type { NpsGroup } from './nps.ts';
import { type PathProblem, pathProblems } from './paths.ts';
import { type Choice, otherChoice, type Question, type SkipRule, scaleOf, traitsOf } from './questions.ts';

/** Something to settle before a workflow can be published. */
export interface QuestionProblem {
  readonly questionId: string;
  /** The part of the question to show it at. */
  readonly part: 'title' | 'choices' | 'rows' | 'skips' | 'question';
  readonly message: string;
}

/** Everything that keeps these questions from being published, in their order. */
export function problemsOfQuestions(questions: readonly Question[], group: NpsGroup): QuestionProblem[] {
  const first = questions[0];
  if (first?.id !== 'score' || first.standard !== 'score' || first.type !== 'nps' || !first.isRequired)
    return [
      { questionId: first?.id ?? '', part: 'question', message: 'Start with the required question from 0 to 10.' },
    ];
  const ids = new Set<string>();
  const own = questions.flatMap((question, place) => {
    const isDuplicate = ids.has(question.id) || (place > 0 && question.standard === 'score');
    ids.add(question.id);
    return isDuplicate
      ? [problem(question, 'question', 'Delete this duplicate question.')]
      : problemsOfQuestion(question);
  });
  const paths = pathProblems(questions, group).map(({ code, questionId }) => ({
    questionId,
    part: code === 'UNREACHABLE' ? ('question' as const) : ('skips' as const),
    message: pathWords[code],
  }));
  const place = new Map(questions.map(({ id }, at) => [id, at]));
  return [...own, ...paths].sort((a, b) => (place.get(a.questionId) ?? 0) - (place.get(b.questionId) ?? 0));
}

const pathWords: Readonly<Record<PathProblem['code'], string>> = {
  UNKNOWN_TARGET: 'This rule leads to a question that was deleted. Choose another one.',
  LEADS_BACK: 'This rule leads back to an earlier question. Choose a later one.',
  UNREACHABLE: 'No one gets to this question, because the rules before it always skip it.',
};

function problemsOfQuestion(question: Question): QuestionProblem[] {
  const { title, standard, choices, rows } = question;
  const traits = traitsOf[question.type];
  return [
    ...(title === '' && standard !== 'score' ? [problem(question, 'title', 'Write the question.')] : []),
    ...(traits.choices ? problemsOfChoices(question, 'choices', choices, 2) : []),
    ...(traits.rows ? problemsOfChoices(question, 'rows', rows, 1) : []),
    ...question.skips.flatMap((rule) => problemOfRule(question, rule) ?? []),
  ];
}

function problemsOfChoices(question: Question, part: 'choices' | 'rows', given: readonly Choice[], least: number) {
  if (given.length < least)
    return [problem(question, part, least === 1 ? 'Add a row.' : `Add at least ${least} choices.`)];
  if (given.some(({ label }) => label === '')) return [problem(question, part, 'Write a label for each of them.')];
  const labels = given.map(({ label }) => label.toLowerCase());
  const isUnique = new Set(labels).size === labels.length && new Set(given.map(({ id }) => id)).size === given.length;
  return isUnique ? [] : [problem(question, part, 'Use each label only once.')];
}

function problemOfRule(question: Question, rule: SkipRule): QuestionProblem[] | undefined {
  const { conditions } = traitsOf[question.type];
  if (!conditions.includes(rule.condition))
    return [problem(question, 'skips', "A rule doesn't fit this type of question. Change or delete it.")];
  return valuesOf(question, rule)?.includes(rule.value as never) === false
    ? [problem(question, 'skips', 'Choose what the answer is compared with.')]
    : undefined;
}

/** What a rule of this question can compare an answer with; undefined if it compares with nothing. */
export function valuesOf(question: Question, { condition }: Pick<SkipRule, 'condition'>) {
  if (condition === 'answered' || condition === 'skipped') return undefined;
  if (condition === 'at_least' || condition === 'at_most') {
    const [lowest, highest] = scaleOf(question.type);
    return Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
  }
  if (question.type === 'yes_no' || question.type === 'consent') return ['yes', 'no'];
  return [...question.choices.map(({ id }) => id), ...(question.hasOther ? [otherChoice] : [])];
}

const problem = ({ id }: Question, part: QuestionProblem['part'], message: string): QuestionProblem => ({
  questionId: id,
  part,
  message,
});
