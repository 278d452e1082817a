import { useCallback } from 'react';
import { ActingBanner } from '#web/features/accounts/impersonation/ActingBanner.tsx';
import { stopActing } from '#web/features/accounts/impersonation/stop-acting.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import type { SessionUser } from '#web/kit/session/user.ts';
import { createEnvironment } from './relay-environment.ts';
import { sendAs } from './send-operation.ts';

/** The banner for a super admin who acts as somebody. Loaded only for them. */
export default function ActingPlace({ user }: { user: SessionUser }) {
  const session = useSession();
  const stop = () => stopActing(createEnvironment({ send: sendAs(session) }), session);
  const end = useCallback(() => void session.switchBack().catch(() => {}), [session]);
  if (!user.acting) return null;
  return <ActingBanner acting={user.acting} username={user.username} stop={stop} onOver={end} />;
}
