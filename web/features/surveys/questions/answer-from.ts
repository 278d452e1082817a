import type { Answer } from '#common/surveys/answers.ts';
import { otherChoice, type Question, type QuestionType } from '#common/surveys/questions.ts';

/** The names of the fields of a question, below the question's own name. */
export const fieldNames = {
  /** The text of 'Other'. */
  other: (name: string) => `${name}.other`,
  /** A row of a matrix, or the place of a choice in a ranking. */
  part: (name: string, id: string) => `${name}.${id}`,
} as const;

/** The answer in a posted form whose fields `QuestionField` drew under `name`. */
export function answerFrom(question: Question, form: FormData, name: string = question.id): Answer {
  return readers[question.type](question, form, name);
}

/** What is saved when a person continues without answering: consent wasn't given, everything else was skipped. */
export const answerOfNothing = ({ type }: Question): Answer => (type === 'consent' ? false : null);

type Reader = (question: Question, form: FormData, name: string) => Answer;

const number: Reader = (_, form, name) => {
  const text = textIn(form, name);
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
};
const text: Reader = (_, form, name) => textIn(form, name).trim() || null;
const single: Reader = ({ hasOther }, form, name) => {
  const choice = textIn(form, name);
  return choice === '' ? null : { choice, ...otherIn(hasOther && choice === otherChoice, form, name) };
};

const readers: Readonly<Record<QuestionType, Reader>> = {
  nps: number,
  rating: number,
  single_choice: single,
  dropdown: single,
  multiple_choice: ({ hasOther }, form, name) => {
    const choices = form.getAll(name).map(String);
    if (choices.length === 0) return null;
    return { choices, ...otherIn(hasOther && choices.includes(otherChoice), form, name) };
  },
  short_text: text,
  long_text: text,
  date: text,
  yes_no: (_, form, name) => {
    const said = textIn(form, name);
    return said === '' ? null : said === 'yes';
  },
  consent: (_, form, name) => form.has(name),
  matrix: ({ rows }, form, name) => {
    const cells = rows.flatMap(({ id }) => {
      const choice = textIn(form, fieldNames.part(name, id));
      return choice === '' ? [] : [[id, choice] as const];
    });
    return cells.length === 0 ? null : { cells: Object.fromEntries(cells) };
  },
  ranking: ({ choices }, form, name) =>
    rankingOf(choices.map(({ id }) => ({ id, place: Number(textIn(form, fieldNames.part(name, id))) }))),
};

/**
 * Choices in the order of their places; null if none has a place. Of two with the same place only the first is in it, so
 * that the order is recognized as incomplete.
 */
export function rankingOf(choices: readonly { readonly id: string; readonly place: number }[]): Answer {
  const order = choices
    .filter(({ place }, at) => place > 0 && choices.findIndex((one) => one.place === place) === at)
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
  return order.length === 0 ? null : { order };
}

const otherIn = (isChosen: boolean, form: FormData, name: string) =>
  isChosen ? { other: textIn(form, fieldNames.other(name)).trim() } : {};

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
