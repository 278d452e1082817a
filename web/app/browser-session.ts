import { Session } from '#web/kit/session/session.ts';

/** The session of this window: kept in local storage, alike in all tabs. */
export function openSession(): Session {
  const session = new Session({
    store: localStorage,
    fetch: (...call) => fetch(...call),
    lock: (task) => ('locks' in navigator ? navigator.locks.request('plaudit.session', task) : task()),
    report: (error) => console.error(error),
  });
  addEventListener('storage', () => session.readAgain());
  return session;
}
