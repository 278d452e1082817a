import { meets } from '#common/roles.ts';
import { reviewsUrl, searchUrl } from '#common/urls.ts';

/** Where somebody goes after signing in, unless they were on their way somewhere. */
export function landingFor(roles: readonly string[]): string {
  const isRecruiter = !meets(roles, 'super_admin') && meets(roles, 'recruiter');
  return isRecruiter ? reviewsUrl('requested') : searchUrl();
}
