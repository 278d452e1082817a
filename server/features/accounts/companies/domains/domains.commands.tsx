import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { domainInput, domainLimits, mailboxesAt } from '#common/accounts/domains.ts';
import { canEditCompany } from '#common/accounts/rules.ts';
import { absolute, companyDomainLinkUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { CompanyDomains } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { signedIn } from '#server/session/viewer.ts';
import { confirmDomain } from '../../mails/ConfirmDomainMail.tsx';
import { lookUp } from './domain-records.ts';
import { refuseOthersDomain, takeDomainTurn } from './owned-domains.ts';
import { auditDomain, isProven, noteLookup } from './proofs.tsx';

type Row = Selectable<CompanyDomains>;

/** Adds a domain to the viewer's company. It counts once it is proven. */
export const addCompanyDomain = defineCommand({
  name: 'addCompanyDomain',
  input: z.object({ domain: domainInput }),
  run: async (write, { domain }) => {
    const companyId = await lockOwnCompany(write);
    await takeDomainTurn(write, domain);
    await refuseOthersDomain(write, companyId, domain, 'domain');
    const own = await write.tx
      .selectFrom('company_domains')
      .select(['domain'])
      .where('company_id', '=', companyId)
      .execute();
    if (own.some((one) => one.domain === domain)) refuse('KNOWN', `${domain} is already in the list.`, 'domain');
    if (own.length >= domainLimits.most)
      refuse('TOO_MANY', `A company can have ${domainLimits.most} domains. Remove one first.`, 'domain');
    const id = write.nature.newId();
    await write.tx
      .insertInto('company_domains')
      .values({ id, company_id: companyId, domain, added_at: write.at, dns_code: write.nature.newToken() })
      .execute();
    auditDomain(write, 'addCompanyDomain', { id, company_id: companyId, domain });
    return { company: companyId, domain: id };
  },
});

const ofDomain = z.object({ domainId: z.uuid() });

/** Mails a link to an address at the domain, which proves the domain. A new link replaces the one before. */
export const mailCompanyDomainLink = defineCommand({
  name: 'mailCompanyDomainLink',
  input: ofDomain.extend({ email: z.string({ error: 'Choose an address.' }).max(254) }),
  run: async (write, { domainId, email }) => {
    const row = await lockOwnDomain(write, domainId);
    if (isProven(row)) refuse('KNOWN', `${row.domain} is already confirmed.`);
    await refuseOthersDomain(write, row.company_id, row.domain, null);
    const person = await write.tx
      .selectFrom('users as u')
      .innerJoin('companies as c', (join) => join.on('c.id', '=', row.company_id))
      .select(['u.email', 'c.name as company'])
      .where('u.id', '=', write.viewer.userId)
      .executeTakeFirstOrThrow();
    if (!mailboxesAt(row.domain, person.email).includes(email))
      refuse('invalid', 'Choose an address from the list.', 'email');
    await refuseTooManyLinks(write, row.domain);
    const token = write.nature.newToken();
    const props = {
      companyName: person.company,
      domain: row.domain,
      confirmUrl: absolute(env.PLAUDIT_URL, companyDomainLinkUrl(token)),
    };
    const { outcome } = await sendMail(write, confirmDomain, { to: { email, name: '' }, props });
    if (outcome === 'suppressed')
      refuse('SUPPRESSED', "This address doesn't accept our emails. Choose another one, or use DNS.", 'email');
    await write.tx
      .updateTable('company_domains')
      .set({ mailed_to: email, mail_token_hash: hashToken(token), mailed_at: write.at })
      .where('id', '=', row.id)
      .execute();
    auditDomain(write, 'mailCompanyDomainLink', row);
    return { company: row.company_id, domain: row.id };
  },
});

/** Proves the domain that a link was mailed to. Only someone who can read its email can do this. */
export const confirmCompanyDomain = defineCommand({
  name: 'confirmCompanyDomain',
  input: z.object({ token: z.string().max(100) }),
  actor: ({ token }) => `company domain ${hashToken(token).toString('hex')}`,
  run: async (write, { token }) => {
    const row = await write.tx
      .selectFrom('company_domains')
      .selectAll()
      .where('mail_token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse('LINK_UNKNOWN', "This link doesn't work.");
    if (write.at.getTime() - row.mailed_at!.getTime() > domainLimits.linkDays * 86_400_000)
      return refuse('EXPIRED', 'This link has expired.');
    await takeDomainTurn(write, row.domain);
    await refuseOthersDomain(write, row.company_id, row.domain, null);
    await write.tx
      .updateTable('company_domains')
      .set({
        proven_by: 'mail',
        proven_at: write.at,
        lost_at: null,
        times_missing: 0,
        mailed_to: null,
        mail_token_hash: null,
        mailed_at: null,
      })
      .where('id', '=', row.id)
      .execute();
    auditDomain(write, 'confirmCompanyDomain', row);
    const { name } = await write.tx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', row.company_id)
      .executeTakeFirstOrThrow();
    return { companyName: name, provenDomain: row.domain };
  },
});

/** Looks for the domain's TXT record now, before anything is locked. */
export const checkCompanyDomain = defineCommand({
  name: 'checkCompanyDomain',
  input: ofDomain,
  run: async (write, { domainId }) => {
    const before = await ownDomain(write, domainId);
    if (before.proven_by === 'mail') return { company: before.company_id, domain: before.id };
    const lookup = await lookUp(before);
    const row = await lockOwnDomain(write, domainId);
    if (lookup === 'unreachable')
      refuse('UNREACHABLE', `The name servers of ${row.domain} didn't answer. Try again in a few minutes.`);
    if (lookup === 'found') await refuseOthersDomain(write, row.company_id, row.domain, null);
    await noteLookup(write, row, lookup);
    return { company: row.company_id, domain: row.id };
  },
});

/** Removes a domain. Reviews keep the level that they had when they were sent. */
export const removeCompanyDomain = defineCommand({
  name: 'removeCompanyDomain',
  input: ofDomain,
  run: async (write, { domainId }) => {
    const row = await lockOwnDomain(write, domainId);
    await write.tx.deleteFrom('company_domains').where('id', '=', row.id).execute();
    auditDomain(write, 'removeCompanyDomain', row);
    return { company: row.company_id };
  },
});

async function lockOwnCompany(write: Write): Promise<string> {
  const { companyId } = write.viewer;
  const company = await write.tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!company) return refuseUnknown();
  const verdict = canEditCompany(signedIn(write.viewer), { companyId: company.id });
  return verdict.ok ? company.id : refuse('FORBIDDEN', verdict.message);
}

const ownDomains = ({ tx, viewer }: Write, id: string) =>
  tx.selectFrom('company_domains').selectAll().where('id', '=', id).where('company_id', '=', viewer.companyId);

async function ownDomain(write: Write, id: string): Promise<Row> {
  return mayChange(write, await ownDomains(write, id).executeTakeFirst());
}

async function lockOwnDomain(write: Write, id: string): Promise<Row> {
  return mayChange(write, await ownDomains(write, id).forUpdate().executeTakeFirst());
}

function mayChange({ viewer }: Write, row: Row | undefined): Row {
  return row && canEditCompany(signedIn(viewer), { companyId: row.company_id }).ok ? row : refuseUnknown();
}

/** The most links emailed to one domain in a day: its mailboxes may belong to strangers. */
async function refuseTooManyLinks({ tx, at }: Write, domain: string): Promise<void> {
  const { sent } = await tx
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('action', '=', 'mailCompanyDomainLink')
    .where('at', '>', new Date(at.getTime() - 86_400_000))
    .where(sql`details ->> 'domain'`, '=', domain)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= domainLimits.linksADay)
    refuse('TOO_MANY', `We've sent enough links to ${domain} today. Try again tomorrow, or use DNS.`, 'email');
}
