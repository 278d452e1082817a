import { type Expression, type RawBuilder, sql } from 'kysely';
import type { InvitationShown, PlacementShown, ReviewShown, ScoreShown } from '#common/api/schemas.ts';
import { levels } from '#common/reviews/levels.ts';
import { halfLifeDays, isTooFew, scoreConstants, scoreVersion, weightedStarsOf } from '#common/reviews/score.ts';
import type { Database } from '#server/database/database.ts';
import { isShownReview } from '../profiles/scopes.ts';

type Reading = Database['kysely'];

/** A page of rows, and how to get the next one. */
export interface Page<Row> {
  data: Row[];
  next_cursor: string | null;
}

/** Which page: how many rows, and those after a cursor. */
export interface Wanted {
  limit: number;
  cursor?: string | undefined;
}

/** A moment as JSON has it, in UTC and to the microsecond, so that a cursor finds its row again. */
const moment = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

interface Keyed {
  id: string;
  key: string;
}

/** The first `limit` of one row more than that; the extra one only says that there is another page. */
function pageOf<Row extends Keyed>(rows: readonly Row[], limit: number): Page<Omit<Row, 'key'>> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last ? Buffer.from(`${last.key} ${last.id}`).toString('base64url') : null;
  return { data: shown.map(({ key, ...row }) => row), next_cursor };
}

const cursorShape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Whether a text is a cursor of ours, as far as its form tells. */
export const isCursor = (text: string): boolean => readCursor(text) !== null;

function readCursor(text: string) {
  const read = cursorShape.exec(Buffer.from(text, 'base64url').toString());
  return read && !Number.isNaN(Date.parse(read[1]!)) ? read : null;
}

/** Rows behind the cursor, in the order of a time and the id, both falling. */
function behind(at: RawBuilder<unknown>, id: RawBuilder<unknown>, { cursor }: Wanted): RawBuilder<boolean> {
  const [, time, last] = (cursor && readCursor(cursor)) || [];
  return time ? sql<boolean>`(${at}, ${id}) < (${time}::timestamptz, ${last}::uuid)` : sql<boolean>`true`;
}

const placementColumns = sql`
  p.id, p.external_id, p.source, p.state, p.job_title, p.job_type, p.start_date::text as start_date,
  p.end_date::text as end_date, p.speciality, p.location, p.recruiter_id, r.name as recruiter_name,
  u.email as recruiter_email, p.candidate_name, p.candidate_email, p.company_name as company, p.contact_name,
  p.contact_email, p.is_hidden, p.candidate_step as candidate_review, p.employer_step as employer_review,
  ${moment(sql`p.created_at`)} as created_at`;

const placementTables = sql`
  placements p join recruiters r on r.id = p.recruiter_id left join users u on u.id = r.user_id and r.agency_id = p.agency_id`;

/** A page of an agency's placements, the newest first. One statement. */
export async function listPlacements(
  kysely: Reading,
  agencyId: string,
  wanted: Wanted & { external_id?: string | undefined; created_since?: string | undefined },
): Promise<Page<PlacementShown>> {
  const { external_id, created_since } = wanted;
  const { rows } = await sql<PlacementShown & Keyed>`/* apiPlacements */
    select ${placementColumns}, ${moment(sql`p.created_at`)} as key from ${placementTables}
    where p.agency_id = ${agencyId} and ${behind(sql`p.created_at`, sql`p.id`, wanted)}
      and ${external_id === undefined ? sql`true` : ofId(agencyId, external_id)}
      and ${created_since === undefined ? sql`true` : sql`p.created_at >= ${created_since}::timestamptz`}
    order by p.created_at desc, p.id desc limit ${wanted.limit + 1}`.execute(kysely);
  return pageOf(rows, wanted.limit);
}

/** As the index of external IDs has it. */
const ofId = (agencyId: string, externalId: string) =>
  sql`(p.agency_id::text || ' ' || p.external_id) = ${`${agencyId} ${externalId}`} and p.external_id is not null`;

/** A placement of an agency; undefined for every other id. One statement. */
export async function readPlacement(
  kysely: Reading,
  agencyId: string,
  id: string,
): Promise<PlacementShown | undefined> {
  const { rows } = await sql<PlacementShown>`/* apiPlacement */
    select ${placementColumns} from ${placementTables} where p.agency_id = ${agencyId} and p.id = ${id}`.execute(
    kysely,
  );
  return rows[0];
}

/** A page of an agency's review invitations, the newest first; or those with some ids. One statement. */
export async function listInvitations(
  kysely: Reading,
  agencyId: string,
  wanted: Wanted & { placement_id?: string | undefined; ids?: readonly string[] },
): Promise<Page<InvitationShown>> {
  const { placement_id, ids } = wanted;
  const { rows } = await sql<InvitationShown & Keyed>`/* apiInvitations */
    select i.id, i.placement_id, i.recruiter_id, i.audience as side, i.recipient_name,
      nullif(i.recipient_email, '') as recipient_email, i.state, i.source,
      ${moment(sql`i.scheduled_for`)} as scheduled_for, ${moment(sql`i.sent_at`)} as sent_at,
      ${moment(sql`i.completed_at`)} as completed_at, ${moment(sql`i.expires_at`)} as expires_at,
      ${moment(sql`i.created_at`)} as created_at, ${moment(sql`i.created_at`)} as key
    from invitations i
    where i.agency_id = ${agencyId} and ${behind(sql`i.created_at`, sql`i.id`, wanted)}
      and ${placement_id === undefined ? sql`true` : sql`i.placement_id = ${placement_id}`}
      and ${ids === undefined ? sql`true` : sql`i.id = any (${ids}::uuid[])`}
    order by i.created_at desc, i.id desc limit ${wanted.limit + 1}`.execute(kysely);
  return pageOf(rows, wanted.limit);
}

/** A page of an agency's published reviews as anyone sees them, the newest first. One statement. */
export async function listReviews(kysely: Reading, agencyId: string, wanted: Wanted): Promise<Page<ReviewShown>> {
  const { rows } = await sql<ReviewShown & Keyed>`/* apiReviews */
    select v.id, v.recruiter_id, r.name as recruiter_name, v.reviewer_type, v.shown_name as reviewer, v.reviewer_role,
      case when v.shows_company and not v.hidden_by_recruiter then v.company_name end as company,
      v.overall, v.criteria, v.title, v.body, v.level, v.was_offered_anything, v.source,
      v.publication = 'under_review' as is_under_review, p.job_type as placed_as,
      to_char(p.start_date, 'YYYY-MM') as placed_in, ${moment(sql`v.submitted_at`)} as submitted_at,
      ${moment(sql`v.published_at`)} as published_at, ${moment(sql`v.edited_at`)} as edited_at,
      case when y.review_id is not null then jsonb_build_object('body', y.body,
        'created_at', ${moment(sql`y.created_at`)}, 'edited_at', ${moment(sql`y.edited_at`)}) end as reply,
      ${moment(sql`v.submitted_at`)} as key
    from reviews v join recruiters r on r.id = v.recruiter_id
      left join placements p on p.id = v.placement_id left join review_replies y on y.review_id = v.id
    where v.agency_id = ${agencyId} and ${isShownReview('v')} and ${behind(sql`v.submitted_at`, sql`v.id`, wanted)}
    order by v.submitted_at desc, v.id desc limit ${wanted.limit + 1}`.execute(kysely);
  return pageOf(rows, wanted.limit);
}

/** The kept figures that an agency and a recruiter have alike. */
interface Kept {
  score: number;
  score_half: number;
  score_weight: number;
  score_as_of: string;
  review_count: number;
  rating_sum: number;
  stars: number[];
  confirmed_only_count: number;
  published_count: number;
  removed_count: number;
  eligible_count: number;
  invited_count: number;
}

const keptColumns = (row: string): Expression<unknown> => {
  const [score, half, weight] = ['score', 'score_half', 'score_weight'].map((name) => sql.ref(`${row}.${name}`));
  const counts = ['review_count', 'rating_sum', 'confirmed_only_count', 'published_count', 'removed_count'];
  const columns = [...counts, 'eligible_count', 'invited_count'].map((name) => sql.ref(`${row}.${name}`));
  const stars = [1, 2, 3, 4, 5].map((count) => sql.ref(`${row}.stars_${count}`));
  return sql`${score}::float8 as score, ${half}::float8 as score_half, ${weight}::float8 as score_weight,
    ${sql.ref(`${row}.score_as_of`)}::text as score_as_of, array[${sql.join(stars)}] as stars, ${sql.join(columns)}`;
};

/** The kept scores of an agency and its recruiters, with what they are computed from. One statement. */
export async function readScores(kysely: Reading, agencyId: string): Promise<ScoreShown> {
  const { rows } = await sql<Kept & { id: string | null; name: string; slug: string }>`/* apiScores */
    select null::uuid as id, '' as name, '' as slug, ${keptColumns('f')} from agency_figures f where f.agency_id = ${agencyId}
    union all
    select r.id, r.name, r.slug, ${keptColumns('r')} from recruiters r
    where r.agency_id = ${agencyId} and r.gone_at is null
    order by name, slug`.execute(kysely);
  return {
    formula: {
      version: scoreVersion,
      prior_weight: scoreConstants.prior.weight,
      prior_stars: scoreConstants.prior.stars,
      variance: scoreConstants.variance,
      z80: scoreConstants.z80,
      half_life_days: halfLifeDays,
      level_weights: levels.map(({ weight }) => weight),
    },
    agency: figuresOf(rows.find(({ id }) => id === null)!),
    recruiters: rows.flatMap((row) =>
      row.id ? [{ id: row.id, name: row.name, slug: row.slug, ...figuresOf(row) }] : [],
    ),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const figuresOf = (row: Kept) => ({
  score: row.score,
  low: rounded(Math.max(1, row.score - row.score_half)),
  high: rounded(Math.min(5, row.score + row.score_half)),
  is_too_few: isTooFew(row.review_count),
  weight: rounded(row.score_weight),
  weighted_stars: rounded(weightedStarsOf({ score: row.score, weight: row.score_weight })),
  counted_reviews: row.review_count,
  average: row.review_count > 0 ? rounded(row.rating_sum / row.review_count) : null,
  stars: row.stars,
  published_reviews: row.published_count,
  confirmed_only_reviews: row.confirmed_only_count,
  removed_reviews: row.removed_count,
  as_of: row.score_as_of,
  coverage: { eligible: row.eligible_count, invited: row.invited_count },
});
