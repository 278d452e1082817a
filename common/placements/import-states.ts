import type { TransitionTable } from '../transitions.ts';

/**
 * The state of an import. The file is inspected, its columns are matched with fields, it is read and checked; then its
 * placements are imported, and may be undone.
 */
export const importStates = [
  'inspecting',
  'matching',
  'reading',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
  'canceled',
] as const;
export type ImportState = (typeof importStates)[number];

/** What can happen to an import. */
export type ImportEvent =
  | 'inspect'
  | 'inspected'
  | 'match'
  | 'check'
  | 'change'
  | 'import'
  | 'finish'
  | 'undo'
  | 'undone'
  | 'fail'
  | 'cancel'
  | 'again';

/** Nothing is canceled while it's being imported: it is undone afterwards. */
export const importTransitions: TransitionTable<ImportState, ImportEvent> = {
  inspecting: { inspected: 'matching', fail: 'failed', cancel: 'canceled' },
  matching: { inspect: 'inspecting', match: 'reading', cancel: 'canceled' },
  reading: { check: 'checked', fail: 'failed', cancel: 'canceled' },
  checked: { change: 'matching', import: 'importing', cancel: 'canceled' },
  importing: { finish: 'done' },
  done: { undo: 'undoing' },
  undoing: { undone: 'undone' },
  undone: {},
  failed: { again: 'inspecting', cancel: 'canceled' },
  canceled: {},
};

/** Imports that a task works on. */
export const workingStates: readonly ImportState[] = ['inspecting', 'reading', 'importing', 'undoing'];

/** The label of each state. */
export const importStateLabels: Readonly<Record<ImportState, string>> = {
  inspecting: 'Reading the file',
  matching: 'Columns to match',
  reading: 'Checking rows',
  checked: 'Ready to import',
  importing: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: "Couldn't be read",
  canceled: 'Canceled',
};

/** Hours after an import in which it can be undone, and days its rows and its file are kept. */
export const importLimits = { undoHours: 24, rowDays: 30, unusedDays: 7 } as const;
