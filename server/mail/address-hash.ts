import { createHash } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** How the address of a person whose data was erased is kept: it can be recognised with our secret, and not read back. */
export const addressHash = (email: string): Buffer =>
  createHash('sha256').update(key()).update(email.toLowerCase(), 'utf8').digest();

/** The same in SQL, for an address in the statement. */
export const addressHashOf = (email: Expression<unknown>): RawBuilder<Buffer> =>
  sql<Buffer>`sha256(${key()}::bytea || convert_to(lower(${email}), 'UTF8'))`;

const key = () => derivedKey(env.PLAUDIT_SECRET, 'erased addresses');
