import { sql } from 'kysely';
import { domainLimits } from '#common/accounts/domains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import {
  addCompanyDomain,
  checkCompanyDomain,
  confirmCompanyDomain,
  mailCompanyDomainLink,
  removeCompanyDomain,
} from './domains.commands.tsx';

const Company = plan.type('Company', 'companies');

/** An email domain of a company, as its admins and staff see it. */
const CompanyDomain = plan.node('CompanyDomain', {
  table: 'company_domains',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([eb.and([eb(row.company_id, '=', viewer.companyId), can('company_edit')]), viewer.isStaff]),
});

/** A domain that waits to be confirmed. Can be read only with the token of an email. */
const DomainToConfirm = plan.rows('DomainToConfirm', { table: 'company_domains', visibleTo: 'everyone' });

/** The domain that a company proved first, of those that still count. */
const mainDomain = (companyId: unknown) => sql<string>`(
  select d.domain from company_domains d
  where d.company_id = ${companyId} and d.proven_at is not null and d.lost_at is null
  order by d.proven_at, d.id limit 1)`;

plan.fields(CompanyDomain, (t) => ({
  ...t.columns({
    domain: 'String',
    provenBy: 'String?',
    provenAt: 'DateTime?',
    lostAt: 'DateTime?',
    mailedTo: 'String?',
  }),
  mailedAt: t.column('mailed_at', { type: 'DateTime', nullable: true }),
  checkedAt: t.column('checked_at', { type: 'DateTime', nullable: true }),
  dnsCode: t.column('dns_code', { type: 'String' }),
}));

plan.fields(Company, (t) => ({
  domain: t.sql({
    description: 'The email domain that it proved first.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => mainDomain(row.id),
  }),
  domains: t.connection(CompanyDomain, {
    description: 'Its email domains, proven or not. Empty for anyone except its admins and staff.',
    by: 'company_id',
    sorts: { OLDEST: { asc: ['added_at', 'id'] } },
  }),
}));

plan.fields(DomainToConfirm, (t) => ({
  domain: t.column('domain', { type: 'String' }),
  companyName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select c.name from companies c where c.id = ${row.company_id})`,
  }),
}));

plan.query.one('domainToConfirm', DomainToConfirm, {
  description: 'The domain that an emailed link asks to confirm; null if the link is unknown, used or expired.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`(${row.mail_token_hash} = sha256(convert_to(${args.token}, 'utf8'))
    and ${row.mailed_at} >= ${ourNow} - make_interval(days => ${sql.lit(domainLimits.linkDays)}))`,
});

commandMutation(addCompanyDomain, {
  description: "Adds an email domain to the viewer's company, to be proven by a mailed link or by DNS. For its admins.",
  payload: { company: Company, domain: CompanyDomain },
});
commandMutation(mailCompanyDomainLink, {
  description: 'Emails a link that proves the domain to an address there: of its owner, or of the viewer.',
  payload: { company: Company, domain: CompanyDomain },
  ids: { domainId: 'CompanyDomain' },
});
commandMutation(checkCompanyDomain, {
  description: "Looks up the domain's TXT record, which proves it.",
  payload: { company: Company, domain: CompanyDomain },
  ids: { domainId: 'CompanyDomain' },
});
commandMutation(removeCompanyDomain, {
  description: "Removes a domain from the viewer's company. Reviews keep their level.",
  payload: { company: Company },
  ids: { domainId: 'CompanyDomain' },
});
commandMutation(confirmCompanyDomain, {
  description: 'Proves the domain to which the link was emailed.',
  payload: { companyName: 'String', provenDomain: 'String' },
});
