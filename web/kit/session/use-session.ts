import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionUser } from './user.ts';

/** The session of this window; on the server, a stranger's session. */
export const SessionContext = createContext<Session | null>(null);

/** Renders everything below as for a stranger: for previews of public pages. */
export const AsStrangerContext = createContext(false);

/** The session, for signing in and out. To read the user, use `useUser`, which waits for hydration. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('A page is drawn below a SessionContext.');
  return session;
}

/** The signed-in user; null for strangers, and for everybody until the page has hydrated. */
export function useUser(): SessionUser | null {
  const session = useSession();
  const user = useSyncExternalStore(session.subscribe, () => session.user, nobody);
  return use(AsStrangerContext) ? null : user;
}

const nobody = () => null;
