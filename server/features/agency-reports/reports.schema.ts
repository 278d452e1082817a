import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { listedReviews } from './figures.ts';
import { makeAgencyReport, shareAgencyReport } from './reports.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Review = plan.type('Review', 'reviews');

/** The frozen figures of an agency's month or quarter, for its admins and staff, or for everyone while it is shared. */
const AgencyReport = plan.node('AgencyReport', {
  table: 'agency_reports',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.is_shared} or (${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency}) or ${viewer.isStaff})`,
});

/** One line of a report. */
const AgencyReportLine = plan.rows('AgencyReportLine', {
  table: 'agency_report_lines',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`exists (select from agency_reports p where p.id = ${row.report_id}
      and (p.is_shared or (p.agency_id = ${viewer.agencyId} and ${viewer.seesAgency}) or ${viewer.isStaff}))`,
});

const float = (value: Expression<number>) => sql<number>`${value}::float8`;

plan.fields(AgencyReportLine, (t) => ({
  key: t.column('id', { type: 'ID' }),
  subject: t.column('key', {
    type: 'String',
    nullable: true,
    description: "A speciality's id, or an audience and the key of a criterion, such as 'candidate clarity'.",
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  review: t.one(Review, { via: 'review_id' }),
  ...t.columns({ sent: 'Int', answered: 'Int', counted: 'Int', scored: 'Int' }),
  weight: t.sql({ type: 'Float', sql: ({ row }) => float(row.weight) }),
  weightedStars: t.sql({
    type: 'Float',
    description: 'The sum of weights times stars; of a criterion the plain sum of its stars.',
    sql: ({ row }) => float(row.stars),
  }),
}));

const byPlace = { PLACE: { asc: ['place'] } } as const;

plan.fields(AgencyReport, (t) => ({
  ...t.columns({
    span: 'String',
    firstDay: 'Date',
    lastDay: 'Date',
    madeAt: 'DateTime',
    isShared: 'Boolean',
    sent: 'Int',
    opened: 'Int',
    answered: 'Int',
    published: 'Int',
    counted: 'Int',
    scored: 'Int',
    eligibleCount: 'Int',
    invitedCount: 'Int',
  }),
  weight: t.sql({ type: 'Float', sql: ({ row }) => float(row.weight) }),
  weightedStars: t.sql({ type: 'Float', sql: ({ row }) => float(row.stars) }),
  agencyName: t.sql({
    type: 'String',
    sql: ({ row }) => sql<string>`(select a.name from agencies a where a.id = ${row.agency_id})`,
  }),
  viewerCanShare: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer }) =>
      sql<boolean>`coalesce(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency}, false)`,
  }),
  recruiters: t.connection(AgencyReportLine, {
    description: 'Recruiters with invitations or reviews in the period. Score until its end.',
    by: 'report_id',
    where: ({ row, eb }) => eb(row.kind, '=', 'recruiter'),
    sorts: byPlace,
    pageSize: 300,
    maxPageSize: 300,
  }),
  specialities: t.connection(AgencyReportLine, {
    description: 'Specialities of the placements. Score of reviews in the period only.',
    by: 'report_id',
    where: ({ row, eb }) => eb(row.kind, '=', 'speciality'),
    sorts: byPlace,
    pageSize: 100,
  }),
  criteria: t.connection(AgencyReportLine, {
    description: 'Ratings of single criteria, the highest average first.',
    by: 'report_id',
    where: ({ row, eb }) => eb(row.kind, '=', 'criterion'),
    sorts: byPlace,
    pageSize: 50,
  }),
  reviews: t.connection(AgencyReportLine, {
    description: 'The newest reviews of the period. A review that is no longer public is null.',
    by: 'report_id',
    where: ({ row, eb }) => eb(row.kind, '=', 'review'),
    sorts: byPlace,
    pageSize: listedReviews,
  }),
  older: t.connection(AgencyReport, {
    description: 'Earlier reports of the same agency that the viewer may read.',
    on: (theirs, ours) => sql<boolean>`(${theirs.agency_id} = ${ours.agency_id} and ${theirs.span} = ${ours.span}
      and ${theirs.last_day} < ${ours.last_day})`,
    sorts: { NEWEST: { desc: ['last_day'] } },
    pageSize: 24,
  }),
}));

plan.query.list('agencyReports', AgencyReport, {
  description: "The reports of the viewer's agency, for its admins.",
  pageSize: 25,
  where: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.seesAgency})`,
  sorts: { NEWEST: { desc: ['last_day', 'first_day'] }, OLDEST: { asc: ['last_day', 'first_day'] } },
  filterInput: (t) => ({ span: t.string() }),
  filters: { span: ({ row, eb }, span) => eb(row.span, '=', span) },
});

commandMutation(makeAgencyReport, {
  description: "Makes the report of a past month or quarter of the viewer's agency. There is one of each period.",
  payload: { report: AgencyReport },
});
commandMutation(shareAgencyReport, {
  description: "Lets everyone with the link read a report, or only the agency's admins.",
  payload: { report: AgencyReport },
  ids: { reportId: 'AgencyReport' },
});
