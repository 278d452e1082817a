import type { Condition, QuestionType } from '#common/surveys/questions.ts';

/** What each type of question is called, and what it is for. */
export const typeWords: Readonly<Record<QuestionType, { readonly label: string; readonly about: string }>> = {
  nps: { label: '0 to 10', about: 'How likely something is' },
  rating: { label: 'Rating', about: 'A number from 1 to 5' },
  single_choice: { label: 'Single choice', about: 'One of several answers' },
  multiple_choice: { label: 'Multiple choice', about: 'Any of several answers' },
  dropdown: { label: 'Dropdown', about: 'One of many answers, in a list' },
  short_text: { label: 'Short text', about: 'A few words' },
  long_text: { label: 'Long text', about: 'A few sentences' },
  yes_no: { label: 'Yes or no', about: 'One of two answers' },
  matrix: { label: 'Matrix', about: 'One answer in each row' },
  ranking: { label: 'Ranking', about: 'Answers in order' },
  date: { label: 'Date', about: 'A day' },
  consent: { label: 'Consent', about: 'A box to tick' },
};

/** Conditions of rules, after 'if'. */
export const conditionWords: Readonly<Record<Condition, string>> = {
  answered: 'there is an answer',
  skipped: 'there is no answer',
  is: 'the answer is',
  is_not: 'the answer is not',
  at_least: 'the answer is at least',
  at_most: 'the answer is at most',
};
