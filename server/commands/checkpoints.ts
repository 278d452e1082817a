/** Named points of a write or a send at which a process may die. */
export type Checkpoint =
  | 'command:before-commit'
  | 'command:after-commit'
  | 'mail:marked-sending'
  | 'mail:handed-over'
  | 'mail:settled'
  | 'task:done';

type Watcher = (checkpoint: Checkpoint) => void;
let watcher: Watcher | undefined;

/** Reports a point. Does nothing unless a test watches. */
export function reached(checkpoint: Checkpoint): void {
  watcher?.(checkpoint);
}

/** Lets a test end the process at a point, to show that nothing is lost or doubled there. */
export function watchCheckpoints(watch: Watcher): void {
  watcher = watch;
}
