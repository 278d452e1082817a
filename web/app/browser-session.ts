import { captureError } from '#web/kit/capture-error.ts';
import { localStore } from '#web/kit/session/local-store.ts';
import { Session } from '#web/kit/session/session.ts';
import { noteIdentity } from './analytics.ts';

/** This window's session, in local storage and so the same in all tabs. */
export function openSession(): Session {
  const session = new Session({
    store: localStore(),
    fetch: inTime,
    lock: oneOfAllTabs,
    captureError,
    identify: noteIdentity,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  addEventListener('storage', () => session.readAgain());
  return session;
}

/** Milliseconds until a call counts as failed: other tabs wait for a stuck refresh. Uploads take longer. */
const longestCall = 30_000;

const inTime: typeof fetch = (input, init) =>
  fetch(input, init?.body instanceof FormData ? init : { ...init, signal: AbortSignal.timeout(longestCall) });

/** Milliseconds. If a lock takes longer, another tab held it, and that tab's writes arrive a moment later. */
const [atOnce, storageArrives] = [10, 60];

/** Locks are missing or blocked only where storage is too, and then tabs share nothing. */
async function oneOfAllTabs<T>(task: () => Promise<T>): Promise<T> {
  let began = false;
  const since = performance.now();
  const run = async () => {
    began = true;
    if (performance.now() - since > atOnce) await new Promise((resolve) => setTimeout(resolve, storageArrives));
    return task();
  };
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('plaudit.session', run).catch((error: unknown) => {
    if (began) throw error;
    return run();
  });
}
