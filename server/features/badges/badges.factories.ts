import type { Insertable, Selectable } from 'kysely';
import { badgeEnd } from '#common/badges/rule.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { RecommendedBadges } from '#server/database/types.ts';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The badge of a recruiter, held for 100 days so far. `held`: since how many days. */
export function createBadge(
  { kysely }: Database,
  { held = 100, ...wishes }: Partial<Insertable<RecommendedBadges>> & { recruiter_id: string; held?: number },
): Promise<Selectable<RecommendedBadges>> {
  const since = dayBefore(held);
  return kysely
    .insertInto('recommended_badges')
    .values({ id: nature.newId(), since, until: badgeEnd(since), ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
}
