import { type Question, type QuestionType, type SkipRule, traitsOf } from '#common/surveys/questions.ts';

/** What is edited and saved of a workflow. */
export interface Contents {
  readonly questions: readonly Question[];
  readonly thanksTitle: string;
  readonly thanksText: string;
  readonly notifiesOwner: boolean;
  readonly sendsWebhook: boolean;
}

/** A change of a workflow, as a function from its contents before to those after. */
export type Change = (before: Contents) => Contents;

/** A new id for a question, a choice or a row, as the API accepts them. */
export function newPartId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % letters.length]).join('');
}

/** An empty question of a type, with two choices and a row if it has them. */
export function newQuestion(type: QuestionType, newId: () => string = newPartId): Question {
  const traits = traitsOf[type];
  const blank = () => ({ id: newId(), label: '' });
  return {
    ...{ id: newId(), type, standard: null, title: '', help: null, isRequired: false, hasOther: false, skips: [] },
    choices: traits.choices ? [blank(), blank()] : [],
    rows: traits.rows ? [blank()] : [],
  };
}

/** Puts a question at a place, or at the nearest one after the score question. */
export const insertQuestion =
  (question: Question, place: number): Change =>
  (before) => ({ ...before, questions: before.questions.toSpliced(Math.max(1, place), 0, question) });

/** Deletes a question. Rules that lead to it stay, and are shown as problems. */
export const deleteQuestion =
  (id: string): Change =>
  (before) => ({
    ...before,
    questions: before.questions.filter((question, place) => place === 0 || question.id !== id),
  });

/** Copies a question to the place below it. The copy has ids of its own, and is no standard question. */
export const duplicateQuestion =
  (id: string, copyId: string): Change =>
  (before) => {
    const place = before.questions.findIndex((question) => question.id === id);
    const question = before.questions[place];
    if (!question) return before;
    return insertQuestion({ ...question, id: copyId, standard: null }, place + 1)(before);
  };

/** The place that a question gets if it is moved to another; the first place is the score question's. */
export function placeAfterMove({ questions }: Contents, id: string, to: number): number {
  const from = questions.findIndex((question) => question.id === id);
  return from < 1 ? from : Math.min(Math.max(1, to), questions.length - 1);
}

/** Moves a question to a place, as far as `placeAfterMove` allows. */
export const moveQuestion =
  (id: string, to: number): Change =>
  (before) => {
    const from = before.questions.findIndex((question) => question.id === id);
    const place = placeAfterMove(before, id, to);
    const question = before.questions[from];
    if (!question || place === from) return before;
    return { ...before, questions: before.questions.toSpliced(from, 1).toSpliced(place, 0, question) };
  };

/** Changes parts of a question. */
export const changeQuestion =
  (id: string, parts: Partial<Question>): Change =>
  (before) => ({
    ...before,
    questions: before.questions.map((question) => (question.id === id ? { ...question, ...parts } : question)),
  });

/** Replaces a question's rule at a place; null deletes it. */
export const changeRule =
  (id: string, place: number, rule: SkipRule | null): Change =>
  (before) => {
    const question = before.questions.find((one) => one.id === id);
    if (!question) return before;
    const skips = question.skips.toSpliced(place, 1, ...(rule ? [rule] : []));
    return changeQuestion(id, { skips })(before);
  };

/** Changes the thank-you page or what happens after an answer. */
export const changeEnd =
  (parts: Partial<Omit<Contents, 'questions'>>): Change =>
  (before) => ({ ...before, ...parts });

/** Only the parts that are edited, in a fixed order, of a row that has more. */
export const contentsOf = (row: Contents): Contents => ({
  questions: row.questions,
  thanksTitle: row.thanksTitle,
  thanksText: row.thanksText,
  notifiesOwner: row.notifiesOwner,
  sendsWebhook: row.sendsWebhook,
});

/** Whether two workflows are the same, whatever the order of the keys in what the server returns. */
export const isSame = (one: Contents, other: Contents): boolean =>
  inOrder(contentsOf(one)) === inOrder(contentsOf(other));

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
