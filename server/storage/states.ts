import type { TransitionTable } from '#common/transitions.ts';

/** `uploaded`: bytes that nothing refers to yet. `removed`: nothing may refer to it any more, and its bytes go. */
export type FileState = 'uploaded' | 'attached' | 'removed';
/** What happens to a file: a row refers to it, or no row shall any more. */
export type FileEvent = 'attach' | 'remove';

/** A file belongs to one thing, once. */
export const fileTransitions: TransitionTable<FileState, FileEvent> = {
  uploaded: { attach: 'attached', remove: 'removed' },
  attached: { remove: 'removed' },
  removed: {},
};
