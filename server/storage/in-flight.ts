/** Bytes that uploads may hold in this process at the same time. */
export const inFlightLimit = 100_000_000;

let held = 0;

/** What one upload holds until it is let go. */
export interface HeldBytes {
  /** False when the process holds too much already; then nothing was added. */
  add(count: number): boolean;
  release(): void;
}

/** Begins an upload that holds nothing yet. */
export function holdBytes(): HeldBytes {
  let own = 0;
  return {
    add(count) {
      if (held + count > inFlightLimit) return false;
      held += count;
      own += count;
      return true;
    },
    release() {
      held -= own;
      own = 0;
    },
  };
}
