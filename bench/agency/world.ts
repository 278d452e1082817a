import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { countedDays, dayColumns, summedDays } from '#server/features/dashboard/figure-days.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';

/** One agency with many placements, and who looks at them. */
export interface LargeAgency {
  /** Of its admin. */
  readonly userId: string;
  readonly email: string;
  /** Of one of its recruiters. */
  readonly slug: string;
  /** Of a review without a placement. */
  readonly waitingId: string;
}

/** The password of the agency's admin. */
export const password = 'a-large-agency-2026';
const recruiterCount = 50;

/**
 * Fills an agency with placements over three years, of which a third have a review of the candidate and a few one of the
 * employer. Triggers are disabled during the load, and what they maintain is written in one step afterwards.
 */
export async function fillLargeAgency(database: Database, count: number): Promise<LargeAgency> {
  const { id: agencyId } = await createAgency(database, { plan: 'ultimate_team', slug: 'large-agency' });
  const admin = await createRecruiterWithLogin(database, {
    agency_id: agencyId,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    slug: 'large-admin',
    user: { password },
  });
  let slug = '';
  for (let at = 1; at < recruiterCount; at++)
    ({ slug } = (await createRecruiterWithLogin(database, { agency_id: agencyId })).recruiter);
  const client = await database.pool.connect();
  try {
    const tables = ['placements', 'invitations', 'reviews'];
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    for (const fill of fills) await client.query(fill, fill.includes('$2') ? [agencyId, count] : [agencyId]);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  } finally {
    client.release();
  }
  await sql`insert into figure_days (${dayColumns}) ${summedDays(sql`(${countedDays})`)}`.execute(database.kysely);
  await database.pool.query('vacuum (freeze, analyze)');
  const { id: waitingId } = await database.kysely
    .selectFrom('reviews')
    .select('id')
    .where('placement_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { userId: admin.user.id, email: admin.user.email, slug, waitingId };
}

/** How a side's invitation stands, by the number of its placement: most were invited, and most of those answered. */
const stateOf = `case n % 20 when 0 then 'scheduled' when 1 then 'sent' when 2 then 'opened' when 3 then 'expired'
  when 4 then 'cancelled' when 5 then 'bounced' else 'completed' end`;

const fills = [
  // A source in a thousand placements is rare, and another one unused.
  `insert into placements (id, agency_id, recruiter_id, source, external_id, job_title, job_type, start_date, state, speciality,
      candidate_name, candidate_email, company_name, contact_name, contact_email, is_hidden, created_at)
    select md5('placement ' || n)::uuid, $1::uuid, r.ids[1 + n % cardinality(r.ids)],
      case when n % 1000 = 0 then 'bullhorn' when n % 10 < 3 then 'manual' when n % 10 < 8 then 'csv_imported' else 'jobadder' end,
      'E-' || n, 'Role number ' || n % 500, (array['permanent', 'temp', 'fixed-term'])[1 + n % 3], date '2026-11-01' - n % 1100,
      'active', 'engineering', 'Candidate ' || n, case when n % 50 > 0 then 'c' || n || '@mail.example' end,
      case when n % 40 > 0 then 'Company ' || n % 700 end, 'Contact ' || n % 5000, 'e' || n % 5000 || '@co.example', n % 60 = 0,
      timestamptz '2026-11-01' - n * interval '15 minutes'
    from generate_series(1, $2::int) n,
      (select array_agg(id order by id) as ids from recruiters where agency_id = $1) r`,
  // Two thirds of the candidates, and a twentieth of the employers, were invited.
  `insert into invitations (id, agency_id, recruiter_id, placement_id, audience, source, origin, searched, recipient_name, recipient_email,
      state, cancelled_because, bounced_because, scheduled_for, sent_at, completed_at, expires_at, created_at)
    select md5('invitation ' || s.audience || n)::uuid, p.agency_id, p.recruiter_id, p.id, s.audience, 'link', p.source,
      concat_ws(' ', s.name, s.email, p.job_title, p.company_name, p.candidate_name, p.contact_name), s.name,
      s.email, s.state, case s.state when 'cancelled' then 'by_recruiter' end, case s.state when 'bounced' then 'unknown' end,
      case s.state when 'scheduled' then timestamptz '2026-11-02' + n * interval '1 minute' end,
      case when s.state not in ('scheduled', 'cancelled') then p.created_at + interval '1 day' end,
      case s.state when 'completed' then p.created_at + interval '2 days' end,
      case when s.state not in ('scheduled', 'cancelled') then p.created_at + interval '40 days' end, p.created_at + interval '1 hour'
    from (select *, substr(external_id, 3)::int as n from placements where agency_id = $1) p
    cross join lateral (values
      ('candidate', p.candidate_name, p.candidate_email, ${stateOf}, p.n % 3 < 2),
      ('employer', p.contact_name, p.contact_email, ${stateOf}, p.n % 20 = 7)
    ) s (audience, name, email, state, is_invited)
    where s.is_invited and s.email is not null`,
  `insert into reviews (id, agency_id, recruiter_id, placement_id, invitation_id, reviewer_type, reviewer_name, reviewer_email,
      shown_name, name_display, company_name, overall, title, body, source, origin, searched, level, weight, moderation,
      publication, submitted_at, published_at, has_reply)
    select md5('review ' || i.id)::uuid, i.agency_id, i.recruiter_id, i.placement_id, i.id, i.audience, i.recipient_name,
      i.recipient_email, i.recipient_name, 'full', p.company_name, 1 + p.n * 7 % 5, 'Title of review ' || p.n,
      'A body that is long enough to be a review, number ' || p.n, 'link', p.source,
      concat_ws(' ', i.recipient_name, 'Title of review ' || p.n, p.job_title, p.company_name), 3, 0.9, 'cleared', 'published',
      i.completed_at, i.completed_at, p.n % 3 = 0
    from invitations i join (select *, substr(external_id, 3)::int as n from placements where agency_id = $1) p
      on p.id = i.placement_id
    where i.agency_id = $1 and i.state = 'completed'`,
  // Three in a hundred came by the open link, and wait for their placement.
  `insert into reviews (id, agency_id, recruiter_id, reviewer_type, reviewer_name, reviewer_email, reviewer_role, shown_name,
      name_display, company_name, overall, title, body, source, origin, level, weight, moderation, publication, submitted_at)
    select md5('waiting ' || n)::uuid, $1::uuid, r.ids[1 + n % cardinality(r.ids)], 'candidate', 'Candidate ' || n * 3 + 2,
      'w' || n || '@mail.example', 'Role', 'Candidate', 'full', 'Company ' || n % 700, 4, 'Title of review ' || n,
      'A body that is long enough to be a review, number ' || n, 'link', 'link', 1, 0, 'cleared', 'unpublished',
      timestamptz '2026-11-01' - n * interval '5 minutes'
    from generate_series(1, $2::int * 3 / 100) n,
      (select array_agg(id order by id) as ids from recruiters where agency_id = $1) r`,
  `insert into review_replies (review_id, agency_id, body, created_at, updated_at)
    select id, agency_id, 'Thank you for this review.', submitted_at, submitted_at from reviews where agency_id = $1 and has_reply`,
  `insert into review_shares (id, agency_id, recruiter_id, review_id, channel, shared_by, key, seen, first_shared_at, shared_at)
    select md5('share ' || v.id)::uuid, v.agency_id, v.recruiter_id, v.id, 'link', u.user_id, substr(md5('key ' || v.id), 1, 12),
      v.overall, v.published_at, v.published_at
    from reviews v, lateral (select user_id from recruiters where agency_id = $1 order by id limit 1) u
    where v.agency_id = $1 and v.published_at is not null and v.overall = 5`,
  `update placements p set candidate_step = s.candidate, employer_step = s.employer
    from (select placement_id, max(step) filter (where audience = 'candidate') as candidate,
        max(step) filter (where audience = 'employer') as employer
      from (select placement_id, audience, case when state = 'scheduled' then 'scheduled' when state in ('sent', 'opened') then 'sent'
          when state = 'completed' then 'published' when state = 'expired' then 'ended' end as step
        from invitations where agency_id = $1) i group by 1) s
    where p.id = s.placement_id`,
  `insert into sides_to_invite (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date,
      source, invitation_id)
    select w.* from placements p cross join lateral sides_wanted(p) w where p.agency_id = $1`,
  `insert into invite_sources (id, agency_id, source, since, turned_on_at)
    select gen_random_uuid(), $1::uuid, 'csv_imported', '2023-01-01', '2026-10-01'`,
];
