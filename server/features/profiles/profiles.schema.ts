import { type Expression, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { env } from '#server/env.ts';
import { plan } from '#server/graphql/builder.ts';
import { slugHash } from './removal/gone-profiles.ts';
import { isOfSubject } from './scopes.ts';
import { bySlug } from './slugs/by-slug.ts';

const User = plan.type('User', 'users');

/** To two decimals; null stays null. */
const average = (sum: Expression<number>, count: Expression<number>) =>
  sql<number>`round(${sum}::numeric / nullif(${count}, 0), 2)::float8`;

/** A public profile, of a recruiter or of an agency. */
const Profile = plan.interface<'agencies' | 'recruiters'>('Profile');

/** What is counted of a profile's reviews and asks. */
const ProfileFigures = plan.interface<'agency_figures' | 'recruiters'>('ProfileFigures');

/** A firm of recruiters. */
const Agency = plan.node('Agency', { table: 'agencies', visibleTo: 'everyone', interfaces: [Profile] });

/** A recruiter, whether they have claimed their profile or not. Their figures are columns of the same row. */
const Recruiter = plan.node('Recruiter', {
  table: 'recruiters',
  visibleTo: 'everyone',
  interfaces: [Profile, ProfileFigures],
});

/** An agency's counts of reviews and invitations, as of the last time deltas were applied. */
const AgencyFigures = plan.rows('AgencyFigures', {
  table: 'agency_figures',
  key: 'agency_id',
  visibleTo: 'everyone',
  interfaces: [ProfileFigures],
});

plan.interfaceFields(Profile, (t) => ({
  ...t.columns({ slug: 'String', name: 'String', location: 'String', country: 'String' }),
  pageVersion: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.page_version}::text` }),
}));

plan.interfaceFields(ProfileFigures, (t) => ({
  ...t.columns({
    scoreAsOf: 'Date',
    reviewCount: 'Int',
    publishedCount: 'Int',
    confirmedOnlyCount: 'Int',
    removedCount: 'Int',
    eligibleCount: 'Int',
    invitedCount: 'Int',
  }),
  score: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score}::float8` }),
  scoreHalf: t.sql({ type: 'Float', sql: ({ row }) => sql<number>`${row.score_half}::float8` }),
  average: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => average(row.rating_sum, row.review_count),
  }),
  confirmedOnlyAverage: t.sql({
    type: 'Float',
    nullable: true,
    sql: ({ row }) => average(row.confirmed_only_sum, row.confirmed_only_count),
  }),
  distribution: t.sql({
    type: ['Int'],
    description: 'Counted reviews by stars, from one to five.',
    sql: ({ row }) =>
      sql<number[]>`array[${row.stars_1}, ${row.stars_2}, ${row.stars_3}, ${row.stars_4}, ${row.stars_5}]`,
  }),
  reviewTallies: t.sql({
    type: 'Tallies',
    description:
      'Reviews by `audience`, `level`, `speciality`; for each criterion how many `rated` it, and the sum of their `stars`.',
    sql: ({ row }) => sql`${row.review_tallies}`,
  }),
  placementTallies: t.sql({
    type: 'Tallies',
    description: 'Placements by kind: only those that can be shown and have started.',
    sql: ({ row }) => sql`${row.placement_tallies}`,
  }),
}));

plan.fields(AgencyFigures, (t) => ({
  pageVersion: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.page_version}::text` }),
}));

plan.fields(Agency, (t) => ({
  ...t.columns({ legalName: 'String', description: 'String', website: 'String?' }),
  /** Only an approved agency has a public page: before that, it is only what a stranger typed. */
  hasPage: t.column('is_approved', { type: 'Boolean' }),
  figures: t.one(AgencyFigures, { by: 'agency_id', nullable: false }),
  recruiters: t.connection(Recruiter, {
    sorts: { RANK: { desc: ['score_rank'] } },
    filterInput: (f) => ({ words: f.string() }),
    // Leaves out gone profiles.
    on: (theirs, ours, eb) => eb.and([eb(theirs.agency_id, '=', ours.id), eb(theirs.gone_at, 'is', null)]),
    // Matches names only: the search's own column also holds the agency's name, which all of them share.
    filters: { words: ({ row }, words) => contains(sql`folded(${row.name})`, words) },
  }),
}));

plan.fields(Recruiter, (t) => ({
  ...t.columns({ headline: 'String', about: 'String', isClaimed: 'Boolean', joinedAt: 'DateTime' }),
  isGone: t.sql({
    type: 'Boolean',
    description: 'Its person objected to it, so nothing about them is left.',
    sql: ({ row }) => sql<boolean>`(${row.gone_at} is not null)`,
  }),
  source: t.column('source', { type: 'String', nullable: true }),
  seekEmail: t.sql({
    type: 'String',
    nullable: true,
    description: 'Their address, where they chose to show it in the SEEK directory.',
    sql: ({ row }) =>
      env.PLAUDIT_FEATURES.seekDirectoryEmailToggle
        ? sql<string>`case when ${row.shows_email_in_seek} then (select u.email from users u
            where u.id = ${row.user_id} and u.status = 'active') end`
        : sql<string>`null::text`,
  }),
  specialities: t.column('specialities', { type: ['String'] }),
  roleTypes: t.column('role_types', { type: ['String'] }),
  agency: t.one(Agency, { via: 'agency_id', nullable: false }),
  teamMates: t.connection(Recruiter, {
    description: 'Other recruiters at the same agency, in the order of the leaderboards.',
    on: (theirs, ours) =>
      sql<boolean>`(${theirs.agency_id} = ${ours.agency_id} and ${theirs.id} <> ${ours.id} and ${theirs.gone_at} is null)`,
    sorts: { RANK: { desc: ['score_rank'] } },
  }),
  viewerIsOwner: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer }) => sql<boolean>`coalesce(${row.user_id} = ${viewer.userId}, false)`,
  }),
  viewerCanInvite: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`coalesce(${can('review_list')} and ${isOfSubject({ row: { agency_id: row.agency_id, recruiter_id: row.id }, viewer })}, false)`,
  }),
}));

plan.fields(User, (t) => ({
  recruiter: t.one(Recruiter, { by: 'user_id' }),
  agencyAdmins: t.sql({
    description: "Names of the other people who run this person's agency, and may change its plan.",
    type: ['String'],
    sql: ({ row }) => sql<string[]>`array(
      select u.name from recruiters own
      join recruiters r on r.agency_id = own.agency_id and r.user_id <> own.user_id
      join users u on u.id = r.user_id and u.status = 'active'
      where own.user_id = ${row.id} and exists (
        select from user_roles o where o.user_id = u.id
          and o.role in ('ROLE_RECRUITER_ADMIN', 'ROLE_RECRUITER_FREELANCER'))
      order by u.name, u.id)`,
  }),
}));

plan.query.one('recruiter', Recruiter, {
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  description: 'A recruiter by current or former slug.',
  where: ({ row, args, eb }) => eb.and([eb(row.id, '=', bySlug('recruiter', args.slug)), eb(row.gone_at, 'is', null)]),
});

/** A profile whose person objected to it. */
const GoneProfile = plan.rows('GoneProfile', { table: 'gone_profiles', visibleTo: 'everyone' });
plan.fields(GoneProfile, (t) => t.columns({ goneAt: 'DateTime' }));

plan.query.one('goneProfile', GoneProfile, {
  description: 'A profile that was removed because its person objected.',
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  where: ({ row, args, eb }) => eb(row.slug_hash, '=', slugHash(sql`lower(${args.slug})`)),
});

plan.query.one('agency', Agency, {
  description: 'An agency with a page, by current or former slug. Its own people see it before it is approved.',
  args: (arg) => ({ slug: arg.string({ required: true }) }),
  where: ({ row, args, viewer, eb }) =>
    eb.and([
      eb(row.id, '=', bySlug('agency', args.slug)),
      eb.or([eb(row.is_approved, '=', true), eb(row.id, '=', viewer.agencyId)]),
    ]),
});
