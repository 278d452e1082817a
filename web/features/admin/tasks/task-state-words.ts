import { taskWords } from '#common/admin/task-words.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** The state of a task in the queue. */
export type TaskState = 'failed' | 'retrying' | 'running' | 'due' | 'planned';

/** The labels of task states, in the order of the filter. */
export const taskStateWords: Readonly<Record<TaskState, { label: string; tone: TagProps['tone'] }>> = {
  failed: { label: 'Failed', tone: 'bad' },
  retrying: { label: 'Retrying', tone: 'warn' },
  running: { label: 'Running', tone: 'info' },
  due: { label: 'Due', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'neutral' },
};

/** What a task does; one that only an earlier release knew is spelled out. */
export const taskName = (name: string): string => wordsFor(taskWords, name);
