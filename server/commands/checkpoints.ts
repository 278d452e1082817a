/** Named points of a write or a send, between which a process may die. */
export type Checkpoint =
  | 'command:before-commit'
  | 'command:after-commit'
  | 'mail:marked-sending'
  | 'mail:handed-over'
  | 'mail:settled'
  | 'task:done';

type Watcher = (checkpoint: Checkpoint) => void;
let watcher: Watcher | undefined;

/** Says that a point was reached. Nothing happens, unless somebody watches. */
export function reached(checkpoint: Checkpoint): void {
  watcher?.(checkpoint);
}

/** Lets a test end the process at a point, which is how it shows that nothing is lost or doubled there. */
export function watchCheckpoints(watch: Watcher): void {
  watcher = watch;
}
