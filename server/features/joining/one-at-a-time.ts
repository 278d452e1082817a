import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';

/** One decision about an address at a time, so that no two make an account for it. */
export const oneAtATime = ({ tx }: Write, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(tx);
