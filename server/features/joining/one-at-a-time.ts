import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';

/** Makes decisions about one address wait for each other, so that no two create an account for it. */
export const oneAtATime = ({ tx }: Write, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(tx);
