import type { TransitionTable } from '../transitions.ts';

/** The state of a training booking. */
export const trainingStates = ['requested', 'confirmed', 'done', 'cancelled'] as const;
export type TrainingState = (typeof trainingStates)[number];

/** What super admins do with a booking. A confirmed one can also get another time, which changes no state. */
export const trainingTransitions: TransitionTable<TrainingState, 'confirm' | 'finish' | 'cancel'> = {
  requested: { confirm: 'confirmed', cancel: 'cancelled' },
  confirmed: { finish: 'done', cancel: 'cancelled' },
  done: {},
  cancelled: {},
};

/** What a training session can be about. */
export const trainingTopics = ['inviting', 'placements', 'replying', 'profile', 'team', 'sharing'] as const;
export type TrainingTopic = (typeof trainingTopics)[number];

/** The topics in words. */
export const trainingTopicWords: Readonly<Record<TrainingTopic, string>> = {
  inviting: 'Inviting people to review',
  placements: 'Importing placements',
  replying: 'Replying to reviews',
  profile: 'Your public profile',
  team: 'Managing your team',
  sharing: 'Sharing reviews',
};

/** The topics of a booking in one line. */
export const topicsInWords = (topics: readonly string[]): string =>
  topics.map((topic) => trainingTopicWords[topic as TrainingTopic] ?? topic).join(', ');
