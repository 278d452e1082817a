import { sql } from 'kysely';
import { askLimits, asksAMonth, type Plan } from '#common/limits.ts';
import type { Write } from '#server/commands/write.ts';
import { asDate, monthOf } from './timing.ts';

/** The agency whose asks are counted, with its plan and zone. */
interface Asker {
  agency_id: string;
  plan: string;
  time_zone: string;
}

/** When an ask leaves, and whether that is later than wanted. */
interface Departure {
  at: Date;
  waitsForRoom: boolean;
}

/**
 * When an ask leaves: at the wanted time if its month, in the agency's zone, has room under the plan's limit; else at
 * the opening hour of the first day of the first later month that has. The months are counted under a lock of the
 * agency, until the transaction ends.
 */
export async function firstTimeWithRoom(write: Write, asker: Asker, wanted: Date): Promise<Departure> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`asks of ${asker.agency_id}`}, 0))`.execute(write.tx);
  const wantedMonth = monthOf(asker.time_zone, wanted);
  const asked = await asksByMonth(write, asker, wantedMonth);
  const limit = asksAMonth(asker.plan as Plan, await seatsOf(write, asker));
  let month = wantedMonth;
  while ((asked.get(month.toString()) ?? 0) >= limit) month = month.add({ months: 1 });
  return month.equals(wantedMonth)
    ? { at: wanted, waitsForRoom: false }
    : { at: opening(month, asker.time_zone), waitsForRoom: true };
}

/** How many asks leave, or left, in each month 'YYYY-MM' from one on; those that were cancelled leave in none. */
async function asksByMonth(
  { tx }: Write,
  { agency_id, time_zone }: Asker,
  from: Temporal.PlainYearMonth,
): Promise<Map<string, number>> {
  const start = asDate(from.toPlainDate({ day: 1 }).toZonedDateTime(time_zone));
  const { rows } = await sql<{ month: string; count: number }>`/* asksByMonth */
    select to_char(coalesce(sent_at, scheduled_for) at time zone ${time_zone}, 'YYYY-MM') as month, count(*)::int as count
    from invitations
    where agency_id = ${agency_id} and coalesce(sent_at, scheduled_for) >= ${start} and state <> 'cancelled'
    group by 1`.execute(tx);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

async function seatsOf({ tx }: Write, { agency_id }: Asker): Promise<number> {
  const { seats } = await tx
    .selectFrom('recruiters')
    .where('agency_id', '=', agency_id)
    .where('user_id', 'is not', null)
    .select(({ fn }) => fn.countAll<string>().as('seats'))
    .executeTakeFirstOrThrow();
  return Number(seats);
}

const opening = (month: Temporal.PlainYearMonth, timeZone: string) =>
  asDate(
    month.toPlainDate({ day: 1 }).toZonedDateTime({ timeZone, plainTime: { hour: askLimits.sendBetweenHours.from } }),
  );
