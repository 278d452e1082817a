import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import { routeOf } from '#common/routes.ts';
import { dashboardUrl, panelUrl, recruitersUrl, reviewsUrl, searchUrl } from '#common/urls.ts';

/** Where people go after signing in, unless they were on their way to a page. */
export function landingFor(roles: readonly string[]): string {
  if (kindOf(roles) === 'super admin' && routeOf('panelAdmin').isBuilt) return panelUrl();
  if (!meets(roles, 'review_list')) return meets(roles, 'recruiter_list') ? recruitersUrl() : searchUrl();
  return meets(roles, 'dashboard') && !isStaff(kindOf(roles)) ? dashboardUrl() : reviewsUrl('requested');
}
