import {
  type ImportEvent,
  type ImportState,
  importLimits,
  importTransitions,
} from '#common/placements/import-states.ts';
import { canKeepPlacement } from '#common/placements/rules.ts';
import { transition } from '#common/transitions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { isOfSide, knownViewer } from '../../profiles/scopes.ts';

/** The tasks of imports, by the state they work on. */
export const importTasks = {
  inspecting: 'inspectImport',
  reading: 'readImport',
  importing: 'importPlacements',
  undoing: 'undoImport',
} as const;

/** Queues the task of a state; one that waits already is replaced. */
export function workOn(write: Write, importId: string, state: keyof typeof importTasks): void {
  write.enqueue(enqueued({ name: importTasks[state] }, { importId }, { key: `import:${importId}` }));
}

/** An import of the viewer's side, locked. Unknown to everybody else, and to those who may not import. */
export async function ownImport(write: Write, id: string) {
  const { tx, viewer } = write;
  const row = await tx
    .selectFrom('placement_imports')
    .selectAll()
    .where('id', '=', id)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuseUnknown();
  const verdict = canKeepPlacement(signedIn(viewer), { recruiterId: row.recruiter_id, agencyId: row.agency_id });
  return verdict.ok ? row : refuse('FORBIDDEN', verdict.message);
}

/** Any import, locked, for tasks; null if it is gone. */
export const lockImport = async ({ tx }: Write, id: string) =>
  (await tx.selectFrom('placement_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

export type Import = Awaited<ReturnType<typeof ownImport>>;

/** The state after an event. Refuses an event that the state doesn't accept. */
export function stateAfter({ state }: Pick<Import, 'state'>, event: ImportEvent): ImportState {
  const next = transition(importTransitions, state as ImportState, event);
  return next.ok ? next.to : refuse('STATE', refusals[event] ?? "That isn't possible anymore. Reload the page.");
}

const refusals: Readonly<Partial<Record<ImportEvent, string>>> = {
  cancel: "This import can't be canceled anymore. Once it's done, you can undo it.",
  import: 'This import has been started already, or was canceled.',
  undo: 'This import has nothing to undo.',
};

/** The last moment at which an import can be undone; null before it is done. */
export const undoneUntil = ({ imported_at }: Pick<Import, 'imported_at'>): Date | null =>
  imported_at && new Date(imported_at.getTime() + importLimits.undoHours * 3_600_000);
