import type { Selectable } from 'kysely';
import { emailDomain, isDisposable, isFreeMail } from '#common/email.ts';
import { roleName } from '#common/roles.ts';
import type { Write } from '#server/commands/write.ts';
import type { Registrations } from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';
import { removeFile } from '#server/storage/files.ts';
import { addToCompany } from '../companies/company-members.ts';
import { ownerOfDomain, takeDomainTurn } from '../companies/domains/owned-domains.ts';

type Row = Selectable<Registrations>;

/**
 * Records that the user of a mailed link reads this account's mailbox. If they registered, what was typed for that link
 * becomes theirs: name, company and role, and the password unless they have set one. `token`: the link's; for a link
 * with another purpose, the latest registration counts.
 */
export async function confirmAddress(write: Write, userId: string, token: string): Promise<void> {
  await write.tx.updateTable('users').set({ is_verified: true }).where('id', '=', userId).execute();
  const [counted, ...others] = await takeRegistrations(write, userId, token);
  for (const { logo_file_id } of others) if (logo_file_id) await removeFile(write, logo_file_id);
  if (counted) await complete(write, userId, counted);
}

/** Takes all pending registrations of an account, the one that counts first. */
async function takeRegistrations({ tx }: Write, userId: string, token: string): Promise<Row[]> {
  const link = await tx
    .selectFrom('account_links')
    .select('registration_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const rows = await tx.deleteFrom('registrations').where('user_id', '=', userId).returningAll().execute();
  const isLinked = ({ id }: Row) => Number(id === link?.registration_id);
  return rows.sort((a, b) => isLinked(b) - isLinked(a) || b.created_at.getTime() - a.created_at.getTime());
}

async function complete(write: Write, userId: string, row: Row) {
  await keepPerson(write, userId, row);
  const domain = ownDomain(row.email);
  if (domain) await takeDomainTurn(write, domain);
  const owner = domain ? await ownerOfDomain(write, domain) : null;
  if (owner?.is_approved) return joinCompany(write, userId, owner.id, row);
  return createCompany(write, userId, owner ? null : domain, row);
}

const keepPerson = ({ tx }: Write, userId: string, { name, country, password_hash }: Row) =>
  tx
    .updateTable('users')
    .set(({ fn, val }) => ({
      name,
      country,
      is_profile_complete: true,
      password_hash: fn.coalesce('password_hash', val(password_hash)),
    }))
    .where('id', '=', userId)
    .execute();

/** The domain of an address that belongs to one employer; null for free and disposable mail. */
function ownDomain(email: string): string | null {
  const domain = emailDomain(email);
  return isFreeMail(domain) || isDisposable(domain) ? null : domain;
}

/** A colleague of existing users: without admin rights, and without a new company. */
async function joinCompany(write: Write, userId: string, companyId: string, { logo_file_id }: Row) {
  if (logo_file_id) await removeFile(write, logo_file_id);
  await addToCompany(write, companyId, userId, [roleName('user')]);
  write.audit({ action: 'joinCompany', agencyId: null, companyId, subject: { type: 'User', id: userId } });
}

/** A new, unapproved company with its first admin. */
async function createCompany(write: Write, userId: string, domain: string | null, row: Row) {
  const { company_name: name, country, website, logo_file_id } = row;
  const id = write.nature.newId();
  await write.tx
    .insertInto('companies')
    .values({ id, name, country, website, logo_file_id, created_at: write.at })
    .execute();
  if (domain) await keepProvenDomain(write, id, domain);
  if (logo_file_id)
    await write.tx
      .updateTable('files')
      .set({ company_id: id, uploaded_by: userId })
      .where('id', '=', logo_file_id)
      .execute();
  await addToCompany(write, id, userId, ['user', 'user_admin'].map(roleName));
  write.audit({ action: 'createCompany', agencyId: null, companyId: id, subject: { type: 'Company', id } });
}

/** The registration's own link was mailed to an address at the domain, which proves it. */
const keepProvenDomain = (write: Write, companyId: string, domain: string) =>
  write.tx
    .insertInto('company_domains')
    .values({
      id: write.nature.newId(),
      company_id: companyId,
      domain,
      added_at: write.at,
      dns_code: write.nature.newToken(),
      proven_by: 'mail',
      proven_at: write.at,
    })
    .execute();
