import { sql } from 'kysely';
import { z } from 'zod';
import { statusMeaningLabels, statusMeanings } from '#common/connections/meanings.ts';
import { jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { defineCommand } from '#server/commands/command.ts';
import { connectionFor } from '../connection-for.ts';
import { note } from '../log.ts';
import { enqueueSync } from './runs.commands.ts';

const word = z.string().min(1).max(100);

/** Says which type of work a vendor's own word stands for. The placements with it are looked at again. */
export const saveTypeMeaning = defineCommand({
  name: 'saveTypeMeaning',
  input: z.object({ connectionId: z.uuid(), word, meaning: z.enum(jobTypes) }),
  run: async (write, { connectionId, word: said, meaning }) => {
    const known = await connectionFor(write, connectionId);
    const types = { ...known.meanings.types, [said]: meaning };
    await save(write, connectionId, { ...known.meanings, types }, known.version);
    await lookAtWord(write, connectionId, 'rawType', said);
    await note(write, known, 'meaning', { word: said, meaning: jobTypeLabels[meaning].toLowerCase() });
    enqueueSync(write, connectionId);
    return { connection: connectionId };
  },
});

/** Says what a vendor's own word for a status means. The placements with it are looked at again. */
export const saveStatusMeaning = defineCommand({
  name: 'saveStatusMeaning',
  input: z.object({ connectionId: z.uuid(), word, meaning: z.enum(statusMeanings) }),
  run: async (write, { connectionId, word: said, meaning }) => {
    const known = await connectionFor(write, connectionId);
    const statuses = { ...known.meanings.statuses, [said]: meaning };
    await save(write, connectionId, { ...known.meanings, statuses }, known.version);
    await lookAtWord(write, connectionId, 'rawStatus', said);
    await note(write, known, 'meaning', { word: said, meaning: statusMeaningLabels[meaning].toLowerCase() });
    enqueueSync(write, connectionId);
    return { connection: connectionId };
  },
});

type Tx = Pick<Parameters<typeof connectionFor>[0], 'tx'>;

const save = ({ tx }: Tx, id: string, meanings: object, version: number) =>
  tx
    .updateTable('connections')
    .set({ meanings: JSON.stringify(meanings), version: version + 1 })
    .where('id', '=', id)
    .execute();

const lookAtWord = ({ tx }: Tx, id: string, name: 'rawType' | 'rawStatus', said: string) =>
  tx
    .updateTable('connection_records')
    .set({ is_due: true })
    .where('connection_id', '=', id)
    .where(sql<boolean>`facts ->> ${sql.lit(name)} = ${said}`)
    .execute();
