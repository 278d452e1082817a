import { type HeldRoles, meets } from '#common/roles.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';

/** The viewer's roles, and whether their plan has every kind of widget. */
export function useHeldRoles(): { held: HeldRoles; hasPremium: boolean } {
  const user = useUser();
  const held = user && rolesToCheck(user.roles);
  return { held, hasPremium: meets(held, 'premium_widgets_view') };
}
