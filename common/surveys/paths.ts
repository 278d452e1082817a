import { type Answer, type Answers, isEmptyAnswer } from './answers.ts';
import { groupScores, type NpsGroup } from './nps.ts';
import { otherChoice, type Question, type SkipRule, scaleOf } from './questions.ts';

/** The questions that a person with these answers is asked, in order. A question without an answer ends the path. */
export function pathOf(questions: readonly Question[], answers: Answers): Question[] {
  const path: Question[] = [];
  let question = questions[0];
  while (question) {
    path.push(question);
    const answer = answers[question.id];
    if (answer === undefined) break;
    question = nextQuestion(questions, question, answer);
  }
  return path;
}

/** The question after this one for an answer; undefined at the end. Rules that lead backwards are ignored. */
export function nextQuestion(questions: readonly Question[], question: Question, answer: Answer): Question | undefined {
  const place = questions.findIndex(({ id }) => id === question.id);
  const rule = question.skips.find((one) => meets(question, one, answer));
  if (!rule) return questions[place + 1];
  const target = questions.findIndex(({ id }) => id === rule.goTo);
  if (rule.goTo === null) return undefined;
  return target > place ? questions[target] : questions[place + 1];
}

/** Whether an answer meets the condition of a rule. */
function meets({ type }: Question, { condition, value }: SkipRule, answer: Answer): boolean {
  if (condition === 'answered') return !isEmptyAnswer(answer);
  if (condition === 'skipped') return isEmptyAnswer(answer);
  if (isEmptyAnswer(answer)) return false;
  if (condition === 'at_least') return Number(answer) >= Number(value);
  if (condition === 'at_most') return Number(answer) <= Number(value);
  const said = type === 'yes_no' || type === 'consent' ? [answer ? 'yes' : 'no'] : chosenIn(answer);
  return said.includes(String(value)) === (condition === 'is');
}

function chosenIn(answer: Answer): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('choice' in answer) return [answer.choice];
  return 'choices' in answer ? answer.choices : [];
}

/** What is wrong with the order of a workflow's questions: a rule that leads nowhere or back, or a question nobody gets. */
export interface PathProblem {
  readonly code: 'UNKNOWN_TARGET' | 'LEADS_BACK' | 'UNREACHABLE';
  readonly questionId: string;
  /** The place of the rule within its question. */
  readonly rule?: number;
}

/**
 * Checks that each rule leads forwards to a question that exists, and that every question can be reached by some answers
 * of a person in this group.
 */
export function pathProblems(questions: readonly Question[], group: NpsGroup): PathProblem[] {
  return [...ruleProblems(questions), ...unreachable(questions, group)];
}

function ruleProblems(questions: readonly Question[]): PathProblem[] {
  return questions.flatMap((question, place) =>
    question.skips.flatMap(({ goTo }, rule): PathProblem[] => {
      if (goTo === null) return [];
      const target = questions.findIndex(({ id }) => id === goTo);
      if (target === -1) return [{ code: 'UNKNOWN_TARGET', questionId: question.id, rule }];
      return target > place ? [] : [{ code: 'LEADS_BACK', questionId: question.id, rule }];
    }),
  );
}

function unreachable(questions: readonly Question[], group: NpsGroup): PathProblem[] {
  const reached = new Set<string>();
  for (const [place, question] of questions.entries()) {
    if (place === 0) reached.add(question.id);
    if (!reached.has(question.id)) continue;
    for (const answer of possibleAnswers(question, group)) {
      const next = nextQuestion(questions, question, answer);
      if (next) reached.add(next.id);
    }
  }
  return questions
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => ({ code: 'UNREACHABLE', questionId: id }) as const);
}

/** One answer of each kind that rules can tell apart. */
function possibleAnswers(question: Question, group: NpsGroup): Answer[] {
  return [...(question.isRequired ? [] : [null]), ...givenAnswers(question, group)];
}

function givenAnswers({ type, standard, choices, rows, hasOther, isRequired }: Question, group: NpsGroup): Answer[] {
  const ids = [...choices.map(({ id }) => id), ...(hasOther ? [otherChoice] : [])];
  switch (type) {
    case 'nps':
    case 'rating': {
      const [lowest, highest] = standard === 'score' ? groupScores[group] : scaleOf(type);
      return Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
    }
    case 'single_choice':
    case 'dropdown':
      return ids.map((choice) => ({ choice }));
    case 'multiple_choice':
      return subsetsThatDiffer(ids).map((chosen) => ({ choices: chosen }));
    case 'yes_no':
      return [true, false];
    case 'consent':
      return isRequired ? [true] : [true, false];
    case 'matrix':
      return [{ cells: { [rows[0]?.id ?? '']: ids[0] ?? '' } }];
    case 'ranking':
      return [{ order: ids }];
    default:
      return ['x'];
  }
}

/**
 * Each choice alone, all, all but each one, and each pair. Rules name one choice each, so with a first rule that applies
 * to one of two choices, a pair decides whether a later rule can.
 */
function subsetsThatDiffer(ids: readonly string[]): string[][] {
  const pairs = ids.flatMap((one, place) => ids.slice(place + 1).map((other) => [one, other]));
  const allButOne = ids.map((left) => ids.filter((id) => id !== left));
  return [...ids.map((id) => [id]), ...pairs, ...allButOne, [...ids]].filter((subset) => subset.length > 0);
}
