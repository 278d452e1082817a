import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Question, type QuestionType, questionTypes, traitsOf } from '#common/surveys/questions.ts';
import { QuestionField } from './QuestionField.tsx';

const choices = [
  { id: 'a', label: 'Speed' },
  { id: 'b', label: 'Care' },
];

/** The names of the fields that `answerFrom` reads. */
const names: Readonly<Partial<Record<QuestionType, readonly string[]>>> = {
  single_choice: ['q', 'q.other'],
  multiple_choice: ['q', 'q.other'],
  dropdown: ['q', 'q.other'],
  matrix: ['q.r'],
  ranking: ['q.a', 'q.b'],
};

test.each(questionTypes)('%s is drawn as fields with the names that are read, its words and its problem', (type) => {
  const question: Question = {
    ...{ id: 'q', type, standard: null, title: 'How was it?', help: 'Be honest.', isRequired: true, skips: [] },
    choices: traitsOf[type].choices ? choices : [],
    rows: traitsOf[type].rows ? [{ id: 'r', label: 'Before' }] : [],
    hasOther: traitsOf[type].other,
  };
  const html = renderToStaticMarkup(
    <QuestionField question={question} answer={undefined} onAnswer={() => {}} problem="Choose an answer." />,
  );
  const found = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));
  expect([...found].sort()).toEqual(names[type] ?? ['q']);
  expect(html).toContain(' id="q"');
  for (const words of ['How was it?', 'Be honest.', 'Choose an answer.']) expect(html).toContain(words);
  expect(html).not.toContain('(optional)');
});
