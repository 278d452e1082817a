import type { ExpressionBuilder } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { removeFile } from '#server/storage/files.ts';
import { takeRegistrationTurn } from './registration-turn.ts';

/**
 * Deletes unconfirmed registrations of an address, with their account. When the address turns out to belong to somebody
 * who joins another way, a stranger's typing must not be in their way. A confirmed account stays.
 */
export async function forgetUnconfirmed(write: Write, email: string): Promise<void> {
  const { tx } = write;
  await takeRegistrationTurn(tx, email);
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where(isUnconfirmed)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return;
  const rows = await tx.deleteFrom('registrations').where('user_id', '=', user.id).returning('logo_file_id').execute();
  for (const { logo_file_id } of rows) if (logo_file_id) await removeFile(write, logo_file_id);
  await tx.deleteFrom('users').where('id', '=', user.id).execute();
}

/** Whether an address has an account. One that was registered but never confirmed doesn't count. */
export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where((eb) => eb.not(isUnconfirmed(eb)))
    .executeTakeFirst();
  return user !== undefined;
}

const isUnconfirmed = (eb: ExpressionBuilder<DB, 'users'>) =>
  eb.and([
    eb('is_verified', '=', false),
    eb.exists(eb.selectFrom('registrations as r').select('r.id').whereRef('r.user_id', '=', 'users.id')),
  ]);
