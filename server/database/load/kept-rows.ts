import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countedDays, keptDays, summedDays } from '#server/features/dashboard/figure-days.ts';
import {
  countedAnswers,
  countedFigures,
  keptAnswerCounts,
  keptNpsDays,
  keptTotals,
  summedNpsDays,
  summedTotals,
} from '#server/features/surveys/figures/kept-figures.ts';
import type { DB } from '../types.ts';

/** A kept figure, how many subjects were recounted for it, and for which of them the stored value differs. */
export interface Checked {
  readonly figure: string;
  readonly compared: number;
  readonly differing: number;
  /** Some of those, by id. */
  readonly examples: readonly string[];
}

const totalKey = sql`concat_ws(' ', agency_id, campaign_id, workflow_id)`;
const dayKey = sql`concat_ws(' ', agency_id, recruiter_id, audience, day)`;

/** Rows and marks that triggers keep, each compared with its source: a select of `id` and `is_same`. */
const kept: Readonly<Record<string, RawBuilder<unknown>>> = {
  'reviews.has_reply': sql`
    select v.id, v.has_reply = (p.review_id is not null) as is_same
    from reviews v left join review_replies p on p.review_id = v.id`,
  'reviews.has_queued_edit': sql`
    select v.id, v.has_queued_edit = (q.review_id is not null) as is_same
    from reviews v left join (
      select distinct review_id from review_versions where replaced_at is null and moderation = 'queued'
    ) q on q.review_id = v.id`,
  sides_to_invite: sql`
    select coalesce(s.id, w.id) as id, (s.placement_id, s.agency_id, s.recruiter_id, s.audience, s.recipient_name,
        s.recipient_email, s.start_date, s.source, s.invitation_id)
      is not distinct from (w.placement_id, w.agency_id, w.recruiter_id, w.audience, w.recipient_name,
        w.recipient_email, w.start_date, w.source, w.invitation_id) as is_same
    from (select w.* from placements p cross join lateral sides_wanted(p) w) w full join sides_to_invite s on s.id = w.id`,
  'placements.candidate_step': sql`
    select p.id, p.candidate_step is not distinct from side_step(p.id, 'candidate') as is_same from placements p`,
  'placements.employer_step': sql`
    select p.id, p.employer_step is not distinct from side_step(p.id, 'employer') as is_same from placements p`,
  // Deltas that are not merged yet count too.
  figure_days: sql`
    select id, k.row is not distinct from c.row as is_same
    from (select ${dayKey} as id, d as row from (${keptDays}) d) k
    full join (select ${dayKey} as id, d as row from (${summedDays(sql`(${countedDays})`)}) d) c using (id)`,
  nps_days: sql`
    select id, k.row is not distinct from c.row as is_same
    from (select ${dayKey} as id, d as row from (${keptNpsDays}) d) k
    full join (select ${dayKey} as id, d as row from (${summedNpsDays(sql`(${countedFigures})`)}) d) c using (id)`,
  survey_totals: sql`
    select id, k.row is not distinct from c.row as is_same
    from (select ${totalKey} as id, d as row from (${keptTotals}) d) k
    full join (select ${totalKey} as id, d as row from (${summedTotals(sql`(${countedFigures})`)}) d) c using (id)`,
  answer_counts: sql`
    select concat_ws(' ', workflow_id, question_id, key) as id, coalesce(k.count, 0) = coalesce(c.count, 0) as is_same
    from (${keptAnswerCounts}) k full join (${countedAnswers}) c using (agency_id, workflow_id, question_id, key)`,
  'search_entries of recruiters': sql`
    select coalesce(e.id, r.id) as id, (e.facets, e.score_rank, e.review_count, e.document)
      is not distinct from (search_recruiter_facets(r::recruiters), r.score_rank, r.review_count, search_recruiter_document(r::recruiters)) as is_same
    from (select * from recruiters where gone_at is null) r full join (select * from search_entries where kind = 'recruiter') e on e.id = r.id`,
  'search_entries of agencies': sql`
    select coalesce(e.id, a.id) as id, (e.facets, e.score_rank, e.review_count, e.document)
      is not distinct from (a.facets, a.score_rank, a.review_count, a.document) as is_same
    from (
      select a.id, f.facets, g.score_rank, g.review_count, search_agency_document(a, f.facets) as document
      from agencies a cross join lateral search_agency_facets(a) f (facets) join agency_figures g on g.agency_id = a.id
      where a.is_approved
    ) a full join (select * from search_entries where kind = 'agency') e on e.id = a.id`,
  standings: sql`
    select coalesce(s.recruiter_id, w.recruiter_id)::text || coalesce(s.audience, w.audience) || coalesce(s.period, w.period) as id,
      (s.agency_id, s.facet_bits, s.seniority, s.eligible_count, s.invited_count)
        is not distinct from (w.agency_id, w.facet_bits, w.seniority, w.eligible_count, w.invited_count) as is_same
    from (select w.* from recruiters r cross join lateral first_standings(r) w) w
    full join standings s using (recruiter_id, audience, period)`,
  search_counts: sql`
    select concat_ws(' ', kind, claim, place, speciality, role) as id,
      coalesce(k.count, 0) = coalesce(c.count, 0) as is_same
    from (select kind, claim, place, speciality, role, sum(count) as count from search_counts group by 1, 2, 3, 4, 5) k
    full join (
      select c.*, count(*) as count from search_entries e, search_combinations(e.facets) c group by 1, 2, 3, 4, 5
    ) c using (kind, claim, place, speciality, role)`,
  // Words of deleted texts may stay; those of names must go.
  search_words: sql`
    select d.lexeme as id, w.word is not null and (w.is_name or not d.is_name) as is_same
    from (
      select lexeme, bool_or(weights && '{A,B,C}') as is_name
      from search_entries, unnest(document) group by lexeme
    ) d left join search_words w on w.word = d.lexeme`,
};

/** Checks what triggers keep. */
export async function keptRows(kysely: Kysely<DB>): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const [figure, rows] of Object.entries(kept)) {
    const { rows: counts } = await sql<Omit<Checked, 'figure'>>`/* keptRows */
      select count(*)::int as compared, count(*) filter (where not is_same)::int as differing,
        coalesce((array_agg(id::text) filter (where not is_same))[1:3], '{}') as examples
      from (${rows}) compared`.execute(kysely);
    checked.push({ figure, ...counts[0]! });
  }
  return checked;
}
