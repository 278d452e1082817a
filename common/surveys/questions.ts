/** The types of survey questions, in the order of the editor's menu. */
export const questionTypes = [
  'nps',
  'rating',
  'single_choice',
  'multiple_choice',
  'dropdown',
  'short_text',
  'long_text',
  'yes_no',
  'matrix',
  'ranking',
  'date',
  'consent',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A choice, a column of a matrix, or one of its rows. The id stays when the label is edited. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The questions that every workflow starts with; null for those that people add. */
export const standardQuestions = ['score', 'reason', 'group', 'quote'] as const;
export type StandardQuestion = (typeof standardQuestions)[number];

/** What an answer may be compared with. */
export const conditions = ['answered', 'skipped', 'is', 'is_not', 'at_least', 'at_most'] as const;
export type Condition = (typeof conditions)[number];

/** If the answer meets the condition, the survey continues with the question `goTo`, or ends if that is null. */
export interface SkipRule {
  readonly condition: Condition;
  /** A choice's id, 'other', 'yes', 'no' or a number; null for conditions without a value. */
  readonly value: string | number | null;
  readonly goTo: string | null;
}

/** A question of a survey. Lists that its type doesn't use are empty. */
export interface Question {
  /** Unique within its workflow; kept when the question is edited or moved. */
  readonly id: string;
  readonly type: QuestionType;
  readonly standard: StandardQuestion | null;
  readonly title: string;
  readonly help: string | null;
  readonly isRequired: boolean;
  /** The choices, or the columns of a matrix. */
  readonly choices: readonly Choice[];
  /** The rows of a matrix. */
  readonly rows: readonly Choice[];
  /** Whether 'Other' with a text is offered, too. */
  readonly hasOther: boolean;
  /** The first one that applies decides; without one, the next question follows. */
  readonly skips: readonly SkipRule[];
}

/** The questions of a workflow, in order. */
export type SurveyQuestions = readonly Question[];

/** The parts that a type of question has besides its title. */
interface Traits {
  readonly choices: boolean;
  readonly rows: boolean;
  readonly other: boolean;
  readonly conditions: readonly Condition[];
}

const always = ['answered', 'skipped'] as const;
const plain: Traits = { choices: false, rows: false, other: false, conditions: always };
const chosen: Traits = { choices: true, rows: false, other: true, conditions: [...always, 'is', 'is_not'] };
const numbered: Traits = { ...plain, conditions: [...always, 'at_least', 'at_most'] };
const yesNo: Traits = { ...plain, conditions: [...always, 'is'] };

/** What each type of question has, and which skip rules fit it. */
export const traitsOf: Readonly<Record<QuestionType, Traits>> = {
  nps: numbered,
  rating: numbered,
  single_choice: chosen,
  multiple_choice: chosen,
  dropdown: chosen,
  short_text: plain,
  long_text: plain,
  yes_no: yesNo,
  matrix: { ...plain, choices: true, rows: true },
  ranking: { ...plain, choices: true },
  date: plain,
  consent: yesNo,
};

/** The lowest and highest answer of a numbered question. */
export const scaleOf = (type: QuestionType): readonly [number, number] => (type === 'nps' ? [0, 10] : [1, 5]);

/** The id of the choice 'Other'. */
export const otherChoice = 'other';
