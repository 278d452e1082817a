import { sql } from 'kysely';
import type { Problem } from '#common/inputs.ts';
import { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Write } from './write.ts';

/** Refuses an edit of something that has changed since it was read; the payload shows what it is now. */
export function refuseClash(version: number, expected: number | null | undefined, rows: Result): void {
  if (expected !== undefined && expected !== null && expected !== version) throw new Refusal([clash], rows);
}

/** Refuses a second decision; the payload shows the first one. */
export function refuseDecided(words: string, rows: Result): never {
  throw new Refusal([{ code: 'ALREADY_DECIDED', message: words, field: null }], rows);
}

/** One decision about an address at a time, so that no two make an account for it. */
export const oneAtATime = ({ tx }: Write, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(tx);

const clash: Problem = {
  code: 'CLASH',
  message: 'Somebody has changed this meanwhile. Look at it as it is now, then decide.',
  field: null,
};
