import type { AuditAction } from '#common/admin/audit-words.ts';
import { declineInput } from '#common/joining/inputs.ts';
import { type ApprovalState, approvalTransitions } from '#common/joining/states.ts';
import { absolute, accountUrl, agencyEditUrl, signInUrl } from '#common/urls.ts';
import { defineDecision, type Outcome } from '#server/commands/decision.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { tell as noteFor } from '#server/features/notices/tell.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { agencyApproved, companyApproved } from '../mails/ApprovedMail.tsx';
import { agencyDeclined, companyDeclined } from '../mails/NotApprovedMail.tsx';
import { noNameWish } from './agency-names.commands.tsx';

interface Person {
  id: string;
  email: string;
  name: string;
}

/** What approving agencies and companies has in common. */
interface Tenants {
  table: 'agencies' | 'companies';
  noun: 'agency' | 'company';
  type: 'Agency' | 'Company';
  approved: typeof agencyApproved;
  declined: typeof agencyDeclined;
  audited: (id: string) => Pick<AuditEntry, 'agencyId' | 'companyId'>;
  people: (write: Write, id: string) => Promise<Person[]>;
}

const agencies = approvalOf({
  table: 'agencies',
  noun: 'agency',
  type: 'Agency',
  approved: agencyApproved,
  declined: agencyDeclined,
  audited: (agencyId) => ({ agencyId }),
  people: adminsOfAgency,
});

const companies = approvalOf({
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
      .select(['u.id', 'u.email', 'u.name'])
      .distinct()
      .where('m.company_id', '=', id)
      .where('u.status', '=', 'active')
      .where('o.role', '=', 'ROLE_USER_ADMIN')
      .orderBy('u.email')
      .execute(),
});

/** Approves an agency. Its people get the roles of approved agencies at their next refresh. */
export const approveAgency = agencies.approve('approveAgency');

/** Declines an agency, also one that was approved, and emails the reason to its admins. */
export const declineAgency = agencies.decline('declineAgency');

/**
 * Approves a company. Reviews from its domain now count as from an employer, and its people get the roles of approved
 * companies.
 */
export const approveCompany = companies.approve('approveCompany');

/** Declines a company, also one that was approved, and emails the reason to its admins. */
export const declineCompany = companies.decline('declineCompany');

function approvalOf(tenants: Tenants) {
  const { noun, type } = tenants;
  const decided = defineDecision({
    row: noun,
    type,
    transitions: approvalTransitions,
    load: (write, id) => tenantOf(write, tenants, id),
    stateOf: ({ is_approved, declined_because }): ApprovalState =>
      is_approved ? 'approved' : declined_because === null ? 'waiting' : 'declined',
    save: (write, tenant, outcome: Outcome<ApprovalState, { declined_because: string }>) =>
      save(write, tenants, tenant, outcome),
    audited: ({ id }) => ({ ...tenants.audited(id), subject: { type, id } }),
  });
  return {
    approve: (name: AuditAction) =>
      decided(name, { event: 'approve', after: (write, tenant) => tell(write, tenants, tenant, null) }),
    decline: (name: AuditAction) =>
      decided(name, {
        event: 'decline',
        input: declineInput,
        before: (_, __, { reason }) => ({ set: { declined_because: reason } }),
        after: (write, tenant, { reason }) => tell(write, tenants, tenant, reason),
      }),
  };
}

type Tenant = NonNullable<Awaited<ReturnType<typeof tenantOf>>>;

const tenantOf = ({ tx }: Write, { table }: Tenants, id: string) =>
  tx
    .selectFrom(table)
    .select(['id', 'name', 'is_approved', 'declined_because', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function save(
  { tx, at, viewer, changesPage }: Write,
  { table }: Tenants,
  { id, version }: Tenant,
  { to, set }: Outcome<ApprovalState, { declined_because: string }>,
) {
  const isApproved = to === 'approved';
  await tx
    .updateTable(table)
    .set({
      // A new decision is about the current name, so a requested name is dropped.
      ...(table === 'agencies' && noNameWish),
      is_approved: isApproved,
      approved_at: isApproved ? at : null,
      approved_by: isApproved ? viewer.userId : null,
      declined_because: set.declined_because ?? null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  if (table === 'agencies') changesPage({ type: 'agency', id });
}

async function tell(write: Write, tenants: Tenants, tenant: Tenant, reason: string | null) {
  const { noun, approved, declined } = tenants;
  const props = { noun, tenantName: tenant.name, signInUrl: absolute(env.PLAUDIT_URL, signInUrl()) };
  const { agencyId } = tenants.audited(tenant.id);
  const people = await tenants.people(write, tenant.id);
  await noteFor(write, reason === null ? 'approved' : 'declined', {
    to: people.map(({ id }) => id),
    about: tenant.name,
    path: noun === 'agency' ? agencyEditUrl() : accountUrl(),
    mail: (_, { email, name }) =>
      reason === null
        ? sendMail(write, approved, { to: { email, name }, props: { ...props, name }, agencyId })
        : sendMail(write, declined, { to: { email, name }, props: { ...props, name, reason }, agencyId }),
  });
}
