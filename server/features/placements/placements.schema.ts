import { type Expression, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { plan } from '#server/graphql/builder.ts';
import { isOfSide, sideOrStaff } from '../profiles/scopes.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A placement. Its recruiter, the agency admin and staff see it. */
const Placement = plan.node('Placement', { table: 'placements', visibleTo: sideOrStaff });

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
    jobType: t.string(),
    source: t.string(),
    from: t.string({ description: 'The earliest first day, YYYY-MM-DD.' }),
    to: t.string(),
  }),
  filters: {
    view: ({ row }, view) => isMarked(row, view),
    reviews: ({ row }, reviews) => isMarked(row, reviews),
    status: ({ row }, status) => isMarked(row, status),
    words: ({ row }, words) => contains(searched(row), words),
    recruiter: ({ row }, slug) => sql<boolean>`${row.recruiter_id} = (select id from recruiters where slug = ${slug})`,
    jobType: ({ row, eb }, type) => eb(row.job_type, '=', type),
    source: ({ row, eb }, source) => eb(row.source, '=', source),
    from: ({ row }, day) => sql<boolean>`${row.start_date} >= ${dayOr(day, '-infinity')}`,
    to: ({ row }, day) => sql<boolean>`${row.start_date} <= ${dayOr(day, 'infinity')}`,
  },
});

type Columns<Names extends string> = Readonly<Record<Names, Expression<unknown>>>;

/** Whether the placement's marks are among those of a view or filter. */
const isMarked = ({ marks }: Columns<'marks'>, wanted: Expression<string>) =>
  sql<boolean>`${marks} = any (marks_of(${wanted}))`;

/** What the search finds a placement by, as its trigram index holds it. */
const searched = (row: Columns<'job_title' | (typeof people)[number]>) =>
  sql`folded(${row.job_title} || ' ' || ${sql.join(
    people.map((column) => sql`coalesce(${row[column]}, '')`),
    sql` || ' ' || `,
  )})`;
const people = ['company_name', 'candidate_name', 'candidate_email', 'contact_name', 'contact_email'] as const;

/** A day as the index compares it; another one where the text is no day, so that it filters nothing. */
const dayOr = (day: Expression<string>, otherwise: 'infinity' | '-infinity') =>
  sql<string>`case when pg_input_is_valid(${day}::text, 'date') then ${day}::text::date else ${sql.lit(otherwise)}::date end`;
