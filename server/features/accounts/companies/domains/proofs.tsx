import type { Selectable } from 'kysely';
import { domainLimits } from '#common/accounts/domains.ts';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { absolute, companyEditUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import type { CompanyDomains } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { domainLost } from '../../mails/DomainLostMail.tsx';
import type { Lookup } from './domain-records.ts';

type Row = Selectable<CompanyDomains>;

/** Whether a domain counts at the moment. */
export const isProven = ({ proven_at, lost_at }: Pick<Row, 'proven_at' | 'lost_at'>): boolean =>
  proven_at !== null && lost_at === null;

/** Notes in the audit log what happened to a company's domain. */
export function auditDomain(write: Write, action: AuditAction, row: Pick<Row, 'id' | 'company_id' | 'domain'>): void {
  write.audit({
    action,
    agencyId: null,
    companyId: row.company_id,
    subject: { type: 'CompanyDomain', id: row.id },
    details: { domain: row.domain },
  });
}

/**
 * Keeps what a lookup found. A record proves the domain. A proof by DNS is lost, and the admins told, once the daily
 * check has missed the record several days in a row.
 */
export async function noteLookup(
  write: Write,
  row: Row,
  lookup: Exclude<Lookup, 'unreachable'>,
  { isDaily = false } = {},
): Promise<void> {
  const isOurs = isProven(row);
  const missing = lookup === 'missing' && isOurs && isDaily ? row.times_missing + 1 : row.times_missing;
  const isLost = isOurs && row.proven_by === 'dns' && lookup === 'missing' && missing >= domainLimits.missing;
  const isNew = lookup === 'found' && !isOurs;
  await write.tx
    .updateTable('company_domains')
    .set({
      checked_at: write.at,
      times_missing: lookup === 'found' ? 0 : missing,
      ...(isNew && { proven_by: 'dns', proven_at: write.at, lost_at: null }),
      ...(isNew && { mailed_to: null, mail_token_hash: null, mailed_at: null }),
      ...(isLost && { lost_at: write.at }),
    })
    .where('id', '=', row.id)
    .execute();
  if (isNew) auditDomain(write, 'confirmCompanyDomain', row);
  if (!isLost) return;
  auditDomain(write, 'loseCompanyDomain', row);
  const props = { domain: row.domain, editUrl: absolute(env.PLAUDIT_URL, companyEditUrl()) };
  await sendToEach(write, domainLost, await adminsOfCompany(write, row.company_id), { props });
}

const adminsOfCompany = ({ tx }: Write, companyId: string) =>
  tx
    .selectFrom('users as u')
    .innerJoin('company_members as m', 'm.user_id', 'u.id')
    .innerJoin('user_roles as r', 'r.user_id', 'u.id')
    .select(['u.email', 'u.name'])
    .where('m.company_id', '=', companyId)
    .where('r.role', '=', 'ROLE_USER_ADMIN')
    .where('u.status', '=', 'active')
    .orderBy('u.id')
    .execute();
