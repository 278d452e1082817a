import { transition } from '#common/transitions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import type { FileKind } from './kinds.ts';
import { type FileEvent, type FileState, fileTransitions } from './states.ts';

/** What a command may refer to. */
export interface AttachedFile {
  id: string;
  key: string;
}

/** The queue key for removing bytes. A second request for the same file replaces the first. */
export const removeBytesJob = { name: 'removeFileBytes', keyOf: (fileId: string): string => `file:${fileId}` } as const;

/**
 * Attaches an upload to what a command writes, so the sweep keeps it. Only its uploader may attach it, once, and only
 * for its declared purpose; anything else looks like a missing file.
 */
export async function attachFile(write: Write, fileId: string, kind: FileKind): Promise<AttachedFile> {
  const file = await lockFile(write, fileId);
  if (file?.kind !== kind || !file.uploaded_by || file.uploaded_by !== write.viewer.userId) return refuseUnknown();
  return attach(write, file);
}

/**
 * Attaches a file that a stranger sent with a form. `fileId` must come from the same request that stored the file,
 * never from input: a stranger could name another stranger's file.
 */
export async function attachFileOfStranger(write: Write, fileId: string, kind: FileKind): Promise<AttachedFile> {
  const file = await lockFile(write, fileId);
  if (file?.kind !== kind || file.uploaded_by) return refuseUnknown();
  return attach(write, file);
}

/**
 * Removes a file; a task removes its bytes after the commit. The caller has checked that the viewer may, using the row
 * the file is attached to.
 */
export async function removeFile(write: Write, fileId: string): Promise<void> {
  const file = await lockFile(write, fileId);
  if (!file) return refuseUnknown();
  const state = stateAfter(file.state, 'remove');
  await write.tx.updateTable('files').set({ state, removed_at: write.at }).where('id', '=', fileId).execute();
  removeBytesLater(write, fileId);
}

/** Removes the bytes of a removed file once this write has committed. */
export function removeBytesLater(write: Write, fileId: string): void {
  write.enqueue(enqueued(removeBytesJob, { fileId }, { key: removeBytesJob.keyOf(fileId) }));
}

async function attach(write: Write, file: LockedFile): Promise<AttachedFile> {
  if (!file.sha256) return refuseUnknown();
  const state = stateAfter(file.state, 'attach');
  await write.tx.updateTable('files').set({ state, attached_at: write.at }).where('id', '=', file.id).execute();
  return { id: file.id, key: file.key };
}

type LockedFile = NonNullable<Awaited<ReturnType<typeof lockFile>>>;

function lockFile({ tx }: Write, fileId: string) {
  return tx
    .selectFrom('files')
    .select(['id', 'key', 'kind', 'state', 'sha256', 'uploaded_by'])
    .where('id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
}

function stateAfter(state: string, event: FileEvent): FileState {
  const next = transition(fileTransitions, state as FileState, event);
  if (next.ok) return next.to;
  return refuse('FILE_NOT_AVAILABLE', 'This file cannot be used any more. Choose it again and send it once more.');
}
