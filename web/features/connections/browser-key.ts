import { tabStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

const name = 'connecting';

/** A random key that stays in this tab: only here can somebody come back from another software's sign-in page. */
export function browserKey(): string {
  const store = new StoredValues(tabStore());
  const kept = store.read(name);
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID() + crypto.randomUUID();
  store.save(name, made, 60);
  return made;
}
