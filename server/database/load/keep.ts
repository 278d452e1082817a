import { sql } from 'kysely';
import { countedDays, dayColumns, summedDays } from '#server/features/dashboard/figure-days.ts';
import { recountStandings } from '#server/features/profiles/figures/standings.ts';
import { mergeCounts } from '#server/features/search/search.tasks.ts';
import type { Tx } from '../database.ts';
import { type Figures, recountedAgencies, recountedRecruiters } from './recounted.ts';

type Tell = (done: number, of: number) => void;

/** Subjects counted in one statement. */
const atOnce = 500;

/** Gives every recruiter the figures that commands would have kept during this history. */
export async function keepRecruiters(tx: Tx, asOf: Date, tell: Tell): Promise<void> {
  const ids = (await tx.selectFrom('recruiters').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    tell(at, ids.length);
    const figures = await recountedRecruiters(tx, ids.slice(at, at + atOnce), { score: asOf, coverage: asOf });
    await writeRecruiters(tx, figures, asOf);
    await keepStandings(tx, ids.slice(at, at + atOnce), asOf);
  }
}

/** Places recruiters on the leaderboards. */
async function keepStandings(tx: Tx, ids: readonly string[], asOf: Date): Promise<void> {
  await sql`insert into standings (recruiter_id, audience, period, agency_id, facet_bits, seniority, eligible_count, invited_count)
    select s.recruiter_id, s.audience, s.period, s.agency_id, s.facet_bits, s.seniority, s.eligible_count, s.invited_count
    from recruiters r cross join lateral first_standings(r) s where r.id = any (${ids}::uuid[])`.execute(tx);
  await recountStandings(tx, ids, asOf);
}

async function writeRecruiters(tx: Tx, figures: readonly Figures[], asOf: Date): Promise<void> {
  const day = asOf.toISOString().slice(0, 10);
  await sql`/* keepRecruiters */
    update recruiters r set ${changes(figures)}, score_as_of = ${day}::date, coverage_as_of = ${day}::date,
      changed_at = greatest(r.joined_at, (select max(v.published_at) from reviews v
        where v.recruiter_id = r.id and v.publication in ('published', 'under_review')))
    from json_populate_recordset(null::recruiters, ${JSON.stringify(figures)}::json) n where r.id = n.id`.execute(tx);
}

/** The same for agencies. */
export async function keepAgencies(tx: Tx, asOf: Date, tell: Tell): Promise<void> {
  const ids = (await tx.selectFrom('agencies').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    tell(at, ids.length);
    await writeAgencies(tx, await recountedAgencies(tx, ids.slice(at, at + atOnce), asOf), asOf);
  }
}

async function writeAgencies(tx: Tx, figures: readonly Figures[], asOf: Date): Promise<void> {
  const rows = figures.map(({ id, ...rest }) => ({ agency_id: id, ...rest }));
  await sql`/* keepAgencies */
    update agency_figures f set ${changes(figures)}, score_as_of = ${asOf.toISOString().slice(0, 10)}::date,
      changed_at = coalesce(
        (select max(r.changed_at) from recruiters r where r.agency_id = f.agency_id and r.published_count > 0),
        (select a.created_at from agencies a where a.id = f.agency_id))
    from json_populate_recordset(null::agency_figures, ${JSON.stringify(rows)}::json) n
    where f.agency_id = n.agency_id`.execute(tx);
}

const changes = (figures: readonly Figures[]) =>
  sql.join(
    Object.keys(figures[0]!)
      .filter((name) => name !== 'id')
      .map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`),
  );

/** Records which sides of placements have not been invited yet. */
export async function keepSidesToInvite(tx: Tx): Promise<void> {
  await sql`insert into sides_to_invite
      (id, placement_id, agency_id, recruiter_id, audience, recipient_name, recipient_email, start_date, source,
       invitation_id)
    select w.id, w.placement_id, w.agency_id, w.recruiter_id, w.audience, w.recipient_name, w.recipient_email, w.start_date,
      w.source, w.invitation_id
    from placements p cross join lateral sides_wanted(p) w`.execute(tx);
}

/** Records on placements how far the reviews of their sides have come. */
export async function keepSteps(tx: Tx): Promise<void> {
  await sql`update placements p set candidate_step = s.candidate, employer_step = s.employer
    from (
      select id, side_step(id, 'candidate') as candidate, side_step(id, 'employer') as employer from placements
    ) s
    where s.id = p.id and (p.candidate_step, p.employer_step) is distinct from (s.candidate, s.employer)`.execute(tx);
}

/** Adds up what happened on each day, for dashboards. */
export async function keepFigureDays(tx: Tx): Promise<void> {
  await sql`insert into figure_days (${dayColumns}) ${summedDays(sql`(${countedDays})`)}`.execute(tx);
}

/** Entries in one statement, since their words are compared in memory. */
const entriesAtOnce = 20_000;

/**
 * Adds all recruiters, then all approved agencies, to the search. Triggers keep its words and its counts, whose deltas
 * are applied at the end.
 */
export async function keepSearch(tx: Tx, tell: Tell): Promise<void> {
  const ids = (await tx.selectFrom('recruiters').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += entriesAtOnce) {
    tell(at, ids.length);
    await sql`insert into search_entries (id, kind, recruiter_id, facets, score_rank, review_count, document)
      select id, 'recruiter', id, search_recruiter_facets(r), score_rank, review_count, search_recruiter_document(r)
      from recruiters r where id = any (${ids.slice(at, at + entriesAtOnce)}::uuid[])`.execute(tx);
  }
  await sql`insert into search_entries (id, kind, agency_id, facets, score_rank, review_count, document)
    select a.id, 'agency', a.id, f.facets, g.score_rank, g.review_count, search_agency_document(a, f.facets)
    from agencies a cross join lateral search_agency_facets(a) f (facets) join agency_figures g on g.agency_id = a.id
    where a.is_approved`.execute(tx);
  await mergeCounts(tx);
}
