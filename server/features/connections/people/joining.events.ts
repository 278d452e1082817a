import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { lockConnection } from '../lock-connection.ts';
import { note } from '../log.ts';
import { enqueueSync } from '../syncing/runs.commands.ts';
import { lookAgain } from './matching.ts';

/** A new member is matched at once with the consultant who has their address. A sync then adds their placements. */
on('memberJoined', async (write, { agencyId, userId }) => {
  const recruiter = await write.tx
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.name', 'u.email'])
    .where('r.user_id', '=', userId)
    .where('r.agency_id', '=', agencyId)
    .where('r.gone_at', 'is', null)
    .executeTakeFirst();
  if (!recruiter) return;
  for (const { id, connection_id, external_id, name } of await freeConsultants(write, agencyId, recruiter.email)) {
    const connection = await lockConnection(write, connection_id);
    if (!connection || connection.state === 'disconnected') continue;
    await write.tx
      .updateTable('connection_people')
      .set((eb) => ({ recruiter_id: recruiter.id, matched_by: 'address', version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await lookAgain(write, connection_id, external_id);
    await note(write, connection, 'matched', { person: name, recruiter: recruiter.name });
    enqueueSync(write, connection_id);
  }
});

/** The consultants with an address that an admin hasn't decided about. Two who share it are left for a person to choose. */
const freeConsultants = ({ tx }: Write, agencyId: string, email: string) =>
  tx
    .selectFrom('connection_people as p')
    .select(['p.id', 'p.connection_id', 'p.external_id', 'p.name'])
    .where('p.agency_id', '=', agencyId)
    .where('p.email', '=', email)
    .where('p.recruiter_id', 'is', null)
    .where('p.matched_by', 'is distinct from', 'hand')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connection_people as o')
            .select('o.id')
            .whereRef('o.connection_id', '=', 'p.connection_id')
            .whereRef('o.email', '=', 'p.email')
            .whereRef('o.id', '<>', 'p.id'),
        ),
      ),
    )
    .orderBy('p.id')
    .execute();
