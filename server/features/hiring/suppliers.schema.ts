import { type Expression, sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { type InputFields, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { profileFilterInput, profileFilters, profileSorts } from './listed-profiles.ts';
import { addSupplier, removeSupplier, saveSupplier } from './suppliers.commands.ts';

/** A recruiter or an agency that a company has an agreement with. Only the company sees it. */
const Supplier = plan.node('Supplier', {
  table: 'suppliers',
  interfaces: [plan.interface<'favourites' | 'profile_looks' | 'suppliers'>('ListedProfile')],
  visibleTo: ({ row, viewer, eb }) =>
    eb.and([eb(row.company_id, '=', viewer.companyId), eb(row.removed_at, 'is', null)]),
});

/** What somebody of the company did with an agreement. */
const SupplierEntry = plan.rows('SupplierEntry', {
  table: 'audit_entries',
  visibleTo: ({ row, viewer, eb }) => eb(row.company_id, '=', viewer.companyId),
});

plan.fields(SupplierEntry, (t) => ({
  ...t.columns({ at: 'DateTime', action: 'String' }),
  key: t.column('id', { type: 'ID' }),
  by: t.sql({
    description: 'Who did it. Null if their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.user_id})`,
  }),
  isByStaff: t.sql({
    description: 'Somebody of Plaudit did it in their name.',
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`${row.impersonated_by} is not null`,
  }),
  fields: t.sql({
    description: 'The changed fields.',
    type: ['String'],
    sql: ({ row }) =>
      sql<string[]>`array(select jsonb_array_elements_text(case jsonb_typeof(${row.details}->'fields')
        when 'array' then ${row.details}->'fields' else '[]'::jsonb end))`,
  }),
}));

type Days = Readonly<Record<'starts_on' | 'ends_on', Expression<unknown>>>;

/** Where an agreement stands on the viewer's day. */
const stateOf = ({ starts_on, ends_on }: Days, { timeZone }: { timeZone: Expression<string> }) => {
  const today = sql`(${ourNow} at time zone ${timeZone})::date`;
  return sql<string>`case when ${starts_on} > ${today} then 'upcoming' when ${ends_on} < ${today} then 'ended' else 'current' end`;
};

plan.fields(Supplier, (t) => ({
  ...t.columns({
    guaranteeDays: 'Int?',
    startsOn: 'Date',
    endsOn: 'Date?',
    terms: 'String',
    notes: 'String',
    version: 'Int',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
  }),
  feePercent: t.sql({ type: 'Float', nullable: true, sql: ({ row }) => sql<number>`${row.fee_percent}::float8` }),
  state: t.sql({
    description: "upcoming, current or ended, on the viewer's day.",
    type: 'String',
    sql: ({ row, viewer }) => stateOf(row, viewer),
  }),
  addedBy: t.sql({
    description: 'The name of the person who added it. Null if their account is gone.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.added_by})`,
  }),
  history: t.connection(SupplierEntry, {
    description: 'What people of the company did with it, the latest first.',
    on: (entry, supplier) =>
      sql<boolean>`(${entry.subject_type} = 'Supplier' and ${entry.subject_id} = ${supplier.id})`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('suppliers', Supplier, {
  description: "The preferred suppliers of the viewer's company.",
  pageSize: 25,
  sorts: {
    NEWEST: { desc: ['created_at'] },
    ENDS: { asc: [({ ends_on }) => sql`coalesce(${ends_on}, 'infinity'::date)`] },
    ...profileSorts,
  },
  filterInput: (t) => ({
    state: t.string({ description: 'upcoming, current or ended.' }),
    ...profileFilterInput(t),
  }),
  filters: {
    state: ({ row, viewer }, state) => sql<boolean>`${stateOf(row, viewer)} = ${state}`,
    ...profileFilters,
  },
});

const agreed = {
  payload: { supplier: Supplier },
  input: (t: InputFields) => ({ feePercent: t.float() }),
};

commandMutation(addSupplier, {
  ...agreed,
  description: "Adds a recruiter or an agency to the preferred suppliers of the viewer's company.",
  ids: { recruiterId: 'Recruiter', agencyId: 'Agency' },
});

commandMutation(saveSupplier, {
  ...agreed,
  description: 'Saves all fields of an agreement. A clash shows the newer version.',
  ids: { supplierId: 'Supplier' },
});

commandMutation(removeSupplier, {
  description: 'Removes a preferred supplier, or brings it back.',
  payload: { supplier: Supplier },
  ids: { supplierId: 'Supplier' },
});
