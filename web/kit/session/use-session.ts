import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionUser } from './user.ts';

/** The session of this window; on the server one that nobody has. */
export const SessionContext = createContext<Session | null>(null);

/** What stands below it is drawn as for a stranger, whoever is signed in: a preview of a public page. */
export const AsStrangerContext = createContext(false);

/** The session, to sign in or out. What it holds is read by `useUser`, which waits for hydration. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('A page is drawn below a SessionContext.');
  return session;
}

/** Who is signed in. Null for a stranger, and for everybody until the page has hydrated. */
export function useUser(): SessionUser | null {
  const session = useSession();
  const user = useSyncExternalStore(session.subscribe, () => session.user, nobody);
  return use(AsStrangerContext) ? null : user;
}

const nobody = () => null;
