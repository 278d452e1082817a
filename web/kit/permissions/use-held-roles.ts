import type { HeldRoles } from '#common/roles.ts';
import { useUser } from '../session/use-session.ts';
import { rolesToCheck } from './developer.ts';

/** The roles that decide what the user may do here; null for a stranger. The server checks them again. */
export function useHeldRoles(): HeldRoles {
  const user = useUser();
  return user && rolesToCheck(user.roles);
}
