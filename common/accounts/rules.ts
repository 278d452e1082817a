import { meets } from '../roles.ts';
import { type Allowed, allowed, refused, type Viewer } from '../viewer.ts';

/** Editing a company: its own people with `company_edit`. Super admins may not speak for it. */
export function canEditCompany(viewer: Viewer | null, company: { readonly companyId: string }): Allowed {
  if (!viewer) return refused('signed_out', 'Sign in to do this.');
  if (viewer.companyId !== company.companyId) return refused('not_yours', "This isn't your company.");
  if (!meets(viewer.roles, 'company_edit'))
    return refused('permission', 'Only an admin of your company can change this.');
  return allowed;
}
