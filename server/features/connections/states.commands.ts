import { z } from 'zod';
import { type ConnectionEvent, type ConnectionState, connectionTransitions } from '#common/connections/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { forgetCredentials } from '#server/integrations/credentials.ts';
import { vendorOf } from '#server/integrations/registry.ts';
import { connectionFor } from './connection-for.ts';
import type { Connection } from './lock-connection.ts';
import { note } from './log.ts';
import { enqueueSync } from './syncing/runs.commands.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** A connection has ended: what was read by it alone goes. */
    connectionEnded: { connectionId: string; agencyId: string };
  }
}

const ofConnection = z.object({ connectionId: z.uuid() });

/** Starts the sync of a connection whose first reading has ended: from now on placements are added. */
export const startSync = defineCommand({
  name: 'startSync',
  input: ofConnection,
  run: async (write, { connectionId }) => {
    const known = await connectionFor(write, connectionId);
    if (!known.read_at) refuse('STATE', "We're still reading. Start once the counts are here.");
    await move(write, known, 'start', { started_at: write.at, next_sync_at: write.at });
    await lookAtAll(write, connectionId);
    await note(write, known, 'started');
    enqueueSync(write, connectionId, known.vendor);
    return { connection: connectionId };
  },
});

/** What was only looked at before is done now. */
const lookAtAll = ({ tx }: Write, connectionId: string) =>
  tx.updateTable('connection_records').set({ is_due: true }).where('connection_id', '=', connectionId).execute();

/** Pauses a connection: nothing is read until somebody resumes it. */
export const pauseConnection = defineCommand({
  name: 'pauseConnection',
  input: ofConnection,
  run: async (write, { connectionId }) => {
    const known = await syncedFor(write, connectionId);
    if (!known.started_at) refuse('STATE', 'Start the sync first.');
    await move(write, known, 'pause', { next_sync_at: null });
    await note(write, known, 'paused');
    return { connection: connectionId };
  },
});

/** Resumes a paused connection. What changed in the meantime is read. */
export const resumeConnection = defineCommand({
  name: 'resumeConnection',
  input: ofConnection,
  run: async (write, { connectionId }) => {
    const known = await syncedFor(write, connectionId);
    await move(write, known, 'resume', { next_sync_at: write.at, failures: 0 });
    await note(write, known, 'resumed');
    enqueueSync(write, connectionId, known.vendor);
    return { connection: connectionId };
  },
});

/** Syncs a connection now, instead of at its next time. */
export const syncNow = defineCommand({
  name: 'syncNow',
  input: ofConnection,
  run: async (write, { connectionId }) => {
    const known = await syncedFor(write, connectionId);
    if (known.state === 'paused') refuse('STATE', 'This connection is paused. Resume it first.');
    if (known.state === 'disconnected') refuse('STATE', 'This connection has ended.');
    if (known.problem_kind === 'signedOut') refuse('STATE', 'Connect again first: our access has ended.');
    await write.tx.updateTable('connections').set({ next_sync_at: write.at }).where('id', '=', connectionId).execute();
    enqueueSync(write, connectionId, known.vendor);
    return { connection: connectionId };
  },
});

/**
 * Ends a connection: its access is deleted, with everything that was read and isn't a placement. Placements stay.
 */
export const endConnection = defineCommand({
  name: 'disconnect',
  input: ofConnection,
  run: async (write, { connectionId }) => {
    const known = await connectionFor(write, connectionId);
    const ended = { ended_at: write.at, next_sync_at: null, page: null, window_to: null, watch_id: null };
    await move(write, known, 'disconnect', { ...ended, problem: null, problem_kind: null, settings: '{}' });
    await forgetCredentials(write.tx, connectionId);
    await write.tx.deleteFrom('connection_records').where('connection_id', '=', connectionId).execute();
    await write.tx.deleteFrom('connection_hints').where('connection_id', '=', connectionId).execute();
    await forgetPeople(write, connectionId);
    await write.emit('connectionEnded', { connectionId, agencyId: known.agency_id });
    await note(write, known, 'disconnected');
    write.audit({
      action: 'disconnect',
      agencyId: known.agency_id,
      subject: { type: 'Integration', id: connectionId },
      details: { vendor: known.vendor },
    });
    return { connection: connectionId };
  },
});

/** What an admin said about consultants is kept by their ids, for another time. Who they are is forgotten. */
async function forgetPeople({ tx }: Write, connectionId: string): Promise<void> {
  await tx
    .deleteFrom('connection_people')
    .where('connection_id', '=', connectionId)
    .where('matched_by', 'is distinct from', 'hand')
    .execute();
  await tx
    .updateTable('connection_people')
    .set({ name: 'Consultant', email: null, title: null })
    .where('connection_id', '=', connectionId)
    .execute();
}

/** The same as `connectionFor`; refused for a connection that reads nothing. */
async function syncedFor(write: Write, connectionId: string): Promise<Connection> {
  const known = await connectionFor(write, connectionId);
  const isRead = vendorOf(known.vendor)?.capabilities.some((one) => one === 'placements' || one === 'reviews');
  return isRead === false ? refuse('STATE', 'This connection has nothing to sync.') : known;
}

const refusals: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Start the sync first.',
  live: 'This connection is live already.',
  needs_attention: 'Connect again first.',
  paused: 'This connection is paused already.',
  disconnected: 'This connection has ended.',
};

async function move(
  { tx }: Write,
  known: Connection,
  event: ConnectionEvent,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const moved = transition(connectionTransitions, known.state, event);
  if (!moved.ok) return refuse('STATE', refusals[known.state]);
  await tx
    .updateTable('connections')
    .set({ ...facts, state: moved.to, version: known.version + 1 } as never)
    .where('id', '=', known.id)
    .execute();
}
