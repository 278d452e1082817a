import type { Audience } from '../reviews/criteria.ts';
import type { TransitionTable } from '../transitions.ts';
import type { NpsGroup } from './nps.ts';
import type { Question } from './questions.ts';

/** The state of a workflow's version. Only a draft is edited; the live one is asked; old ones are kept. */
export const workflowStatuses = ['draft', 'live', 'old'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** What can happen to a version. `replace` is the publication of a newer one. */
export type WorkflowEvent = 'publish' | 'replace';

/** How a version moves. A live one never changes: editing it makes a new draft. */
export const workflowTransitions: TransitionTable<WorkflowStatus, WorkflowEvent> = {
  draft: { publish: 'live' },
  live: { replace: 'old' },
  old: {},
};

/** The labels of the states. */
export const workflowStatusWords = {
  draft: { label: 'Draft', tone: 'warn' },
  live: { label: 'Live', tone: 'good' },
  old: { label: 'Old version', tone: 'neutral' },
} as const;

/** The people of each group, such as 'Promoters'. */
export const groupWords: Readonly<Record<NpsGroup, string>> = {
  promoter: 'Promoters',
  passive: 'Passives',
  detractor: 'Detractors',
};

/** Which look and emails a survey has: ours, or the agency's own. */
export const surveyTemplates = ['default_template', 'custom_template'] as const;
export type SurveyTemplate = (typeof surveyTemplates)[number];

/** What people see at the end: thanks only, or thanks and a link to review on Google. */
export const thanksTemplates = ['default_template', 'google_reviews'] as const;
export type ThanksTemplate = (typeof thanksTemplates)[number];

/** The opening question of an audience's surveys until the agency edits it. */
export const openingQuestion = (agencyName: string): string =>
  `How likely are you to recommend ${agencyName} to a friend or colleague?`;

/** The words that a workflow starts with. */
export interface WorkflowWords {
  readonly questions: readonly Question[];
  readonly thanksTitle: string;
  readonly thanksText: string;
}

/** The standard questions and thanks of each group. The opening question comes first in all of them. */
export function defaultWorkflow(group: NpsGroup, audience: Audience): WorkflowWords {
  return {
    questions: [
      scoreQuestion,
      question('reason', 'long_text', { title: 'What is the main reason for your score?' }),
      question('group', 'long_text', { title: groupQuestions[group](audience) }),
      question('quote', 'consent', {
        title: 'May we quote you?',
        help: 'We may then show your comment with your first name.',
      }),
    ],
    ...thanks[group],
  };
}

const groupQuestions: Readonly<Record<NpsGroup, (audience: Audience) => string>> = {
  promoter: () => 'What did we do especially well?',
  passive: () => 'What one thing could we have done better?',
  detractor: (audience) =>
    audience === 'candidate' ? 'What went wrong while you were with us?' : 'What went wrong while we worked for you?',
};

const thanks: Readonly<Record<NpsGroup, Omit<WorkflowWords, 'questions'>>> = {
  promoter: { thanksTitle: 'Thank you!', thanksText: "We're glad that you were happy with us." },
  passive: { thanksTitle: 'Thank you!', thanksText: 'We read every answer, and yours helps us improve.' },
  detractor: {
    thanksTitle: 'Thank you for telling us',
    thanksText: "We're sorry that we let you down. Someone from our team will read your answer.",
  },
};

/** The question that every survey opens with; its title is the survey's opening question. */
export const scoreQuestion: Question = question('score', 'nps', { title: '', isRequired: true });

function question(
  standard: NonNullable<Question['standard']>,
  type: Question['type'],
  words: Pick<Question, 'title'> & Partial<Question>,
): Question {
  return {
    ...{ id: standard, type, standard, help: null, isRequired: false },
    ...{ choices: [], rows: [], hasOther: false, skips: [] },
    ...words,
  };
}
