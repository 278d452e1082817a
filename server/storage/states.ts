import type { TransitionTable } from '#common/transitions.ts';

/** `uploaded`: nothing refers to it yet. `removed`: nothing may refer to it, and its bytes will be deleted. */
export type FileState = 'uploaded' | 'attached' | 'removed';
/** What happens to a file: a row starts, or stops, referring to it. */
export type FileEvent = 'attach' | 'remove';

/** A file belongs to one thing, once. */
export const fileTransitions: TransitionTable<FileState, FileEvent> = {
  uploaded: { attach: 'attached', remove: 'removed' },
  attached: { remove: 'removed' },
  removed: {},
};
