import type { PageModule } from '#web/kit/page.ts';
import { runInTurns, turn } from './in-turns.ts';
import { whenRead } from './when-read.ts';

// This file may run while the rest of the document is still on its way, and what the server left is at its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

/** A drawn page is readable and its forms work: our code comes after what is looked at. */
function begin() {
  const { modules, page } = document.querySelector<HTMLScriptElement>('script[type=module]')?.dataset ?? {};
  if (modules) whenRead(() => void bringToLife(modules.split(' '), page));
  else void start(page);
}

/** A telephone would be deaf for a while if it ran all of it at once. */
async function bringToLife(addresses: readonly string[], page: string | undefined) {
  fetchTogether(addresses);
  await turn();
  await runInTurns(addresses);
  await start(page);
}

/** @param page the file of the document's page; one that is gone or does not come is left to the router, which can say so */
async function start(page: string | undefined) {
  const isThere: Promise<PageModule | undefined> = page
    ? import(/* @vite-ignore */ page).catch(() => undefined)
    : Promise.resolve(undefined);
  const { readBoot, startApp } = await import('./start.tsx');
  const read = readBoot();
  await turn();
  startApp(read, await isThere);
}

/** All that the page will import, at once instead of one after the other. */
function fetchTogether(addresses: readonly string[]) {
  const links = addresses.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
}
