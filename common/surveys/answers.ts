import { isPlainDate } from '../plain-date.ts';
import { surveyLimits } from './limits.ts';
import { otherChoice, type Question, type QuestionType, scaleOf } from './questions.ts';

/** An answer as it is stored. Which shape fits follows from the question's type; null is no answer. */
export type Answer =
  | number
  | boolean
  | string
  | { readonly choice: string; readonly other?: string }
  | { readonly choices: readonly string[]; readonly other?: string }
  | { readonly cells: Readonly<Record<string, string>> }
  | { readonly order: readonly string[] }
  | null;

/** Answers by the question's id. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** Says what is wrong with an answer, in a sentence for the person who answers; undefined if it can be saved. */
export function problemOfAnswer(question: Question, answer: Answer): string | undefined {
  if (isEmptyAnswer(answer)) return question.isRequired ? whatIsMissing[question.type] : undefined;
  return checks[question.type](question, answer);
}

/** Whether there is no answer: nothing chosen, or only spaces. */
export function isEmptyAnswer(answer: Answer | undefined): boolean {
  if (answer === null || answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer !== 'object') return false;
  if ('choice' in answer) return answer.choice === '';
  if ('choices' in answer) return answer.choices.length === 0;
  if ('cells' in answer) return Object.keys(answer.cells).length === 0;
  return answer.order.length === 0;
}

const whatIsMissing: Readonly<Record<QuestionType, string>> = {
  nps: 'Choose a number from 0 to 10.',
  rating: 'Choose a number from 1 to 5.',
  single_choice: 'Choose an answer.',
  multiple_choice: 'Choose at least one answer.',
  dropdown: 'Choose an answer.',
  short_text: 'Write an answer.',
  long_text: 'Write an answer.',
  yes_no: 'Choose yes or no.',
  matrix: 'Choose an answer in each row.',
  ranking: 'Put the choices in order.',
  date: 'Choose a date.',
  consent: 'Tick the box to continue.',
};

type Check = (question: Question, answer: Answer) => string | undefined;

const unfit = "This answer doesn't fit the question. Reload the page and try again.";

const number: Check = ({ type }, answer) => {
  const [lowest, highest] = scaleOf(type);
  return Number.isInteger(answer) && (answer as number) >= lowest && (answer as number) <= highest
    ? undefined
    : whatIsMissing[type];
};

const text =
  (max: number): Check =>
  (_, answer) => {
    if (typeof answer !== 'string') return unfit;
    return [...answer].length > max ? `Shorten this to ${max} characters.` : undefined;
  };

const single: Check = (question, answer) => {
  if (typeof answer !== 'object' || answer === null || !('choice' in answer)) return unfit;
  return problemOfChoices(question, [answer.choice], answer.other);
};

const checks: Readonly<Record<QuestionType, Check>> = {
  nps: number,
  rating: number,
  single_choice: single,
  dropdown: single,
  multiple_choice: (question, answer) => {
    if (typeof answer !== 'object' || answer === null || !('choices' in answer)) return unfit;
    return problemOfChoices(question, answer.choices, answer.other);
  },
  short_text: text(surveyLimits.shortText),
  long_text: text(surveyLimits.longText),
  yes_no: (_, answer) => (typeof answer === 'boolean' ? undefined : unfit),
  consent: ({ isRequired }, answer) => {
    if (typeof answer !== 'boolean') return unfit;
    return isRequired && !answer ? whatIsMissing.consent : undefined;
  },
  date: (_, answer) => (typeof answer === 'string' && isPlainDate(answer) ? undefined : 'Choose a valid date.'),
  matrix: ({ rows, choices, isRequired }, answer) => {
    if (typeof answer !== 'object' || answer === null || !('cells' in answer)) return unfit;
    const cells = Object.entries(answer.cells);
    if (!cells.every(([row, choice]) => rows.some(({ id }) => id === row) && choices.some(({ id }) => id === choice)))
      return unfit;
    return isRequired && cells.length < rows.length ? whatIsMissing.matrix : undefined;
  },
  ranking: ({ choices }, answer) => {
    if (typeof answer !== 'object' || answer === null || !('order' in answer)) return unfit;
    const { order } = answer;
    const isWhole = order.length === choices.length && choices.every(({ id }) => order.includes(id));
    return isWhole ? undefined : 'Give every choice a place.';
  },
};

function problemOfChoices({ choices, hasOther }: Question, chosen: readonly string[], other: string | undefined) {
  const offered = new Set([...choices.map(({ id }) => id), ...(hasOther ? [otherChoice] : [])]);
  if (new Set(chosen).size !== chosen.length || !chosen.every((id) => offered.has(id))) return unfit;
  if (!chosen.includes(otherChoice)) return other === undefined ? undefined : unfit;
  if (!other?.trim()) return "Write what 'Other' means.";
  return [...other].length > surveyLimits.shortText
    ? `Shorten this to ${surveyLimits.shortText} characters.`
    : undefined;
}
