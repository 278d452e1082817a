import { runInTurns, turn } from './in-turns.ts';
import { whenRead } from './when-read.ts';

// This file may run while the rest of the document is still on its way, and what the server left is at its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

/** A drawn page is readable and its forms work: our code comes after what is looked at. */
function begin() {
  const named = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules']?.split(' ');
  if (named) whenRead(() => void bringToLife(named));
  else void start();
}

/** A telephone would be deaf for a while if it ran all of it at once. */
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

/** All that the page will import, at once instead of one after the other. */
function fetchTogether(addresses: readonly string[]) {
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
}
