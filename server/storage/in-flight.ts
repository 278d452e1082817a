/** Bytes that uploads may hold in this process at once. */
export const inFlightLimit = 100_000_000;

let held = 0;

/** What one upload holds until it is released. */
export interface HeldBytes {
  /** Returns false, and adds nothing, when the process already holds too much. */
  add(count: number): boolean;
  release(): void;
}

/** Starts an upload that holds nothing yet. */
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
