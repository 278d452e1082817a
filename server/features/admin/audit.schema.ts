import { type Expression, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { plan } from '#server/graphql/builder.ts';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const ReviewToCheck = plan.type('ReviewToCheck', 'reviews');

/** An audit entry: who did what to what. Staff read all of them, nobody changes them. */
const AuditEntry = plan.node('AuditEntry', {
  table: 'audit_entries',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

plan.fields(AuditEntry, (t) => ({
  ...t.columns({ at: 'DateTime', actor: 'String', action: 'String', subjectType: 'String', requestId: 'String?' }),
  subjectId: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.subject_id}::text` }),
  details: t.sql({
    description: "Details as 'name: value', ordered by name. Lists are separated by spaces.",
    type: ['String'],
    sql: ({ row }) =>
      sql<string[]>`array(select d.name || ': ' || case jsonb_typeof(d.value)
          when 'array' then (select coalesce(string_agg(v, ' '), '') from jsonb_array_elements_text(d.value) v)
          else coalesce(d.value #>> '{}', '–') end
        from jsonb_each(${row.details}) d (name, value) order by d.name)`,
  }),
  subjectName: t.sql({
    type: 'String',
    nullable: true,
    description: 'What it is about, by name, while that exists.',
    sql: ({ row }) => sql<string>`case ${row.subject_type}
      when 'Agency' then (select n.name from agencies n where n.id = ${row.subject_id})
      when 'Claim' then (select n.name from claims n where n.id = ${row.subject_id})
      when 'Company' then (select n.name from companies n where n.id = ${row.subject_id})
      when 'DataRequest' then (select n.name from data_requests n where n.id = ${row.subject_id})
      when 'Enquiry' then (select n.name from enquiries n where n.id = ${row.subject_id})
      when 'TrainingBooking' then (select n.name from training_bookings n where n.id = ${row.subject_id})
      when 'FlagCase' then (select v.title from review_flag_cases n join reviews v on v.id = n.review_id
        where n.id = ${row.subject_id})
      when 'Invitation' then (select n.recipient_name from invitations n where n.id = ${row.subject_id})
      when 'Mail' then (select n.subject from mails n where n.id = ${row.subject_id})
      when 'Placement' then (select n.job_title from placements n where n.id = ${row.subject_id})
      when 'ProfileReport' then (select coalesce(r.name, a.name) from profile_reports n
        left join recruiters r on r.id = n.recruiter_id left join agencies a on a.id = n.agency_id
        where n.id = ${row.subject_id})
      when 'Recruiter' then (select n.name from recruiters n where n.id = ${row.subject_id})
      when 'Review' then (select n.title from reviews n where n.id = ${row.subject_id})
      when 'Suppression' then (select n.email from suppressions n where n.id = ${row.subject_id})
      when 'User' then (select n.name || ', ' || n.email from users n where n.id = ${row.subject_id})
    end`,
  }),
  user: t.one(User, { via: 'user_id' }),
  impersonatedBy: t.one(User, { via: 'impersonated_by' }),
  agency: t.one(Agency, { via: 'agency_id' }),
}));

/** Ids of people that match the words; a hundred at most, found by an index. */
const peopleCalled = (words: Expression<unknown>) =>
  sql`(select u.id from users u where ${contains(sql`folded(u.name || ' ' || u.email)`, words)} limit 100)`;

plan.query.list('auditEntries', AuditEntry, {
  description: "The audit log, newest first. `from` and `until` are days in the viewer's time zone, inclusive.",
  sorts: { NEWEST: { desc: ['at'] }, OLDEST: { asc: ['at'] } },
  filterInput: (t) => ({
    words: t.string(),
    impersonator: t.string(),
    isImpersonated: t.boolean(),
    actor: t.string(),
    action: t.string(),
    subjectId: t.string(),
    agency: t.string(),
    from: t.field({ type: 'Date' }),
    until: t.field({ type: 'Date' }),
  }),
  filters: {
    words: ({ row }, words) => sql<boolean>`${row.user_id} in ${peopleCalled(words)}`,
    impersonator: ({ row }, words) => sql<boolean>`${row.impersonated_by} in ${peopleCalled(words)}`,
    isImpersonated: ({ row }, is) => sql<boolean>`(${row.impersonated_by} is not null) = ${is}`,
    actor: ({ row, eb }, actor) => eb(row.actor, '=', actor),
    action: ({ row, eb }, action) => eb(row.action, '=', action),
    subjectId: ({ row }, id) => sql<boolean>`${row.subject_id} = ${uuidOrNone(id)}`,
    agency: ({ row }, words) =>
      sql<boolean>`${row.agency_id} in (select a.id from agencies a where ${contains(sql`folded(a.name)`, words)} limit 100)`,
    from: ({ row, viewer }, day) => sql<boolean>`${row.at} >= ${day}::date::timestamp at time zone ${viewer.timeZone}`,
    until: ({ row, viewer }, day) =>
      sql<boolean>`${row.at} < (${day}::date + 1)::timestamp at time zone ${viewer.timeZone}`,
  },
});

/** A key, or a global id such as `Review:…`. Anything else matches nothing. */
const uuidOrNone = (id: Expression<string>) =>
  sql`(substring(lower(${id}) from '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$'))::uuid`;

plan.fields(User, (t) => ({
  auditEntries: t.connection(AuditEntry, {
    description: 'Actions by this person, in their name, by them as another person, or on their account.',
    on: (entry, user) =>
      sql<boolean>`(${entry.user_id} = ${user.id} or ${entry.impersonated_by} = ${user.id} or ${entry.subject_id} = ${user.id})`,
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.fields(ReviewToCheck, (t) => ({
  history: t.connection(AuditEntry, {
    on: (entry, review) => sql<boolean>`${entry.subject_id} = ${review.id} and ${entry.subject_type} = 'Review'`,
    sorts: { OLDEST: { asc: ['at'] } },
  }),
}));
