import type { Database } from '#server/database/database.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createUser, viewerFor } from '../accounts/accounts.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';

/** Viewers with and without access to a panel: super admin, staff, recruiter. */
export async function createPanelViewers(
  database: Database,
): Promise<Readonly<Record<'superAdmin' | 'staff' | 'recruiter', Viewer>>> {
  const withRole = async (role: string) => viewerFor(database, (await createUser(database, { roles: [role] })).id);
  return {
    superAdmin: await withRole('ROLE_SUPER_ADMIN'),
    staff: await withRole('ROLE_ADMIN'),
    recruiter: (await createRecruiterWithLogin(database)).viewer,
  };
}
