import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { upload } from '#server/graphql/upload.ts';
import { completeCompany } from './companies.commands.ts';
import { isCompanyComplete } from './company-complete.ts';

const User = plan.type('User', 'users');

/** A registered employer. Its own people and staff see it. */
const Company = plan.node('Company', {
  table: 'companies',
  visibleTo: ({ row, viewer, eb }) => eb.or([eb(row.id, '=', viewer.companyId), viewer.isStaff]),
});

/** A person in a company, as its admins and staff see them. */
const CompanyMember = plan.rows('CompanyMember', {
  table: 'company_members',
  key: 'user_id',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.or([eb.and([eb(row.company_id, '=', viewer.companyId), can('user_list')]), viewer.isStaff]),
});

plan.fields(Company, (t) => ({
  ...t.columns({
    name: 'String',
    website: 'String?',
    description: 'String',
    country: 'String',
    specialities: '[String!]',
    locations: '[String!]',
    isApproved: 'Boolean',
    version: 'Int',
    createdAt: 'DateTime',
  }),
  isComplete: t.sql({
    description: 'Has a description or a website, specialities, and places where its people work.',
    type: 'Boolean',
    sql: ({ row }) => isCompanyComplete(row),
  }),
  logoUrl: t.sql({
    description: 'The path of its logo. Anyone with the path can read it.',
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`(select '/files/' || f.key from files f where f.id = ${row.logo_file_id} and f.state = 'attached')`,
  }),
  members: t.connection(CompanyMember, {
    description: 'Its people. Empty for anyone except its admins and staff.',
    by: 'company_id',
    sorts: { OLDEST: { asc: ['user_id'] } },
    totalCount: true,
  }),
}));

const ofUser = (column: 'name' | 'email' | 'is_verified', userId: unknown) =>
  sql<never>`(select u.${sql.ref(column)} from users u where u.id = ${userId})`;

plan.fields(CompanyMember, (t) => ({
  id: t.sql({ type: 'ID', sql: ({ row }) => sql<string>`'CompanyMember:' || ${row.user_id}` }),
  userId: t.sql({ type: 'ID', sql: ({ row }) => sql<string>`'User:' || ${row.user_id}` }),
  name: t.sql({ type: 'String', sql: ({ row }) => ofUser('name', row.user_id) }),
  email: t.sql({ type: 'String', sql: ({ row }) => ofUser('email', row.user_id) }),
  isVerified: t.sql({ type: 'Boolean', sql: ({ row }) => ofUser('is_verified', row.user_id) }),
  isAdmin: t.sql({
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`exists (select from user_roles r where r.user_id = ${row.user_id} and r.role = 'ROLE_USER_ADMIN')`,
  }),
}));

plan.fields(User, (t) => ({
  company: t.one(Company, {
    description: 'The company this person hires for; null for a recruiter.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select m.company_id from company_members m where m.user_id = ${ours.id})`,
  }),
}));

commandMutation(completeCompany, {
  input: (t) => ({ logo: upload(t, 'picture') }),
  description: "Describes the viewer's own company. For its admins.",
  payload: { company: Company },
});
