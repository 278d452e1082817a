import { localStore } from '#web/kit/session/local-store.ts';
import { StoredValues } from '#web/kit/session/storage.ts';

const name = 'active_job';
/** A draft is offered again for a month. */
const minutes = 30 * 24 * 60;

const store = () => new StoredValues(localStore());

/** The local id of the draft that was edited last in this browser, if any. */
export function activeJob(): string | null {
  const read = store().read(name);
  return typeof read === 'string' && /^[0-9a-f-]{36}$/.test(read) ? read : null;
}

/** Remembers the draft that is being edited, or forgets it. */
export function rememberActiveJob(id: string | null): void {
  if (id === null) store().remove(name);
  else store().save(name, id, minutes);
}
