/**
 * The viewer, as the rules need to know them. `recruiterId` is the profile the person owns, `agencyId` and `companyId`
 * where they belong; `roles` are named as in the token.
 */
export interface Viewer {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly approved: boolean;
  readonly recruiterId: string | null;
  readonly agencyId: string | null;
  readonly companyId: string | null;
  /** The recruiters of the teams that they lead. */
  readonly ledRecruiterIds: readonly string[];
}

/** A rule's answer: yes, or no with a code for programs and a sentence for people. */
export type Allowed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

/** Why a rule says no. To strangers the API answers `not_yours` like an unknown id. */
export type RefusalReason = 'signed_out' | 'staff_read_only' | 'permission' | 'not_yours' | 'state';

/** The answer yes. */
export const allowed: Allowed = { ok: true };

/** The answer no; `message` addresses the person directly. */
export function refused(reason: RefusalReason, message: string): Allowed {
  return { ok: false, reason, message };
}
