import type { ConnectionEventKind } from '#common/connections/log-words.ts';
import type { Write } from '#server/commands/write.ts';

/** Notes what happened to a connection, for the people who read its log. `details` holds counts and sentences. */
export async function note(
  { tx, at, nature }: Pick<Write, 'tx' | 'at' | 'nature'>,
  { id, agency_id }: { id: string; agency_id: string },
  kind: ConnectionEventKind,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await tx
    .insertInto('connection_events')
    .values({ id: nature.newId(), agency_id, connection_id: id, at, kind, details: JSON.stringify(details) })
    .execute();
}
