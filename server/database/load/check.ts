import { type Kysely, sql } from 'kysely';
import { connect } from '../database.ts';
import type { DB } from '../types.ts';
import { type Checked, keptRows } from './kept-rows.ts';
import { type Figures, recountedAgencies, recountedRecruiters } from './recounted.ts';

/** Recounts all kept figures and compares them with those stored. Changes nothing, and reads in one snapshot. */
export async function checkKept(connectionString: string, tell: (step: string) => void): Promise<Checked[]> {
  const database = connect(connectionString, 1);
  try {
    return await database.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set transaction read only`.execute(tx);
        await sql`set local jit = off`.execute(tx);
        tell('figures of recruiters');
        const recruiters = await checkRecruiters(tx);
        tell('figures of agencies');
        const agencies = await checkAgencies(tx);
        tell('all else');
        return [...recruiters, ...agencies, ...(await keptRows(tx))];
      });
  } finally {
    await database.close();
  }
}

const atOnce = 500;

async function checkRecruiters(kysely: Kysely<DB>): Promise<Checked[]> {
  const tally = new Tally('recruiters');
  const all = await kysely
    .selectFrom('recruiters')
    .select(['id', 'score_as_of', 'coverage_as_of'])
    .orderBy('id')
    .execute();
  const days = Map.groupBy(all, ({ score_as_of, coverage_as_of }) => `${score_as_of} ${coverage_as_of}`);
  for (const ofDays of days.values())
    for (let at = 0; at < ofDays.length; at += atOnce) {
      const ids = ofDays.slice(at, at + atOnce).map(({ id }) => id);
      const { score_as_of, coverage_as_of } = ofDays[0]!;
      const moments = { score: midnight(score_as_of), coverage: midnight(coverage_as_of) };
      const kept = await kysely.selectFrom('recruiters').selectAll().where('id', 'in', ids).execute();
      tally.compare(kept, await recountedRecruiters(kysely, ids, moments));
    }
  return tally.results();
}

const midnight = (day: unknown) => new Date(`${String(day)}T00:00:00Z`);

/** Deltas that are not applied yet count too. */
async function checkAgencies(kysely: Kysely<DB>): Promise<Checked[]> {
  const tally = new Tally('agency_figures');
  const all = await kysely
    .selectFrom('agency_figures')
    .select(['agency_id', 'score_as_of'])
    .orderBy('agency_id')
    .execute();
  for (const ofDay of Map.groupBy(all, ({ score_as_of }) => String(score_as_of)).values())
    for (let at = 0; at < ofDay.length; at += atOnce) {
      const ids = ofDay.slice(at, at + atOnce).map(({ agency_id }) => agency_id);
      const recounted = await recountedAgencies(kysely, ids, midnight(ofDay[0]!.score_as_of));
      const kept = await keptAgencies(kysely, ids, Object.keys(recounted[0]!));
      const keptBy = new Map(kept.map((row) => [row.id, row]));
      tally.compare(
        kept,
        recounted.map((row) => ({ ...row, ...scoresBeforeDeltas(keptBy.get(row.id)!, row) })),
      );
    }
  return tally.results();
}

async function keptAgencies(kysely: Kysely<DB>, ids: readonly string[], names: readonly string[]): Promise<Figures[]> {
  const columns = names.filter((name) => name !== 'id').map(withDeltas);
  const { rows } = await sql<Figures>`/* keptAgencies */
    select f.agency_id as id, ${sql.join(columns)},
      exists (select from agency_figure_deltas d where d.agency_id = f.agency_id) as has_deltas
    from agency_figures f where f.agency_id = any (${ids}::uuid[])`.execute(kysely);
  return rows;
}

const scores = ['score', 'score_half', 'score_rank'];

/** Applying deltas recomputes scores; until then the earlier scores are right. */
function scoresBeforeDeltas(kept: Figures, recounted: Figures): object {
  if (!kept['has_deltas']) return {};
  return Object.fromEntries(scores.filter((name) => name in recounted).map((name) => [name, kept[name]]));
}

function withDeltas(name: string) {
  const column = sql.ref(name);
  if (scores.includes(name)) return sql`f.${column}`;
  const ofAgency = sql`from agency_figure_deltas d where d.agency_id = f.agency_id`;
  if (name.endsWith('_tallies'))
    return sql`tallies_added(f.${column}, (select coalesce(tallies_sum(d.${column}), '{}') ${ofAgency})) as ${column}`;
  const kind = sql.raw(name.startsWith('score') ? 'float8' : 'int');
  return sql`(f.${column} + (select coalesce(sum(d.${column}), 0) ${ofAgency}))::${kind} as ${column}`;
}

/** By figure, how many subjects were compared and which of them differ. */
class Tally {
  readonly #table: string;
  readonly #figures = new Map<string, { compared: number; differing: number; examples: string[] }>();

  constructor(table: string) {
    this.#table = table;
  }

  compare(kept: readonly Readonly<Record<string, unknown>>[], recounted: readonly Figures[]): void {
    const rows = new Map(kept.map((row) => [row['id'], row]));
    for (const { id, ...figures } of recounted)
      for (const [name, value] of Object.entries(figures)) this.#note(name, id, isSame(rows.get(id)![name], value));
  }

  results(): Checked[] {
    return [...this.#figures].map(([name, counts]) => ({ figure: `${this.#table}.${name}`, ...counts }));
  }

  #note(name: string, id: string, isRight: boolean): void {
    const counts = this.#figures.get(name) ?? { compared: 0, differing: 0, examples: [] };
    this.#figures.set(name, counts);
    counts.compared += 1;
    if (isRight) return;
    counts.differing += 1;
    if (counts.examples.length < 3) counts.examples.push(id);
  }
}

/** Floating-point sums differ in their last digits with the order of addition. */
function isSame(kept: unknown, counted: unknown): boolean {
  if (typeof counted === 'object') return JSON.stringify(kept) === JSON.stringify(counted);
  return Math.abs(Number(kept) - Number(counted)) <= (typeof counted === 'string' ? 0.000_101 : 1e-6);
}
