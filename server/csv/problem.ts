/** Why a file can't be read: one sentence for the person who sent it, with the line where that is known. */
export class TableProblem extends Error {}

/** Stops reading with a sentence. */
export function refuseTable(message: string): never {
  throw new TableProblem(message);
}

/** The most bytes of a file once it is expanded, and of one line. */
export const tableLimits = { expanded: 500_000_000, line: 65_536, columns: 200, sheetTexts: 100_000_000 } as const;

/** Refuses what expands to more than we read. */
export const refuseExpanded = (): never =>
  refuseTable('This file is larger than 500 MB once it is unpacked. Split it into smaller files.');
