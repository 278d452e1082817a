import { runInTurns, turn } from './in-turns.ts';
import { whenRead } from './when-read.ts';

// This file may run before the rest of the document arrives, and the server's data is at its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

/** A server-rendered page is readable and its forms work, so our code comes after the visible content. */
function begin() {
  const named = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules']?.split(' ');
  if (named) whenRead(() => void bringToLife(named));
  else void start();
}

/** Running all of it at once would block a phone for a while. */
async function bringToLife(addresses: readonly string[]) {
  fetchTogether(addresses);
  await turn();
  await runInTurns(addresses);
  await start();
}

async function start() {
  const { readBoot, startApp } = await import('./start.tsx');
  const read = readBoot();
  await turn();
  startApp(read);
}

/** Preloads all imports of the page at once instead of one after the other. */
function fetchTogether(addresses: readonly string[]) {
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
}
