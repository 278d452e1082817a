import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** What is counted about a profile's visitors. */
export type ProfileEventKind = 'phone_reveal' | 'contact';

const hour = 3_600_000;

/**
 * Identifies a visitor for a day: a hash of the network with that day's salt, which is deleted two days later.
 * Undefined without a known network.
 */
export async function visitorOfDay(write: Write): Promise<Buffer | undefined> {
  if (write.network === undefined) return undefined;
  return createHmac('sha256', await saltOfDay(write))
    .update(write.network)
    .digest();
}

/**
 * Identifies a visitor for a day by `visitorOfDay`. Refuses bots, and too many requests from one network in an hour; simultaneous ones
 * are counted one after the other.
 */
export async function countedVisitor(
  write: Write,
  kind: ProfileEventKind,
  anHour: number,
): Promise<Buffer | undefined> {
  const { tx, at, isRobot } = write;
  if (isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
  const visitor = await visitorOfDay(write);
  if (visitor === undefined) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${visitor.toString('hex')}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('profile_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('visitor_hash', '=', visitor)
    .where('kind', '=', kind)
    .where('at', '>=', new Date(at.getTime() - hour))
    .executeTakeFirstOrThrow();
  if (Number(count) >= anHour) refuse('TOO_MANY', 'Too many requests came from your network. Try again in an hour.');
  return visitor;
}

/** Records what a visitor did on a profile; `recruiterId` is null on the agency's own. */
export async function noteProfileEvent(
  { tx, at, nature }: Write,
  profile: { recruiterId: string | null; agencyId: string },
  event: { kind: ProfileEventKind; visitor_hash?: Buffer | undefined; message_hash?: Buffer },
): Promise<void> {
  await tx
    .insertInto('profile_events')
    .values({ ...event, id: nature.newId(), recruiter_id: profile.recruiterId, agency_id: profile.agencyId, at })
    .execute();
}

async function saltOfDay({ tx, at }: Write): Promise<Buffer> {
  const day = at.toISOString().slice(0, 10);
  await tx
    .insertInto('visitor_salts')
    .values({ day, salt: randomBytes(32), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await tx.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return salt;
}
