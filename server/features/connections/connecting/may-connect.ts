import { isPersonal, type VendorKey } from '#common/connections/vendors.ts';
import { meets, type Requirement } from '#common/roles.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Viewer } from '#server/session/viewer.ts';

/**
 * Whose connection the viewer may open or change: their agency's as its admin, or their own. `ownerId` is null for the
 * agency's. Refused for everybody else, and for staff who act as somebody.
 */
export function agencyToConnect(viewer: Viewer, vendor: VendorKey) {
  const { userId, agencyId, seesAgency, impersonatedBy } = viewer;
  if (!userId || !agencyId) return refuse('FORBIDDEN', 'Connections are for people of an agency.');
  if (impersonatedBy) return refuse('FORBIDDEN', "You can't open or change connections while acting as someone.");
  if (isPersonal(vendor)) return { userId, agencyId, ownerId: userId };
  if (!seesAgency) return refuse('FORBIDDEN', "Only your agency's admin can open or change this connection.");
  return { userId, agencyId, ownerId: null };
}

/** What opening a connection takes besides; keeping and ending one takes nothing more. */
const takes: Readonly<Partial<Record<VendorKey, Requirement>>> = { google: 'google_reviews_connect' };

/** Refuses to open a connection that the viewer's plan doesn't cover. */
export function refuseBeyondPlan(viewer: Viewer, vendor: VendorKey): void {
  if (!meets(viewer.roles, takes[vendor])) refuse('PLAN', "Your plan doesn't include this connection.", 'vendor');
}
