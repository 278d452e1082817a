import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { ReviewTemplates } from '#server/database/types.ts';

/** A saved reply that the agency shares, unless it gets a recruiter. */
export function createTemplate(
  { kysely }: Database,
  wishes: Partial<Insertable<ReviewTemplates>> & { agency_id: string },
): Promise<Selectable<ReviewTemplates>> {
  return kysely
    .insertInto('review_templates')
    .values({
      ...{ id: nature.newId(), kind: 'reply', name: 'Thanks', body: 'Thank you, {reviewer}.' },
      ...{ created_at: new Date(), updated_at: new Date(), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
