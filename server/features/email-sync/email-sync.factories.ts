import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { newSyncToken } from './addresses.ts';
import { sealedPassword } from './password.ts';

type Owned = { agency_id: string; recruiter_id: string };

/** Somebody found in emails of a recruiter, suggested. */
export function createFoundPerson(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['found_people']>> & Owned,
): Promise<Selectable<DB['found_people']>> {
  const [id, at] = [nature.newId(), new Date()];
  return kysely
    .insertInto('found_people')
    .values({
      ...{ id, email: `riley-${id}@mail.example`, name: 'Riley Fenwick', sent_count: 3, received_count: 2 },
      ...{ thread_count: 2, two_way_count: 1, word_score: 1, guess: 'candidate', first_at: at, last_at: at },
      ...{ state: 'suggested', created_at: at },
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A connected mailbox. */
export function createMailbox(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['mailboxes']>> & Owned,
): Promise<Selectable<DB['mailboxes']>> {
  const id = nature.newId();
  return kysely
    .insertInto('mailboxes')
    .values({
      ...{ id, host: 'imap.mail.example', login: `me-${id}@mail.example`, state: 'live', created_at: new Date() },
      password: sealedPassword(id, 'app-password-1'),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An address for copies: of a recruiter, or of the agency without one. */
export function createSyncAddress(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['sync_addresses']>> & { agency_id: string },
): Promise<Selectable<DB['sync_addresses']>> {
  return kysely
    .insertInto('sync_addresses')
    .values({ id: nature.newId(), token: newSyncToken(), created_at: new Date(), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An excluded domain. */
export function createMailExclusion(
  { kysely }: Database,
  wishes: Partial<Insertable<DB['mail_exclusions']>> & { agency_id: string },
): Promise<Selectable<DB['mail_exclusions']>> {
  return kysely
    .insertInto('mail_exclusions')
    .values({ id: nature.newId(), kind: 'domain', value: 'supplier.example', created_at: new Date(), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A row of a recruiter in each table of email sync, and an exclusion of their agency. */
export async function createEmailSync(database: Database, own: Owned): Promise<void> {
  const [key, at] = [Buffer.alloc(32, nature.newId()), new Date()];
  await createSyncAddress(database, own);
  const { id: mailbox_id } = await createMailbox(database, own);
  const { id: person_id } = await createFoundPerson(database, { ...own, mailbox_id });
  await createMailExclusion(database, { agency_id: own.agency_id });
  await database.kysely
    .insertInto('counted_messages')
    .values({ ...own, key, counted_at: at })
    .execute();
  await database.kysely
    .insertInto('found_threads')
    .values({ agency_id: own.agency_id, person_id, key, was_sent: true, was_received: true, seen_at: at })
    .execute();
}
