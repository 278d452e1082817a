import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Viewer } from './viewer.ts';

/** Refuses a panel command to everyone but super admins. Staff are told they can only read; others get 'not found'. */
export function refuseAllButSuperAdmins({ isSuperAdmin, isStaff }: Viewer): void {
  if (isSuperAdmin) return;
  if (isStaff) refuse('staff_read_only', "Admins can view this, but can't change it.");
  refuseUnknown();
}
