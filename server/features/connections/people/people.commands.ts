import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { connectionFor } from '../connection-for.ts';
import { note } from '../log.ts';
import { enqueueSync } from '../syncing/runs.commands.ts';
import { lookAgain } from './matching.ts';

/**
 * Says who a consultant of the agency's software is here: a recruiter, nobody yet, or nobody whose placements we want.
 * Their placements are looked at again.
 */
export const matchPerson = defineCommand({
  name: 'matchConnectionPerson',
  input: z.object({ personId: z.uuid(), recruiterId: z.uuid().nullish(), isIgnored: z.boolean() }),
  run: async (write, { personId, recruiterId, isIgnored }) => {
    const person = await personFor(write, personId);
    const connection = await connectionFor(write, person.connection_id);
    if (isIgnored && recruiterId) refuse('BOTH', 'Match this person, or leave them out.', 'recruiterId');
    const recruiter = recruiterId ? await recruiterOf(write, connection.agency_id, recruiterId) : null;
    await write.tx
      .updateTable('connection_people')
      .set({
        ...{ recruiter_id: recruiterId ?? null, is_ignored: isIgnored, version: person.version + 1 },
        matched_by: 'hand',
      })
      .where('id', '=', personId)
      .execute();
    await lookAgain(write, connection.id, person.external_id);
    const kind = recruiter ? 'matched' : isIgnored ? 'ignored' : 'unmatched';
    await note(write, connection, kind, { person: person.name, ...(recruiter && { recruiter: recruiter.name }) });
    write.audit({
      action: 'matchConnectionPerson',
      agencyId: connection.agency_id,
      subject: { type: 'Integration', id: connection.id },
      details: { recruiterId: recruiterId ?? null },
    });
    enqueueSync(write, connection.id);
    return { person: personId };
  },
});

async function personFor({ tx, viewer }: Write, id: string) {
  const person = await tx
    .selectFrom('connection_people')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', viewer.agencyId)
    .executeTakeFirst();
  return person ?? refuseUnknown();
}

async function recruiterOf({ tx }: Write, agencyId: string, id: string) {
  const recruiter = await tx
    .selectFrom('recruiters')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return recruiter ?? refuseUnknown();
}
