/**
 * Yields to the browser, so input is handled before our code continues. Unlike a timer, it is not throttled in
 * background tabs.
 */
export function turn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs our files one after the other, yielding between them. Each comes after its imports. A file that is missing or
 * fails is left to its importer, which can report it.
 */
export async function runInTurns(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await import(/* @vite-ignore */ address).catch(() => undefined);
    await turn();
  }
}
