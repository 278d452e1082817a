import { sql } from 'kysely';
import { invitationsAMonth, type Plan, plans } from '#common/limits.ts';
import { roleName } from '#common/roles.ts';
import type { Write } from '#server/commands/write.ts';
import type { Database } from '#server/database/database.ts';
import { asDate, monthOf, withinWorkingDay } from './timing.ts';

/** The agency whose invitations are counted, with its plan and time zone. */
export interface InvitingAgency {
  agency_id: string;
  plan: string;
  time_zone: string;
}

/** When an invitation leaves, and whether that is later than wanted. */
export interface Departure {
  at: Date;
  waitsForRoom: boolean;
}

/**
 * How many invitations an agency can send this month, how many leave in it, when the next month begins, and how many
 * wait for room.
 */
export interface MonthAllowance {
  limit: number;
  used: number;
  resetsAt: Date;
  waiting: number;
}

/**
 * When an invitation leaves: at the wanted time if its month, in the agency's time zone, has room under the plan's
 * limit. Otherwise at the first working hour, in the recipient's `zone`, of the first later month with room. The months
 * are counted under a lock on the agency until the transaction ends. `except`: an invitation being moved, which is not
 * counted.
 */
export async function firstTimeWithRoom(
  write: Write,
  agency: InvitingAgency,
  { wanted, zone, except }: { wanted: Date; zone: string; except?: string | undefined },
): Promise<Departure> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${agency.agency_id}`}, 0))`.execute(
    write.tx,
  );
  return timeWithRoom(write.tx, agency, { wanted, zone, except });
}

/** The same as things stand now, without a lock: to say it in advance. */
export async function timeWithRoom(
  tx: Database['kysely'],
  agency: InvitingAgency,
  { wanted, zone, except }: { wanted: Date; zone: string; except?: string | undefined },
): Promise<Departure> {
  const wantedMonth = monthOf(agency.time_zone, wanted);
  const counts = await invitationsByMonth(tx, agency, { from: wantedMonth, except });
  const limit = await limitOf(tx, agency);
  let month = wantedMonth;
  while ((counts.get(month.toString()) ?? 0) >= limit) month = month.add({ months: 1 });
  return month.equals(wantedMonth)
    ? { at: wanted, waitsForRoom: false }
    : { at: withinWorkingDay(startOf(month, agency.time_zone), zone), waitsForRoom: true };
}

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
  const { waiting } = await tx
    .selectFrom('invitations')
    .where('agency_id', '=', agency.agency_id)
    .where('state', '=', 'scheduled')
    .where('waits_for_room', '=', true)
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  return {
    limit: await limitOf(tx, agency),
    used: counts.get(month.toString()) ?? 0,
    resetsAt: startOf(next, agency.time_zone),
    waiting: Number(waiting),
  };
}

interface Months {
  from: Temporal.PlainYearMonth;
  until?: Temporal.PlainYearMonth;
  except?: string | undefined;
}

/** How many invitations leave, or left, in each month 'YYYY-MM' from one on. Cancelled ones are not counted. */
async function invitationsByMonth(
  tx: Database['kysely'],
  { agency_id, time_zone }: InvitingAgency,
  { from, until, except }: Months,
): Promise<Map<string, number>> {
  const end = until ? startOf(until, time_zone) : null;
  const { rows } = await sql<{ month: string; count: number }>`/* invitationsByMonth */
    select to_char(coalesce(sent_at, scheduled_for) at time zone ${time_zone}, 'YYYY-MM') as month, count(*)::int as count
    from invitations
    where agency_id = ${agency_id} and coalesce(sent_at, scheduled_for) >= ${startOf(from, time_zone)}
      and state <> 'cancelled' and id is distinct from ${except ?? null}::uuid
      ${end ? sql`and coalesce(sent_at, scheduled_for) < ${end}` : sql``}
    group by 1`.execute(tx);
  return new Map(rows.map(({ month, count }) => [month, count]));
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
