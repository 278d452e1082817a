/**
 * Lets the browser answer to whoever waits, such as a finger, before our code goes on. Unlike a timer it is not slowed
 * down in a tab that nobody looks at.
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
 * Runs files of ours one after the other, with a turn for the browser between them. Each comes after what it imports.
 * What is gone or does not come is left to whoever imports it, and can say so.
 */
export async function runInTurns(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await import(/* @vite-ignore */ address).catch(() => undefined);
    await turn();
  }
}
