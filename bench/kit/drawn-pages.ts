import type { Running } from './running.ts';

/** How many pages the web process has rendered, from its own metrics. */
export async function drawnPages({ origin }: Running): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^plaudit_pages_total\{how="drawn"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
