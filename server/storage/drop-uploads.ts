import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { removeFile } from './files.ts';

/** Removes uploads of a request that nothing was attached to. The sweep removes what a dying process leaves. */
export async function dropUploads(context: Context, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await carryOut(context, dropUnattached, { fileIds: [...fileIds] });
}

const dropUnattached = defineCommand({
  name: 'dropUploads',
  input: z.object({ fileIds: z.array(z.uuid()) }),
  async run(write, { fileIds }) {
    const waiting = await write.tx
      .selectFrom('files')
      .select('id')
      .where('id', 'in', fileIds)
      .where('state', '=', 'uploaded')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id } of waiting) await removeFile(write, id);
    return { count: waiting.length };
  },
});
