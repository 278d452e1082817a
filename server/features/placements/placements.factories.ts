import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createRecruiter } from '../profiles/profiles.factories.ts';

/** An active placement with both people, started 60 days ago, at the recruiter's agency. */
export async function createPlacement(
  database: Database,
  overrides: Partial<Insertable<DB['placements']>> = {},
): Promise<Selectable<DB['placements']>> {
  const id = nature.newId();
  const recruiter = await recruiterFor(database, overrides.recruiter_id);
  return database.kysely
    .insertInto('placements')
    .values({
      id,
      agency_id: recruiter.agency_id,
      recruiter_id: recruiter.id,
      source: 'manual',
      job_title: 'Site Engineer',
      job_type: 'permanent',
      start_date: new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10),
      state: 'active',
      candidate_name: 'Casey Wintergreen',
      candidate_email: `casey-${id}@mail.example`,
      company_name: 'Pinwheel Logistics',
      contact_name: 'Morgan Sandpiper',
      contact_email: `morgan-${id}@pinwheel.example`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The recruiter with this id and their agency, or a new one. */
const recruiterFor = ({ kysely, ...database }: Database, id: string | undefined) =>
  id
    ? kysely.selectFrom('recruiters').select(['id', 'agency_id']).where('id', '=', id).executeTakeFirstOrThrow()
    : createRecruiter({ kysely, ...database });
