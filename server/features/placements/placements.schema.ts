import { type Expression, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { searchedPlacement } from '#server/database/searched-placement.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isOfSide, sideOrStaff } from '../profiles/scopes.ts';
import { addPlacement, cancelPlacement, hidePlacements, savePlacement } from './keeping.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A placement. Its recruiter, the agency admin and staff see it. */
const Placement = plan.node('Placement', { table: 'placements', visibleTo: sideOrStaff });

/** What happened to a placement or one of its invitations, as its side sees it. */
const PlacementEntry = plan.rows('PlacementEntry', {
  table: 'audit_entries',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${row.agency_id} = ${viewer.agencyId} or ${viewer.isStaff})`,
});

plan.fields(PlacementEntry, (t) => ({
  ...t.columns({ at: 'DateTime', action: 'String', actor: 'String' }),
  id: t.column('id', { type: 'ID' }),
  by: t.sql({
    description: "The member of the agency who did it. Null for others; staff act in a member's name.",
    type: 'String',
    nullable: true,
    sql: ({ row }) =>
      sql<string>`(select u.name from users u join recruiters r on r.user_id = u.id
        where u.id = ${row.user_id} and r.agency_id = ${row.agency_id})`,
  }),
  isByStaff: t.sql({
    description: "Somebody of Plaudit did it in the member's name.",
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`${row.impersonated_by} is not null`,
  }),
  audience: t.sql({
    description: 'The side of the invitation it is about.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`(select i.audience from invitations i where i.id = ${row.subject_id})`,
  }),
  fields: t.sql({
    description: 'The changed fields.',
    type: ['String'],
    sql: ({ row }) =>
      sql<string[]>`array(select jsonb_array_elements_text(case jsonb_typeof(${row.details}->'fields')
        when 'array' then ${row.details}->'fields' else '[]'::jsonb end))`,
  }),
}));

plan.fields(Placement, (t) => ({
  ...t.columns({
    jobTitle: 'String',
    jobType: 'String',
    startDate: 'Date',
    endDate: 'Date?',
    companyName: 'String?',
    location: 'String?',
    candidateName: 'String?',
    contactName: 'String?',
    state: 'String',
    source: 'String',
    version: 'Int',
    speciality: 'String?',
    candidateEmail: 'String?',
    contactEmail: 'String?',
    invitesCandidate: 'Boolean',
    invitesEmployer: 'Boolean',
    candidateDoNotMail: 'Boolean',
    employerDoNotMail: 'Boolean',
    isHidden: 'Boolean',
    cancelledBecause: 'String?',
    candidateStep: 'String?',
    employerStep: 'String?',
    createdAt: 'DateTime',
  }),
  viewerCanEdit: t.sql({
    description: 'It is of their side; staff only look.',
    type: 'Boolean',
    sql: (rule) => sql<boolean>`coalesce(${isOfSide(rule)}, false)`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  history: t.connection(PlacementEntry, {
    description: 'What people did with it and its invitations, and the match of its reviews; the latest first.',
    // Nightly changes of state are recorded in batches, and their dates say the same.
    on: (entry, placement) =>
      sql<boolean>`(${entry.action} <> 'movePlacements' and ${entry.subject_id} = any (array(
        select ${placement.id}
        union all select i.id from invitations i where i.placement_id = ${placement.id}
        union all select v.id from reviews v where v.placement_id = ${placement.id}))
        and (${entry.subject_type} <> 'Review' or ${entry.action} = 'matchReview'))`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('placements', Placement, {
  description: 'Placements of the viewer, of the whole agency for its admin, of everybody for staff.',
  sorts: {
    START: { desc: ['start_date'] },
    EARLIEST: { asc: ['start_date'] },
    TITLE: { asc: [({ job_title }) => sql`folded(${job_title})`] },
    COMPANY: { asc: [({ company_name }) => sql`folded(coalesce(${company_name}, ''))`] },
    ADDED: { desc: ['created_at'] },
  },
  pageSize: 25,
  filterInput: (t) => ({
    view: t.string({ description: 'visible, incomplete, invite_needed, or hidden.' }),
    reviews: t.string({ description: 'reviewed or unreviewed: whether a review of either side is published.' }),
    status: t.string({
      description: 'inviteNotSent, inviteScheduled, inviteSent, or reviewPublished, of either side.',
    }),
    words: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    jobType: t.string(),
    source: t.string(),
    from: t.string({ description: 'The earliest first day, YYYY-MM-DD.' }),
    to: t.string(),
    import: t.string({ description: 'The global id of an import: the placements that it added.' }),
  }),
  filters: {
    view: ({ row }, view) => isMarked(row, view),
    reviews: ({ row }, reviews) => isMarked(row, reviews),
    status: ({ row }, status) => isMarked(row, status),
    words: ({ row }, words) => contains(searchedPlacement(row), words),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    jobType: ({ row, eb }, type) => eb(row.job_type, '=', type),
    source: ({ row, eb }, source) => eb(row.source, '=', source),
    from: ({ row }, day) => sql<boolean>`${row.start_date} >= ${dayOr(day, '-infinity')}`,
    import: ({ row }, id) =>
      sql<boolean>`${row.import_id} = case when pg_input_is_valid(substr(${id}, 17), 'uuid') then substr(${id}, 17)::uuid end`,
    to: ({ row }, day) => sql<boolean>`${row.start_date} <= ${dayOr(day, 'infinity')}`,
  },
});

type Columns<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** Whether the placement's marks are among those of a view or filter. */
const isMarked = ({ marks }: Columns<'marks'>, wanted: Expression<string>) =>
  sql<boolean>`${marks} = any (marks_of(${wanted}))`;

/** A day as the index compares it; another one where the text is no day, so that it filters nothing. */
const dayOr = (day: Expression<string>, otherwise: 'infinity' | '-infinity') =>
  sql<string>`case when pg_input_is_valid(${day}::text, 'date') then ${day}::text::date else ${sql.lit(otherwise)}::date end`;

commandMutation(addPlacement, {
  description: 'Adds a placement by hand. If it is known already, the payload shows the known one with the problem.',
  payload: { placement: Placement },
  ids: { recruiterId: 'Recruiter' },
});

commandMutation(savePlacement, {
  description: 'Saves all fields of a placement. A clash shows the newer version, a duplicate the other placement.',
  payload: { placement: Placement },
  ids: { placementId: 'Placement', recruiterId: 'Recruiter' },
});

commandMutation(cancelPlacement, {
  description: 'Cancels a placement, and its invitations that have not been sent.',
  payload: { placement: Placement },
  ids: { placementId: 'Placement' },
});

commandMutation(hidePlacements, {
  description: 'Hides placements, or shows them again. Each that is unknown has a problem at its index, such as ids.2.',
  payload: { placements: [Placement] },
  ids: { ids: 'Placement' },
});
