import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

type Wishes<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

/** A favourite of a user. */
export const createFavourite = (
  { kysely }: Database,
  wishes: Wishes<'favourites'> & { user_id: string },
): Promise<Selectable<DB['favourites']>> =>
  kysely
    .insertInto('favourites')
    .values({ id: nature.newId(), created_at: new Date(), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A profile that a user opened. */
export const createLook = (
  { kysely }: Database,
  wishes: Wishes<'profile_looks'> & { user_id: string },
): Promise<Selectable<DB['profile_looks']>> =>
  kysely
    .insertInto('profile_looks')
    .values({ id: nature.newId(), looked_at: new Date(), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A preferred supplier of a company, since September 2026. */
export const createSupplier = (
  { kysely }: Database,
  wishes: Wishes<'suppliers'> & { company_id: string },
): Promise<Selectable<DB['suppliers']>> =>
  kysely
    .insertInto('suppliers')
    .values({
      id: nature.newId(),
      starts_on: '2026-09-01',
      created_at: new Date(),
      changed_at: new Date(),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
