import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

/** A team of an agency with these leads and members. */
export async function createTeam(
  { kysely }: Database,
  {
    leads = [],
    members = [],
    ...wishes
  }: Partial<Insertable<DB['teams']>> & {
    agency_id: string;
    leads?: readonly string[];
    members?: readonly string[];
  },
): Promise<Selectable<DB['teams']>> {
  const at = new Date();
  const team = await kysely
    .insertInto('teams')
    .values({ id: nature.newId(), name: 'Engineering', created_at: at, ...wishes })
    .returningAll()
    .executeTakeFirstOrThrow();
  const people = [...leads, ...members].map((recruiter_id) => ({
    id: nature.newId(),
    team_id: team.id,
    agency_id: team.agency_id,
    recruiter_id,
    is_lead: leads.includes(recruiter_id),
    added_at: at,
  }));
  if (people.length > 0) await kysely.insertInto('team_members').values(people).execute();
  return team;
}
