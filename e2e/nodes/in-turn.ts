import { sample } from '#server/testing/tiers.ts';

const files = ['balanced', 'drain', 'replica'] as const;

/** Whether a file of these runs now. In a deep run all do, otherwise one of them, which changes with the commit. */
export const hasTurn = (file: (typeof files)[number]): boolean => sample(files, 1, 'clusters').includes(file);
