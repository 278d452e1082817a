import { tabStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

const name = 'connecting';
const wayBack = 'connectingFrom';

/** A random key that stays in this tab: only here can somebody come back from another software's sign-in page. */
export function browserKey(): string {
  const store = new StoredValues(tabStore());
  const kept = store.read(name);
  const key = typeof kept === 'string' ? kept : crypto.randomUUID() + crypto.randomUUID();
  // Each use begins another hour: somebody may be on the way.
  store.save(name, key, 60);
  return key;
}

/** Remembers in this tab which page somebody connects from; without one, forgets an earlier one. */
export function rememberWayBack(path: string | undefined): void {
  const store = new StoredValues(tabStore());
  if (path) store.save(wayBack, path, 60);
  else store.remove(wayBack);
}

/** The page that somebody came from, if it was remembered. */
export function wayBackHere(): string | null {
  const kept = new StoredValues(tabStore()).read(wayBack);
  return typeof kept === 'string' && /^\/[^/\\]/.test(kept) ? kept : null;
}

/** Forgets where somebody came from. */
export function forgetWayBack(): void {
  new StoredValues(tabStore()).remove(wayBack);
}
