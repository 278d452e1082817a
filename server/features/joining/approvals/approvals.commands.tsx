import { z } from 'zod';
import { declineInput } from '#common/joining/inputs.ts';
import { absolute, signInUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash, refuseDecided } from '#server/commands/decisions.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { agencyApproved, companyApproved } from '../mails/ApprovedMail.tsx';
import { agencyDeclined, companyDeclined } from '../mails/NotApprovedMail.tsx';
import { noNameWish } from './agency-names.commands.tsx';

const agency = z.object({ agencyId: z.uuid(), expectedVersion: z.int().nullish() });
const company = z.object({ companyId: z.uuid(), expectedVersion: z.int().nullish() });

/** An agency was checked: its people get what is for approved ones at their next refresh. */
export const approveAgency = defineCommand({
  name: 'approveAgency',
  input: agency,
  run: (write, { agencyId: id, expectedVersion }) => decide(write, agencies, { id, expectedVersion, reason: null }),
});

/** An agency is not approved, or not any more; the reason is mailed to its admins. */
export const declineAgency = defineCommand({
  name: 'declineAgency',
  input: agency.extend(declineInput.shape),
  run: (write, { agencyId: id, expectedVersion, reason }) => decide(write, agencies, { id, expectedVersion, reason }),
});

/** A company was checked: reviews from its domain count as from an employer, its people get what is for approved ones. */
export const approveCompany = defineCommand({
  name: 'approveCompany',
  input: company,
  run: (write, { companyId: id, expectedVersion }) => decide(write, companies, { id, expectedVersion, reason: null }),
});

/** A company is not approved, or not any more; the reason is mailed to its admins. */
export const declineCompany = defineCommand({
  name: 'declineCompany',
  input: company.extend(declineInput.shape),
  run: (write, { companyId: id, expectedVersion, reason }) => decide(write, companies, { id, expectedVersion, reason }),
});

interface Person {
  email: string;
  name: string;
}

/** The two kinds of tenants, as far as they are approved alike. */
interface Tenants {
  table: 'agencies' | 'companies';
  noun: 'agency' | 'company';
  type: 'Agency' | 'Company';
  approved: typeof agencyApproved;
  declined: typeof agencyDeclined;
  audited: (id: string) => Pick<AuditEntry, 'agencyId' | 'companyId'>;
  people: (write: Write, id: string) => Promise<Person[]>;
}

const agencies: Tenants = {
  table: 'agencies',
  noun: 'agency',
  type: 'Agency',
  approved: agencyApproved,
  declined: agencyDeclined,
  audited: (agencyId) => ({ agencyId }),
  people: adminsOfAgency,
};

const companies: Tenants = {
  table: 'companies',
  noun: 'company',
  type: 'Company',
  approved: companyApproved,
  declined: companyDeclined,
  audited: (companyId) => ({ agencyId: null, companyId }),
  people: ({ tx }, id) =>
    tx
      .selectFrom('users as u')
      .innerJoin('company_members as m', 'm.user_id', 'u.id')
      .innerJoin('user_roles as o', 'o.user_id', 'u.id')
      .select(['u.email', 'u.name'])
      .distinct()
      .where('m.company_id', '=', id)
      .where('u.status', '=', 'active')
      .where('o.role', '=', 'ROLE_USER_ADMIN')
      .orderBy('u.email')
      .execute(),
};

interface Decision {
  id: string;
  expectedVersion?: number | null | undefined;
  /** Null approves. */
  reason: string | null;
}

async function decide(write: Write, tenants: Tenants, { id, expectedVersion, reason }: Decision) {
  const { table, noun } = tenants;
  refuseAllButSuperAdmins(write.viewer);
  const tenant = await write.tx
    .selectFrom(table)
    .select(['id', 'name', 'is_approved', 'declined_because', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!tenant) return refuseUnknown();
  const rows = { [noun]: id };
  const isDone = reason === null ? tenant.is_approved : !tenant.is_approved && tenant.declined_because !== null;
  if (isDone)
    refuseDecided(
      `This ${noun} has been ${reason === null ? 'approved' : 'declined'} already. Nothing was done again.`,
      rows,
    );
  refuseClash(tenant.version, expectedVersion, rows);
  await write.tx
    .updateTable(table)
    .set((eb) => ({
      // Who is decided about anew is decided about as it is called.
      ...(table === 'agencies' && noNameWish),
      is_approved: reason === null,
      approved_at: reason === null ? write.at : null,
      approved_by: reason === null ? write.viewer.userId : null,
      declined_because: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (table === 'agencies') write.changesPage({ type: 'agency', id });
  await tell(write, tenants, tenant, reason);
  const action = `${reason === null ? 'approve' : 'decline'}${tenants.type}`;
  write.audit({ action, ...tenants.audited(id), subject: { type: tenants.type, id } });
  return rows;
}

async function tell(write: Write, tenants: Tenants, tenant: { id: string; name: string }, reason: string | null) {
  const { noun, approved, declined } = tenants;
  const props = { noun, tenantName: tenant.name, signInUrl: absolute(env.PLAUDIT_URL, signInUrl()) };
  const { agencyId } = tenants.audited(tenant.id);
  const people = await tenants.people(write, tenant.id);
  if (reason === null) await sendToEach(write, approved, people, { props, agencyId });
  else await sendToEach(write, declined, people, { props: { ...props, reason }, agencyId });
}
