import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Answer } from '#common/surveys/answers.ts';
import { nextQuestion } from '#common/surveys/paths.ts';
import type { Question, QuestionType } from '#common/surveys/questions.ts';
import { openClient } from './client.ts';
import type { Hand } from './hands.ts';
import type { Asked } from './nps-people.ts';

/** How a person walks through the survey. */
interface Walk {
  readonly person: Asked;
  /** What they answer to a question of yes or no. */
  readonly says: 'Yes' | 'No';
  /** A day as it is entered. */
  readonly day: string;
}

type Answering = (hand: Hand, form: Locator, walk: Walk) => Promise<void>;

const write = (words: string) => (hand: Hand, form: Locator) => hand.write(form.getByRole('textbox'), words);
const choose =
  (...labels: readonly string[]) =>
  async (hand: Hand, form: Locator) => {
    for (const label of labels) await hand.choose(form.getByLabel(label, { exact: true }));
  };

/** The answers to the sample questions. */
const samples: Readonly<Record<QuestionType, Answering>> = {
  nps: choose('8'),
  rating: choose('4'),
  single_choice: choose('Second'),
  multiple_choice: choose('First', 'Third'),
  dropdown: (hand, form) => hand.select(form.getByRole('combobox'), 'Third'),
  short_text: write('A few words'),
  long_text: write('Many more words'),
  yes_no: (hand, form, { says }) => choose(says)(hand, form),
  matrix: choose('Second'),
  ranking: async (hand, form) => {
    for (const [place, label] of ['Third', 'First', 'Second'].entries())
      await hand.select(form.getByLabel(label, { exact: true }), String(place + 1));
  },
  date: (hand, form, { day }) => hand.write(form.locator('input[type="date"]'), day),
  consent: (hand, form) => hand.choose(form.getByRole('checkbox')),
};

async function answer(hand: Hand, form: Locator, { type, standard }: Question, walk: Walk): Promise<void> {
  const { score, comment, quotable } = walk.person;
  if (standard === 'score') await choose(String(score))(hand, form);
  else if (standard === 'reason') await write(comment)(hand, form);
  else if (standard !== 'quote' || quotable) await samples[type](hand, form, walk);
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Survey' });
const isThanked = (page: Page) => /\/success\//.test(page.url());

/** The question on the screen, once it is another one than before; null at the thanks. */
async function shownAfter(page: Page, last: string | undefined): Promise<Question | null> {
  let question: Question | undefined;
  await expect
    .poll(async () => {
      if (isThanked(page)) return true;
      const asked = await formOf(page)
        .locator('input[name="asked"]')
        .inputValue({ timeout: 1000 })
        .catch(() => '');
      question = asked ? (JSON.parse(asked) as Question) : undefined;
      return question !== undefined && question.id !== last;
    })
    .toBe(true);
  return isThanked(page) ? null : question!;
}

/** Answers every question of an open survey until the thanks. Returns the types of the sample questions, as asked. */
export async function answerAll(
  hand: Hand,
  walk: Walk,
  look: (question: Question) => Promise<void> = async () => {},
): Promise<QuestionType[]> {
  const { page } = hand;
  const asked: QuestionType[] = [];
  for (let question = await shownAfter(page, undefined); question; question = await shownAfter(page, question.id)) {
    if (question.title.startsWith('Sample ')) asked.push(question.type);
    await answer(hand, formOf(page), question, walk);
    await look(question);
    await hand.press(formOf(page).getByRole('button', { name: 'Continue' }));
  }
  return asked;
}

/** Sends the answers of a person without a page: yes to a question of yes or no, and nothing else but the standard ones. */
export async function sendAnswers(link: string, person: Asked, questions: readonly Question[]): Promise<void> {
  const { origin, pathname } = new URL(link);
  const [, , campaign, token] = pathname.split('/');
  const client = openClient([origin]);
  const answers: Partial<Record<string, Answer>> = {
    score: person.score,
    reason: person.comment,
    quote: person.quotable,
  };
  for (let question = questions[0]; question; ) {
    const { id, type } = question;
    const given = answers[id] ?? (type === 'yes_no' ? true : type === 'consent' ? false : null);
    const next = nextQuestion(questions, question, given);
    const input = { campaignId: `Campaign:${campaign}`, token, questionId: id, answer: given, finishes: !next };
    expect((await client.mutate({ name: 'answerSurvey', input, rows: [] })).problems).toEqual([]);
    question = next;
  }
}
