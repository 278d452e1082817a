import { meets } from '#common/roles.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';

/** Whether the user's plan includes cover, video and longer text. The server checks it again. */
export function useMayEditPremium(): boolean {
  const user = useUser();
  return meets(user && rolesToCheck(user.roles), 'premium_profile_edit');
}
