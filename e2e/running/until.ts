import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is true, and returns how many milliseconds that took. Throws with `what` after `within`. */
export async function untilTrue(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  { within = 60_000, every = 50 } = {},
): Promise<number> {
  const since = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - since > within) throw new Error(`It did not become true in ${within} ms that ${what}`);
    await sleep(every);
  }
  return performance.now() - since;
}
