/** See `lock.mjs`. */
export function takeLock(
  folder: string,
  name: string,
  saying: string,
): Promise<{ free(): Promise<void>; heldBy?: undefined } | { free?: undefined; heldBy: string }>;

/** See `lock.mjs`. */
export function waitForLock(folder: string, name: string, saying: string): Promise<{ free(): Promise<void> }>;

/** See `lock.mjs`. */
export class LockProblem extends Error {}
