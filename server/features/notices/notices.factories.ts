import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

/** A notice for a user, unread unless said. */
export const createNotice = (
  { kysely }: Database,
  wishes: Partial<Insertable<DB['notices']>> & { user_id: string },
): Promise<Selectable<DB['notices']>> =>
  kysely
    .insertInto('notices')
    .values({
      id: nature.newId(),
      kind: 'approved',
      about: 'Gumnut Talent',
      path: '/account',
      at: new Date(),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
