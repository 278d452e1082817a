import type { TagProps } from '#web/ui/Tag.tsx';

/** The labels of task states, in the order of the filter. */
export const taskStateWords: Readonly<Record<string, { label: string; tone: TagProps['tone'] }>> = {
  failed: { label: 'Failed', tone: 'bad' },
  retrying: { label: 'Retrying', tone: 'warn' },
  running: { label: 'Running', tone: 'info' },
  due: { label: 'Due', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'neutral' },
};
