import { isStaff, kindOf } from '#common/kinds.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';

/** Whether the user is staff, who read the jobs of all companies but are on neither side of them. */
export function useLooksOnly(): boolean {
  return isStaff(kindOf(useHeldRoles() ?? []));
}
