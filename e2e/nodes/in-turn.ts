import { sample } from '#server/testing/tiers.ts';

const files = ['balanced', 'drain', 'replica'] as const;

/** Whether a file of these runs now: all do in a deep run, otherwise one whose turn it is with this commit. */
export const hasTurn = (file: (typeof files)[number]): boolean => sample(files, 1, 'clusters').includes(file);
