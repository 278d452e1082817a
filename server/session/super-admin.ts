import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Viewer } from './viewer.ts';

/** Ends a command of the panel for all but super admins. Staff learn that they may only read, others find nothing. */
export function refuseAllButSuperAdmins({ isSuperAdmin, isStaff }: Viewer): void {
  if (isSuperAdmin) return;
  if (isStaff) refuse('staff_read_only', 'Staff may read, but not write.');
  refuseUnknown();
}
