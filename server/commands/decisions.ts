import { sql } from 'kysely';
import type { Problem } from '#common/inputs.ts';
import { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Write } from './write.ts';

/** Refuses an edit of something that has changed since it was read. The payload shows its current state. */
export function refuseClash(version: number, expected: number | null | undefined, rows: Result): void {
  if (expected !== undefined && expected !== null && expected !== version) throw new Refusal([clash], rows);
}

/** Refuses a second decision. The payload shows the first one. */
export function refuseDecided(words: string, rows: Result): never {
  throw new Refusal([{ code: 'ALREADY_DECIDED', message: words, field: null }], rows);
}

/** One decision about an address at a time, so two cannot both create an account for it. */
export const oneAtATime = ({ tx }: Write, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(tx);

const clash: Problem = {
  code: 'CLASH',
  message: 'Somebody has changed this meanwhile. Look at it as it is now, then decide.',
  field: null,
};
