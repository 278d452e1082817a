import { sql } from 'kysely';
import { statementLimits } from '#common/statements/statements.ts';
import { isShown } from '#server/features/profiles/scopes.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { isOfViewer } from './of-viewer.ts';
import { previewedStatement, sharedStatement } from './shown-statement.queries.ts';
import {
  createStatement,
  deleteStatement,
  noteStatementSeen,
  saveStatement,
  shareStatement,
  withdrawStatement,
} from './statements.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Review = plan.type('Review', 'reviews');

/** A capability statement, for the person it is about and the agency's admins. */
const CapabilityStatement = plan.node('CapabilityStatement', {
  table: 'capability_statements',
  visibleTo: ({ row, viewer, can, eb }) => eb.and([isOfViewer({ row, viewer }), can('capability_statements_view')]),
});

/** A statement as it was when it was shared. */
const StatementVersion = plan.node('StatementVersion', {
  table: 'statement_versions',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      eb(row.agency_id, '=', viewer.agencyId),
      can('capability_statements_view'),
      sql<boolean>`exists (select from capability_statements s where s.id = ${row.statement_id}
        and ${isOfViewer({ row: { agency_id: sql.ref('s.agency_id'), recruiter_id: sql.ref('s.recruiter_id') }, viewer })})`,
    ]),
});

plan.fields(StatementVersion, (t) => ({
  ...t.columns({
    number: 'Int',
    key: 'String',
    sharedAt: 'DateTime',
    expiresAt: 'DateTime',
    withdrawnAt: 'DateTime?',
    views: 'Int',
    visitors: 'Int',
    lastViewedAt: 'DateTime?',
  }),
  state: t.sql({
    type: 'String',
    description: "Whether its link works: 'live', 'expired' or 'withdrawn'.",
    sql: ({ row }) => sql<string>`case when ${row.withdrawn_at} is not null then 'withdrawn'
      when ${row.expires_at} <= now() then 'expired' else 'live' end`,
  }),
}));

plan.fields(CapabilityStatement, (t) => ({
  ...t.columns({
    name: 'String',
    about: 'String',
    sections: '[String!]',
    shown: '[String!]',
    createdAt: 'DateTime',
    changedAt: 'DateTime',
    version: 'Int',
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id', description: 'The recruiter it is about; null for the agency.' }),
  subjectName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`coalesce((select r.name from recruiters r where r.id = ${row.recruiter_id}),
      (select a.name from agencies a where a.id = ${row.agency_id}))`,
  }),
  subjectSlug: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`coalesce((select r.slug from recruiters r where r.id = ${row.recruiter_id}),
      (select a.slug from agencies a where a.id = ${row.agency_id}))`,
  }),
  isOfAgency: t.sql({ type: 'Boolean', sql: ({ row }) => sql<boolean>`(${row.recruiter_id} is null)` }),
  chosenReviews: t.connection(Review, {
    description: 'The reviews it quotes that are public, the newest first.',
    on: (theirs, ours) => sql<boolean>`(${theirs.id} = any (${ours.review_ids}) and ${isShown(theirs)})`,
    sorts: { NEWEST: { desc: ['submitted_at'] } },
    pageSize: statementLimits.reviews,
  }),
  versions: t.connection(StatementVersion, {
    description: 'What was shared of it, the latest first.',
    by: 'statement_id',
    sorts: { NEWEST: { desc: ['shared_at'] } },
    pageSize: statementLimits.versions,
  }),
  liveLinks: t.sql({
    type: 'Int',
    description: 'How many of its links work.',
    sql: ({ row }) => sql<number>`(select count(*)::int from statement_versions v
      where v.statement_id = ${row.id} and v.withdrawn_at is null and v.expires_at > now())`,
  }),
  views: t.sql({
    type: 'Int',
    description: 'How often its shared versions were seen.',
    sql: ({ row }) => sql<number>`(select coalesce(sum(v.views), 0)::int from statement_versions v
      where v.statement_id = ${row.id})`,
  }),
}));

plan.query.list('capabilityStatements', CapabilityStatement, {
  description: "The viewer's statements, and all of the agency for its admin.",
  pageSize: 25,
  maxPageSize: statementLimits.statements,
  sorts: { NEWEST: { desc: ['created_at'] } },
});

builder.queryField('sharedStatement', (t) =>
  t.field({
    type: 'StatementContent',
    nullable: true,
    description: 'The shared version with this key in its link. Null for unknown, expired and withdrawn links alike.',
    args: {
      key: t.arg.string({ required: true }),
      recruiter: t.arg.string({ description: 'The slug in its address, current or former.' }),
      agency: t.arg.string({ description: 'The slug in its address, current or former.' }),
    },
    resolve: async (_root, { key, recruiter, agency }, { database, nature }) =>
      (await sharedStatement(database, key, { recruiter, agency }, nature.now())) ?? null,
  }),
);

builder.queryField('statementPreview', (t) =>
  t.field({
    type: 'StatementContent',
    nullable: true,
    description: 'A statement as it would be shared now, for its people.',
    args: { statementId: t.arg.id({ required: true }) },
    resolve: async (_root, { statementId }, context) =>
      (await previewedStatement(context, localIdOf('CapabilityStatement', statementId) as string)) ?? null,
  }),
);

const ids = { statementId: 'CapabilityStatement', reviewIds: 'Review' } as const;

commandMutation(createStatement, {
  description: "Makes a statement of the viewer's own profile, or of the agency for its admin.",
  payload: { statement: CapabilityStatement },
  ids: { reviewIds: 'Review' },
});
commandMutation(saveStatement, {
  description: 'Saves parts of a statement. Omitted fields stay unchanged, and so do shared versions.',
  payload: { statement: CapabilityStatement },
  ids,
});
commandMutation(deleteStatement, {
  description: 'Deletes a statement. Its links stop working.',
  payload: { deletedStatementId: 'ID' },
  ids: { statementId: 'CapabilityStatement' },
});
commandMutation(shareStatement, {
  description: 'Freezes a statement as it is now, and makes a link to it that works for some days.',
  payload: { statement: CapabilityStatement, version: StatementVersion },
  ids: { statementId: 'CapabilityStatement' },
});
commandMutation(withdrawStatement, {
  description: 'Ends the link of a shared version for good.',
  payload: { version: StatementVersion },
  ids: { versionId: 'StatementVersion' },
});
commandMutation(noteStatementSeen, { description: 'Reports a view of a shared statement.' });
