import { sql } from 'kysely';
import { emailDomain, isFreeMail } from '#common/email.ts';
import type { Write } from '#server/commands/write.ts';
import { knownOrSuppressed, type Sieve } from './exclusions.ts';
import type { Correspondent, ReadHeader } from './read-header.ts';

/** Whose messages are recorded, and where they came from: a connected mailbox, or copies when there is none. */
export interface Origin {
  readonly agencyId: string;
  readonly recruiterId: string;
  readonly mailboxId: string | null;
}

/** A message and the way that it went, seen from the recruiter. */
export interface Directed {
  readonly header: ReadHeader;
  readonly isSent: boolean;
}

/** What messages say about a person. */
interface Told extends Correspondent {
  sent: number;
  received: number;
  words: number;
  first: Date;
  last: Date;
  threads: Map<string, { sent: boolean; received: boolean }>;
}

/**
 * Records the people of messages. Each message counts once, in whichever folder or copy it is seen first. Keeps who
 * wrote to whom, how often and when; nothing of what they wrote.
 */
export async function recordMessages(
  write: Write,
  origin: Origin,
  sieve: Sieve,
  messages: readonly Directed[],
): Promise<void> {
  const { tx } = write;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`found people of ${origin.recruiterId}`}, 0))`.execute(tx);
  const counted = messages.filter(({ header }) => !sieve.drops(header));
  const fresh = await countOnce(write, origin, counted);
  const people = toldBy(fresh, sieve);
  const known = await knownOrSuppressed(tx, origin.agencyId, [...people.keys()]);
  const found = [...people.values()].filter(({ email }) => !known.has(email));
  if (found.length === 0) return;
  const ids = await keepPeople(write, origin, found);
  await keepThreads(write, origin, found, ids);
}

/** Remembers the messages, and returns those that were not counted before. */
async function countOnce({ tx, at }: Write, { agencyId, recruiterId }: Origin, messages: readonly Directed[]) {
  const byKey = new Map(messages.map((message) => [message.header.key.toString('hex'), message]));
  const keys = [...byKey.values()].map(({ header }) => header.key);
  const { rows } = await sql<{ key: Buffer }>`/* countOnce */
    insert into counted_messages (agency_id, recruiter_id, key, counted_at)
    select ${agencyId}, ${recruiterId}, g.key, ${at} from unnest(${keys}::bytea[]) g(key)
    on conflict do nothing returning key`.execute(tx);
  return rows.map(({ key }) => byKey.get(key.toString('hex'))!);
}

function toldBy(messages: readonly Directed[], sieve: Sieve): Map<string, Told> {
  const people = new Map<string, Told>();
  for (const { header, isSent } of messages) {
    const { at, wordScore, threadKey } = header;
    const named = new Map(sieve.keeps(isSent ? header.to : header.from).map((person) => [person.email, person]));
    for (const { email, name } of named.values()) {
      const told = people.get(email) ?? {
        ...{ email, name, sent: 0, received: 0, words: 0, first: at, last: at, threads: new Map() },
      };
      const thread = told.threads.get(threadKey.toString('hex'));
      told.threads.set(threadKey.toString('hex'), {
        sent: isSent || (thread?.sent ?? false),
        received: !isSent || (thread?.received ?? false),
      });
      people.set(email, {
        ...{ email, threads: told.threads, name: told.name ?? name, words: told.words + wordScore },
        ...{ sent: told.sent + Number(isSent), received: told.received + Number(!isSent) },
        first: new Date(Math.min(at.getTime(), told.first.getTime())),
        last: new Date(Math.max(at.getTime(), told.last.getTime())),
      });
    }
  }
  return people;
}

/** Adds people, or what is new about those who are known. Returns their ids by address. */
async function keepPeople({ tx, at, nature }: Write, origin: Origin, found: readonly Told[]) {
  const { agencyId, recruiterId, mailboxId } = origin;
  const column = <T>(of: (told: Told) => T) => found.map(of);
  const { rows } = await sql<{ id: string; email: string }>`/* keepPeople */
    insert into found_people as p (id, agency_id, recruiter_id, mailbox_id, email, name, sent_count, received_count,
      copy_count, word_score, first_at, last_at, guess, state, created_at)
    select g.id, ${agencyId}, ${recruiterId}, ${mailboxId}::uuid, g.email, g.name, g.sent, g.received,
      case when ${mailboxId === null}::boolean then g.sent + g.received else 0 end, g.words, g.first, g.last, g.guess,
      'suggested', ${at}
    from unnest(${column(() => nature.newId())}::uuid[], ${column(({ email }) => email)}::text[],
      ${column(({ name }) => name)}::text[], ${column(({ sent }) => sent)}::int[],
      ${column(({ received }) => received)}::int[], ${column(({ words }) => words)}::int[],
      ${column(({ first }) => first)}::timestamptz[], ${column(({ last }) => last)}::timestamptz[],
      ${column(({ email }) => (isFreeMail(emailDomain(email)) ? 'candidate' : 'employer'))}::text[])
      g(id, email, name, sent, received, words, first, last, guess)
    on conflict (agency_id, recruiter_id, email) do update set
      name = coalesce(p.name, excluded.name), mailbox_id = coalesce(p.mailbox_id, excluded.mailbox_id),
      sent_count = p.sent_count + excluded.sent_count, received_count = p.received_count + excluded.received_count,
      copy_count = p.copy_count + excluded.copy_count, word_score = p.word_score + excluded.word_score,
      first_at = least(p.first_at, excluded.first_at), last_at = greatest(p.last_at, excluded.last_at)
    returning p.id, p.email`.execute(tx);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Adds threads, and counts for each person those that are new, or go both ways from now on. */
async function keepThreads(
  { tx, at }: Write,
  { agencyId }: Origin,
  found: readonly Told[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const threads = found.flatMap(({ email, threads: own }) =>
    [...own].map(([key, ways]) => ({ id: ids.get(email)!, key: Buffer.from(key, 'hex'), ...ways })),
  );
  await sql`/* keepThreads */
    with told as (
      select * from unnest(${threads.map(({ id }) => id)}::uuid[], ${threads.map(({ key }) => key)}::bytea[],
        ${threads.map(({ sent }) => sent)}::boolean[], ${threads.map(({ received }) => received)}::boolean[])
        g(person_id, key, sent, received)
    ), before as (
      select t.* from found_threads t join told using (person_id, key)
    ), written as (
      insert into found_threads as t (agency_id, person_id, key, was_sent, was_received, seen_at)
      select ${agencyId}, person_id, key, sent, received, ${at} from told
      on conflict (person_id, key) do update set was_sent = t.was_sent or excluded.was_sent,
        was_received = t.was_received or excluded.was_received, seen_at = excluded.seen_at
    ), added as (
      select told.person_id, count(*) filter (where before.key is null) as threads,
        count(*) filter (where (told.sent or coalesce(before.was_sent, false))
          and (told.received or coalesce(before.was_received, false))
          and not coalesce(before.was_sent and before.was_received, false)) as two_way
      from told left join before using (person_id, key) group by told.person_id
    )
    update found_people p set thread_count = p.thread_count + added.threads,
      two_way_count = p.two_way_count + added.two_way
    from added where p.id = added.person_id and p.agency_id = ${agencyId}`.execute(tx);
}
