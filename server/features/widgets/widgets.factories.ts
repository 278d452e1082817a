import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { Widgets } from '#server/database/types.ts';

/** A widget with the reviews of an agency, unless it gets another subject. */
export function createWidget(
  { kysely }: Database,
  wishes: Partial<Insertable<Widgets>> & { agency_id: string },
): Promise<Selectable<Widgets>> {
  return kysely
    .insertInto('widgets')
    .values({
      ...{ id: nature.newId(), key: nature.newToken().slice(0, 12), name: 'Home page', kind: 'carousel' },
      ...{ layout: 'triple', theme: 'light', created_at: new Date(), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
