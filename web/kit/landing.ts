import { isStaff, kindOf } from '#common/kinds.ts';
import { meets } from '#common/roles.ts';
import { routeOf } from '#common/routes.ts';
import { dashboardUrl, homeUrl, panelUrl, recruitersUrl, reviewsUrl, searchUrl } from '#common/urls.ts';

/** Where people go after signing in, unless they were on their way to a page. `isLed`: through their first steps. */
export function landingFor(roles: readonly string[], isLed = false): string {
  if (kindOf(roles) === 'super admin' && routeOf('panelAdmin').isBuilt) return panelUrl();
  if (!meets(roles, 'review_list')) return meets(roles, 'recruiter_list') ? recruitersUrl() : searchUrl();
  if (isLed && meets(roles, 'recruiter')) return homeUrl();
  return meets(roles, 'dashboard') && !isStaff(kindOf(roles)) ? dashboardUrl() : reviewsUrl('requested');
}
