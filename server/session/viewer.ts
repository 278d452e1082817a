import { type Expression, sql } from 'kysely';
import { utc } from '#common/formats.ts';
import { type Permission, permissionsOf, roleName } from '#common/roles.ts';
import type { Viewer as RuleViewer } from '#common/viewer.ts';
import type { Database } from '#server/database/database.ts';
import { heldRoles } from './held-roles.ts';
import { type Acting, isActedAs } from './impersonation.ts';

/** Who makes a request: a signed-in user, a stranger, or the system itself. */
export interface Viewer {
  userId: string | null;
  agencyId: string | null;
  recruiterId: string | null;
  companyId: string | null;
  /** The zone of their days and times; UTC for those who have chosen none. */
  timeZone: string;
  /** An agency admin sees the whole agency; a recruiter sees their own part. */
  seesAgency: boolean;
  /** The recruiters of the teams that they lead, whose part they see as well. */
  ledRecruiterIds: readonly string[];
  /** An admin has checked their agency or company. */
  approved: boolean;
  /** Staff see both sides. */
  isStaff: boolean;
  /** Super admins run the installation: the panel and moderation. */
  isSuperAdmin: boolean;
  /** The super admin acting as this user. Null when users act for themselves. */
  impersonatedBy: string | null;
  roles: readonly string[];
  permissions: ReadonlySet<Permission>;
  /** The API token that acts for the agency, as its admin would. Nobody is signed in then. */
  apiTokenId?: string;
}

/** Somebody who is not signed in. Public pages are rendered for this viewer. */
export const stranger: Viewer = {
  userId: null,
  agencyId: null,
  recruiterId: null,
  companyId: null,
  timeZone: utc,
  seesAgency: false,
  ledRecruiterIds: [],
  approved: false,
  isStaff: false,
  isSuperAdmin: false,
  impersonatedBy: null,
  roles: [],
  permissions: new Set(),
};

/** The product itself, in tasks. Sees everything. */
export const system: Viewer = { ...stranger, isStaff: true };

/** The viewer for a user, or a stranger when the user is gone or deactivated. One statement. */
export const viewerOf = async ({ kysely }: Database, userId: string): Promise<Viewer> =>
  viewerFrom(await viewerRows(kysely).where('u.id', '=', userId).executeTakeFirst(), null);

/**
 * The viewer a super admin acts as, or a stranger when acting is no longer allowed. One statement.
 * @param userId the user named in the access token, when the token was made for acting
 */
export async function viewerActedAs({ kysely }: Database, acting: Acting, userId?: string): Promise<Viewer> {
  const rows = viewerRows(kysely).where(isActedAs(acting));
  return viewerFrom(await (userId ? rows.where('u.id', '=', userId) : rows).executeTakeFirst(), acting.adminId);
}

const viewerRows = (kysely: Database['kysely']) =>
  kysely
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('agencies as a', 'a.id', 'r.agency_id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .where('u.status', '=', 'active')
    .select(({ ref }) => [
      'u.id',
      'u.time_zone',
      'r.id as recruiter_id',
      'r.agency_id',
      'm.company_id',
      'a.is_approved as agency_approved',
      'c.is_approved as company_approved',
      heldRoles(ref('u.id'), ref('a.plan')).as('roles'),
      ledRecruiters(ref('r.id')).as('led_recruiter_ids'),
    ]);

const ledRecruiters = (recruiterId: Expression<string | null>) =>
  sql<string[]>`array(select distinct m.recruiter_id from team_members l join team_members m on m.team_id = l.team_id
    where l.recruiter_id = ${recruiterId} and l.is_lead)`;

type ViewerRow = Awaited<ReturnType<ReturnType<typeof viewerRows>['executeTakeFirst']>>;

function viewerFrom(row: ViewerRow, impersonatedBy: string | null): Viewer {
  if (!row) return stranger;
  const { roles } = row;
  const permissions = new Set(permissionsOf(roles));
  return {
    userId: row.id,
    agencyId: row.agency_id,
    recruiterId: row.recruiter_id,
    companyId: row.company_id,
    timeZone: row.time_zone ?? utc,
    seesAgency: roles.includes('ROLE_RECRUITER_ADMIN'),
    // Teams come with the plan: leads of an agency without it see their own part only.
    ledRecruiterIds: permissions.has('team_view') ? row.led_recruiter_ids : [],
    approved: row.agency_approved ?? row.company_approved ?? false,
    isStaff: roles.includes('ROLE_SUPER_ADMIN') || roles.includes('ROLE_ADMIN'),
    isSuperAdmin: roles.includes('ROLE_SUPER_ADMIN'),
    impersonatedBy,
    roles,
    permissions,
  };
}

/** An API token, with what its agency's row says. */
export interface TokenOfAgency {
  readonly id: string;
  readonly agency_id: string;
  readonly plan: string;
  readonly is_approved: boolean;
}

/** The viewer of a request with an API token: the agency itself, with what its admins see and may do. */
export function viewerOfApiToken({ id, agency_id, plan, is_approved }: TokenOfAgency): Viewer {
  const held = ['recruiter', 'recruiter_admin', ...(plan === 'free' ? [] : [plan])].map(roleName);
  return {
    ...stranger,
    agencyId: agency_id,
    seesAgency: true,
    approved: is_approved,
    roles: held,
    permissions: new Set(permissionsOf(held)),
    apiTokenId: id,
  };
}

/** The viewer as the shared rules take it: null for a stranger. An API token counts as somebody. */
export function signedIn(viewer: Viewer): RuleViewer | null {
  const userId = viewer.userId ?? viewer.apiTokenId;
  return userId ? { ...viewer, userId } : null;
}
