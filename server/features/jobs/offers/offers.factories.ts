import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

type Wishes = Partial<Insertable<DB['offers']>> & Record<'application_id' | 'company_id' | 'agency_id', string>;

/** An offer that waits for an answer, unless another state is wished. Its application's state is left as it is. */
export const createOffer = ({ kysely }: Database, wishes: Wishes): Promise<Selectable<DB['offers']>> => {
  const at = new Date();
  const in30Days = new Date(at.getTime() + 30 * 86_400_000);
  const { state = 'sent' } = wishes;
  return kysely
    .insertInto('offers')
    .values({
      ...{
        id: nature.newId(),
        state,
        job_type: 'permanent',
        salary: 9_000_000,
        currency: 'AUD',
        salary_period: 'year',
      },
      ...{ starts_on: '2099-01-04', fee_basis_points: 1750, guarantee_days: 90, expires_at: in30Days },
      ...{ answer_by: in30Days.toISOString().slice(0, 10), created_at: at, changed_at: at },
      ...(state !== 'sent' && { ended_at: at }),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
