import { Readable } from 'node:stream';
import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { fileStorage } from '#server/storage/storage.ts';

/** An undecided enquiry. */
export function createEnquiry(
  { kysely }: Database,
  overrides: Partial<Insertable<DB['enquiries']>> = {},
): Promise<Selectable<DB['enquiries']>> {
  const id = nature.newId();
  return kysely
    .insertInto('enquiries')
    .values({
      id,
      name: 'Robin Marblethorpe',
      agency_name: 'Paper Lantern Placements',
      email: `enquirer-${id}@enquirers.example`,
      speciality: 'construction',
      country: 'AU',
      created_at: nature.now(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A claim with a confirmed address, of an unclaimed profile, which is created if none is given. */
export async function createClaim(
  database: Database,
  overrides: Partial<Insertable<DB['claims']>> = {},
): Promise<Selectable<DB['claims']>> {
  const id = nature.newId();
  const unclaimed = { is_claimed: false, source: 'a public list' };
  return database.kysely
    .insertInto('claims')
    .values({
      id,
      recruiter_id: overrides.agency_id
        ? null
        : (overrides.recruiter_id ?? (await createRecruiter(database, unclaimed)).id),
      name: 'Robin Marblethorpe',
      email: `claimant-${id}@claimants.example`,
      state: 'email_verified',
      created_at: nature.now(),
      verified_at: nature.now(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An undecided report of a profile. */
export async function createReport(
  database: Database,
  overrides: Partial<Insertable<DB['profile_reports']>> & { agency_id: string },
): Promise<Selectable<DB['profile_reports']>> {
  return database.kysely
    .insertInto('profile_reports')
    .values({
      id: nature.newId(),
      reason: 'wrong_facts',
      words: 'They left this firm two years ago.',
      created_at: nature.now(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A confirmed request for one's data that waits for an answer. */
export async function createDataRequest(
  { kysely }: Database,
  overrides: Partial<Insertable<DB['data_requests']>> = {},
): Promise<Selectable<DB['data_requests']>> {
  const id = nature.newId();
  const at = nature.now();
  return kysely
    .insertInto('data_requests')
    .values({
      id,
      kind: 'see',
      name: 'Robin Marblethorpe',
      email: `person-${id}@people.example`,
      country: 'GB',
      state: 'open',
      due_on: '2027-01-31',
      confirmed_at: at,
      created_at: at,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A copy of the data of a request, ready for two weeks. Its file has no bytes. */
export async function createDataCopy(
  { kysely }: Database,
  overrides: Partial<Insertable<DB['data_copies']>> & { request_id: string },
): Promise<Selectable<DB['data_copies']>> {
  const at = nature.now();
  const file_id = nature.newId();
  const attached = { state: 'attached', uploaded_at: at, attached_at: at };
  const key = nature.newToken();
  await fileStorage().put(key, Readable.from([Buffer.alloc(1000)]));
  await kysely
    .insertInto('files')
    .values({
      ...attached,
      id: file_id,
      key,
      kind: 'copy',
      media_type: 'application/zip',
      size: 1000,
      sha256: Buffer.alloc(32),
    })
    .execute();
  return kysely
    .insertInto('data_copies')
    .values({
      id: nature.newId(),
      state: 'ready',
      parts: 3,
      parts_done: 3,
      entries: 12,
      size: 1000,
      file_id,
      created_at: at,
      finished_at: at,
      expires_at: new Date(at.getTime() + 14 * 86_400_000),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
