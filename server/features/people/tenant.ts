import type { Side } from '#common/people/people.ts';
import { roleName } from '#common/roles.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** An agency or a company whose people an admin manages. */
export interface Tenant {
  side: Side;
  id: string;
  name: string;
  country: string;
  /** How many people the plan covers; null: any number. */
  seats: number | null;
}

/** The role of each side's admins, as in tokens. */
export const adminRole = { agency: roleName('recruiter_admin'), company: roleName('user_admin') } as const;

/** The column of a tenant's rows that names it. */
export const columnOf = { agency: 'agency_id', company: 'company_id' } as const;

/**
 * The viewer's agency or company, locked: changes to its people happen one after the other. Refuses everybody but its
 * admins, and those of a tenant that is not approved.
 */
export function lockOwnTenant({ viewer, tx }: Write): Promise<Tenant> {
  return lockTenant(tx, ownTenant(viewer));
}

type Place = Pick<Tenant, 'side' | 'id'>;

/** Locks an agency or a company. */
export async function lockTenant(tx: Tx, place: Place): Promise<Tenant> {
  const { id } = place;
  if (place.side === 'company')
    await tx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
  else await tx.selectFrom('agencies').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return (await tenantOf(tx, place))!;
}

/** Locks several of one side, in the order of their ids, so that two who lock the same ones don't wait in a circle. */
export async function lockTenants(tx: Tx, side: Side, ids: readonly string[]): Promise<Map<string, Tenant>> {
  const tenants = new Map<string, Tenant>();
  for (const id of [...new Set(ids)].sort()) tenants.set(id, await lockTenant(tx, { side, id }));
  return tenants;
}

/** An agency or a company, and whether staff have approved it; undefined if there is none. */
export async function tenantOf(tx: Tx, { side, id }: Place): Promise<(Tenant & { isApproved: boolean }) | undefined> {
  if (side === 'company') {
    const company = await tx
      .selectFrom('companies')
      .select(['id', 'name', 'country', 'is_approved as isApproved'])
      .where('id', '=', id)
      .executeTakeFirst();
    return company && { ...company, side, seats: null };
  }
  const agency = await tx
    .selectFrom('agencies')
    .select(['id', 'name', 'country', 'seats', 'is_approved as isApproved'])
    .where('id', '=', id)
    .executeTakeFirst();
  return agency && { ...agency, side };
}

/** The same for changes to people who are here already, which an agency's plan must include. */
export async function lockManagedTenant(write: Write): Promise<Tenant> {
  const tenant = await lockOwnTenant(write);
  if (tenant.side === 'agency' && !write.viewer.permissions.has('recruiter_user_manage'))
    refuse('PLAN', 'Managing recruiters comes with a team plan.');
  return tenant;
}

/** The agency or company whose people the viewer manages. Refuses as `lockOwnTenant` does. */
export function ownTenant({ userId, agencyId, companyId, permissions, approved, seesAgency }: Viewer): {
  side: Side;
  id: string;
} {
  const isAgencyAdmin = agencyId !== null && seesAgency && permissions.has('recruiter_invite');
  const isCompanyAdmin = agencyId === null && companyId !== null && permissions.has('user_invite');
  if (!userId || !(isAgencyAdmin || isCompanyAdmin)) return refuseOthers();
  if (!approved) return refuse('NOT_APPROVED', 'You can manage people once we have approved your agency or company.');
  return agencyId !== null ? { side: 'agency', id: agencyId } : { side: 'company', id: companyId! };
}

const refuseOthers = (): never => refuse('FORBIDDEN', 'Only admins of an agency or a company can do this.');

/** The ids of the admins of a tenant who can sign in. */
export async function activeAdmins(tx: Tx, tenant: Tenant): Promise<string[]> {
  const rows = await membersOf(tx, tenant)
    .innerJoin('user_roles as o', 'o.user_id', 'u.id')
    .where('o.role', '=', adminRole[tenant.side])
    .where('u.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** The accounts of a tenant's people. */
export const membersOf = (tx: Tx, { side, id }: Pick<Tenant, 'side' | 'id'>) =>
  tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', 'in', (eb) =>
      side === 'agency'
        ? eb.selectFrom('recruiters').select('user_id').where('agency_id', '=', id).where('user_id', 'is not', null)
        : eb.selectFrom('company_members').select('user_id').where('company_id', '=', id),
    );

/** Seats that are taken: by people who can sign in, and by invitations that can still be accepted. */
export async function seatsTaken({ tx, at }: Pick<Write, 'tx' | 'at'>, tenant: Tenant): Promise<number> {
  const people = await membersOf(tx, tenant).where('u.status', '=', 'active').execute();
  const { count } = await tx
    .selectFrom('member_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(columnOf[tenant.side], '=', tenant.id)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return people.length + Number(count);
}

/** An audit entry of a tenant. */
export const auditedFor = ({ side, id }: Pick<Tenant, 'side' | 'id'>): Pick<AuditEntry, 'agencyId' | 'companyId'> =>
  side === 'agency' ? { agencyId: id } : { agencyId: null, companyId: id };
