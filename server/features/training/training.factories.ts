import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';

const day = 86_400_000;

/** A requested booking, of a new recruiter if nobody is named. */
export async function createTrainingBooking(
  database: Database,
  wishes: Partial<Insertable<DB['training_bookings']>> = {},
): Promise<Selectable<DB['training_bookings']>> {
  const person = wishes.user_id && wishes.agency_id ? null : await newPerson(database);
  const now = nature.now().getTime();
  return database.kysely
    .insertInto('training_bookings')
    .values({
      id: nature.newId(),
      ...(person as { user_id: string; agency_id: string }),
      name: 'Robin Marblethorpe',
      agency_name: 'Paper Lantern Placements',
      topics: ['inviting', 'team'],
      preferred_times: [new Date(now + 3 * day), new Date(now + 4 * day)],
      people: 4,
      created_at: new Date(now),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A confirmed session that has just begun. */
export const createTrainingSession = (database: Database, wishes: Partial<Insertable<DB['training_bookings']>> = {}) =>
  createTrainingBooking(database, {
    state: 'confirmed',
    starts_at: new Date(nature.now().getTime() - 60_000),
    meeting_url: 'https://meet.example/session',
    confirmed_at: new Date(nature.now().getTime() - day),
    ...wishes,
  });

async function newPerson(database: Database) {
  const { viewer } = await createRecruiterWithLogin(database);
  return { user_id: viewer.userId!, agency_id: viewer.agencyId! };
}
