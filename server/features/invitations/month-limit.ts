import { sql } from 'kysely';
import { invitationsAMonth, type Plan, plans } from '#common/limits.ts';
import { roleName } from '#common/roles.ts';
import type { Write } from '#server/commands/write.ts';
import type { Database } from '#server/database/database.ts';
import type { InviteRules } from './invite-rules.ts';
import { asDate, monthOf, withinSendingHours } from './timing.ts';

/** The agency whose invitations are counted, with its plan and time zone. */
export interface InvitingAgency {
  agency_id: string;
  plan: string;
  time_zone: string;
}

/** The same with its rules, which say in which hours emails leave. */
export interface DepartingAgency extends InvitingAgency {
  rules: InviteRules;
}

/** When an invitation leaves, and whether that is later than wanted. */
export interface Departure {
  at: Date;
  waitsForRoom: boolean;
}

/**
 * How many invitations an agency can send this month, how many have left or will leave in it, when the next month
 * begins, how many wait for room, and when the first of these leaves.
 */
export interface MonthAllowance {
  limit: number;
  used: number;
  sent: number;
  resetsAt: Date;
  waiting: number;
  waitsUntil: Date | null;
}

/**
 * When an invitation leaves: at the wanted time if its month, in the agency's time zone, has room under the plan's
 * limit. Otherwise at the first working hour, in the recipient's `zone`, of the first later month with room. The months
 * are counted under a lock on the agency until the transaction ends. `except`: an invitation being moved, which is not
 * counted.
 */
export async function firstTimeWithRoom(
  write: Write,
  agency: DepartingAgency,
  { wanted, zone, except }: { wanted: Date; zone: string; except?: string | undefined },
): Promise<Departure> {
  await lockMonths(write, agency);
  return timeWithRoom(write.tx, agency, { wanted, zone, except });
}

/** The same as things stand now, without a lock: to say it in advance. */
export async function timeWithRoom(
  tx: Database['kysely'],
  agency: DepartingAgency,
  { wanted, zone, except }: { wanted: Date; zone: string; except?: string | undefined },
): Promise<Departure> {
  const counts = await invitationsByMonth(tx, agency, { from: monthOf(agency.time_zone, wanted), except });
  return inFirstRoom(agency, { wanted, zone }, { counts: sumsOf(counts), limit: await limitOf(tx, agency) });
}

/**
 * The same for many invitations at once, in the order given: each takes its room before the next. `except` are these
 * invitations, which are not counted where they are now.
 */
export async function timesWithRoom(
  write: Write,
  agency: DepartingAgency,
  wishes: readonly { id: string; wanted: Date; zone: string }[],
): Promise<Departure[]> {
  if (wishes.length === 0) return [];
  await lockMonths(write, agency);
  const first = new Date(Math.min(...wishes.map(({ wanted }) => wanted.getTime())));
  const except = wishes.map(({ id }) => id);
  const counts = sumsOf(await invitationsByMonth(write.tx, agency, { from: monthOf(agency.time_zone, first), except }));
  const limit = await limitOf(write.tx, agency);
  return wishes.map((wish) => {
    const departure = inFirstRoom(agency, wish, { counts, limit });
    const month = monthOf(agency.time_zone, departure.at).toString();
    counts.set(month, (counts.get(month) ?? 0) + 1);
    return departure;
  });
}

/** One after the other, so that two invitations never take the same room. */
const lockMonths = ({ tx }: Write, { agency_id }: InvitingAgency) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${agency_id}`}, 0))`.execute(tx);

function inFirstRoom(
  { time_zone, rules }: DepartingAgency,
  { wanted, zone }: { wanted: Date; zone: string },
  { counts, limit }: { counts: ReadonlyMap<string, number>; limit: number },
): Departure {
  const wantedMonth = monthOf(time_zone, wanted);
  let month = wantedMonth;
  while ((counts.get(month.toString()) ?? 0) >= limit) month = month.add({ months: 1 });
  return month.equals(wantedMonth)
    ? { at: wanted, waitsForRoom: false }
    : { at: withinSendingHours(startOf(month, time_zone), zone, rules.hours), waitsForRoom: true };
}

const sumsOf = (counts: ReadonlyMap<string, { all: number }>) =>
  new Map([...counts].map(([month, { all }]) => [month, all]));

/**
 * The agency's current month. Reads at most as many rows as the month's limit, through the index on when they leave.
 */
export async function monthAllowance(
  tx: Database['kysely'],
  agency: InvitingAgency,
  now: Date,
): Promise<MonthAllowance> {
  const month = monthOf(agency.time_zone, now);
  const next = month.add({ months: 1 });
  const counts = await invitationsByMonth(tx, agency, { from: month, until: next });
  const { waiting, waits_until } = await tx
    .selectFrom('invitations')
    .where('agency_id', '=', agency.agency_id)
    .where('state', '=', 'scheduled')
    .where('waits_for_room', '=', true)
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), fn.min('scheduled_for').as('waits_until')])
    .executeTakeFirstOrThrow();
  const { all = 0, sent = 0 } = counts.get(month.toString()) ?? {};
  return {
    limit: await limitOf(tx, agency),
    used: all,
    sent,
    resetsAt: startOf(next, agency.time_zone),
    waiting: Number(waiting),
    waitsUntil: waits_until,
  };
}

interface Months {
  from: Temporal.PlainYearMonth;
  until?: Temporal.PlainYearMonth;
  except?: string | readonly string[] | undefined;
}

interface MonthCount {
  /** Those that leave or left in it. */
  all: number;
  sent: number;
}

/** How many invitations leave, or left, in each month 'YYYY-MM' from one on. Cancelled ones are not counted. */
async function invitationsByMonth(
  tx: Database['kysely'],
  { agency_id, time_zone }: InvitingAgency,
  { from, until, except }: Months,
): Promise<Map<string, MonthCount>> {
  const end = until ? startOf(until, time_zone) : null;
  const { rows } = await sql<{ month: string } & MonthCount>`/* invitationsByMonth */
    select to_char(coalesce(sent_at, scheduled_for) at time zone ${time_zone}, 'YYYY-MM') as month, count(*)::int as all,
      count(sent_at)::int as sent
    from invitations
    where agency_id = ${agency_id} and coalesce(sent_at, scheduled_for) >= ${startOf(from, time_zone)}
      and state <> 'cancelled' and id <> all (${[except ?? []].flat()}::uuid[])
      ${end ? sql`and coalesce(sent_at, scheduled_for) < ${end}` : sql``}
    group by 1`.execute(tx);
  return new Map(rows.map(({ month, ...count }) => [month, count]));
}

/** In an agency without a paid plan, members who pay for themselves bring what their own plan allows. */
async function limitOf(tx: Database['kysely'], { agency_id, plan }: InvitingAgency): Promise<number> {
  const { seats, individuals } = await tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('r.agency_id', '=', agency_id)
    .where('u.status', '=', 'active')
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<string>().as('seats'),
      fn
        .countAll<string>()
        .filterWhere(exists(selectFrom('user_roles').whereRef('user_id', '=', 'u.id').where('role', 'in', ownPlans)))
        .as('individuals'),
    ])
    .executeTakeFirstOrThrow();
  if (plan === 'free' && Number(individuals) > 0) return invitationsAMonth('pro_individual') * Number(individuals);
  return invitationsAMonth(plan as Plan, Number(seats));
}

const ownPlans = plans.filter((plan) => plan !== 'free').map(roleName);

const startOf = (month: Temporal.PlainYearMonth, timeZone: string) =>
  asDate(month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone));
