import { sql } from 'kysely';
import { type Period, periodOf, type SaidPeriod } from '#common/dashboard/period.ts';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { groupCounts, type Nps, npsOf } from '#common/surveys/nps.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { ofTeam } from '#server/features/profiles/narrowing.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { type NpsSums, npsDaysOf, npsSums } from './nps.queries.ts';

/** What a viewer wants to see of their agency's board. */
export interface BoardWish extends SaidPeriod {
  readonly audience?: string | null | undefined;
  readonly team?: string | null | undefined;
}

/** A recruiter of the agency with the answers about them. */
export interface NpsBoardRow {
  readonly slug: string;
  readonly name: string;
  readonly isOwn: boolean;
  /** Without its scores: below ten, a colleague's answers stay theirs. */
  readonly nps: Nps;
  /** From 1; null while the answers are too few. */
  readonly position: number | null;
}

/** An agency's recruiters by the lower end of the interval of their score; those with too few answers come last. */
export interface NpsBoard {
  readonly from: string;
  readonly to: string;
  /** Of all answers to the agency in the period, also those about nobody. */
  readonly nps: Nps;
  readonly rows: readonly NpsBoardRow[];
}

/** The board of the viewer's agency; null for those who may not see it. */
export async function npsBoardFor({ viewer, database, nature }: Context, wish: BoardWish): Promise<NpsBoard | null> {
  const agencyId = boardAgency(viewer);
  if (!agencyId) return null;
  const period = periodOf(wish, nature.now().toISOString().slice(0, 10));
  const audience = audiences.find((one) => one === wish.audience) ?? null;
  const read = await readBoard(database, agencyId, { viewer, period, audience, team: wish.team || null });
  return {
    from: period.from ?? read.first ?? period.to,
    to: period.to,
    nps: npsOf(groupCounts(read.scores)),
    rows: inOrder(read.rows),
  };
}

/** The agency whose board a viewer may see, if any. */
export const boardAgency = ({ agencyId, permissions, seesAgency }: Viewer): string | null =>
  permissions.has('leaderboard_view') || permissions.has('nps_view') || seesAgency ? agencyId : null;

type Unplaced = Omit<NpsBoardRow, 'position' | 'nps'> & NpsSums;

/** By the lower end of the interval, then by the number of answers, then by name. */
function inOrder(rows: readonly Unplaced[]): NpsBoardRow[] {
  const scored = rows.map((row) => ({ row, nps: npsOf(groupCounts(row.scores)) }));
  scored.sort(
    (one, other) =>
      (other.nps.low ?? -Infinity) - (one.nps.low ?? -Infinity) ||
      other.nps.count - one.nps.count ||
      one.row.name.localeCompare(other.row.name),
  );
  return scored.map(({ row: { slug, name, isOwn }, nps }, place) => ({
    ...{ slug, name, isOwn, nps },
    position: nps.low === null ? null : place + 1,
  }));
}

interface ReadBoard {
  readonly first: string | null;
  readonly scores: readonly number[];
  readonly rows: readonly Unplaced[];
}

interface Wanted {
  readonly viewer: Viewer;
  readonly period: Period;
  readonly audience: Audience | null;
  readonly team: string | null;
}

async function readBoard(
  { kysely }: Database,
  agencyId: string,
  { viewer, period: { from, to }, audience, team }: Wanted,
): Promise<ReadBoard> {
  const ofTheTeam =
    team === null
      ? sql`true`
      : ofTeam({ recruiter_id: sql.ref('d.recruiter_id') }, sql<string>`${team}::text`, {
          agencyId: sql`${agencyId}::uuid`,
        });
  const { rows } = await sql<ReadBoard>`/* npsBoard */
    with days as materialized (
      select * from (${npsDaysOf(agencyId)}) d
      where day <= ${to}::date ${from === null ? sql`` : sql`and day >= ${from}::date`}
        ${audience === null ? sql`` : sql`and audience = ${audience}`}
    ), people as (
      select r.slug, r.name, r.id is not distinct from ${viewer.recruiterId}::uuid as "isOwn", ${npsSums}
      from days d join recruiters r on r.id = d.recruiter_id and r.agency_id = ${agencyId} and r.gone_at is null
      where not is_total and ${ofTheTeam}
      group by r.id
    )
    select (select min(day)::text from days) as first, s.scores,
      (select coalesce(json_agg(p), '[]') from people p) as rows
    from (select ${npsSums} from days d where ${team === null ? sql`is_total` : sql`not is_total and ${ofTheTeam}`}) s`.execute(
    kysely,
  );
  return rows[0]!;
}
