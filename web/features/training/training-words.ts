import { labelledFor } from '#common/spelled-out.ts';
import type { TrainingState } from '#common/training/states.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** The labels of the states of a training booking. */
export const trainingWords: Readonly<Record<TrainingState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  requested: { label: 'Requested', tone: 'info' },
  confirmed: { label: 'Confirmed', tone: 'good' },
  done: { label: 'Done', tone: 'neutral' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

/** The same for a state from the API. */
export const trainingStateWords = (state: string) => labelledFor(trainingWords, state);
