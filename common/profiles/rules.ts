import { meets } from '../roles.ts';
import { type Allowed, allowed, refused, type Viewer } from '../viewer.ts';

/** Editing a recruiter's profile: its owner only. Super admins may not speak for them. */
export function canEditRecruiter(viewer: Viewer | null, recruiter: { readonly recruiterId: string }): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to do this.');
  if (viewer.recruiterId !== recruiter.recruiterId) return refused('not_yours', "This isn't your profile.");
  if (!meets(viewer.roles, 'recruiter_profile_edit'))
    return refused('permission', "Your account can't change a profile.");
  return allowed;
}

/** Editing an agency: its own admins only. */
export function canEditAgency(viewer: Viewer | null, agency: { readonly agencyId: string }): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to do this.');
  if (viewer.agencyId !== agency.agencyId) return refused('not_yours', "This isn't your agency.");
  if (!meets(viewer.roles, 'agency_edit')) return refused('permission', 'Only an admin of your agency can change it.');
  return allowed;
}

/** Adding what only some plans show: a cover, a video, a longer text. Anybody may remove them. */
export function canEditPremium(viewer: Viewer | null): Allowed {
  if (viewer && meets(viewer.roles, 'premium_profile_edit')) return allowed;
  return refused('permission', 'Cover, video and longer text are available from the Pro Individual plan.');
}
