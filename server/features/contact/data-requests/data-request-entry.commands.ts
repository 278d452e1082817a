import { type Insertable, sql } from 'kysely';
import { dayIn, dueDay, dueDayFrom } from '#common/contact/data-request-clock.ts';
import { enteredDataRequestInput, ownDataRequestInput } from '#common/contact/inputs.ts';
import { formatDay } from '#common/formats.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { DB } from '#server/database/types.ts';
import { ownAccount } from '#server/features/accounts/session/sessions.commands.ts';
import { lockUser } from '#server/features/accounts/users/users.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';

/** A signed-in person requests something about their data. It is open at once, because the account proves the address. */
export const requestOwnData = defineCommand({
  name: 'requestOwnData',
  input: ownDataRequestInput,
  run: async (write, said) => {
    const user = await lockUser(write, ownAccount(write));
    if (!user.is_verified) refuse('UNCONFIRMED', 'Confirm your email address first.');
    const waiting = await openAtOnce(write, {
      ...said,
      name: user.name.slice(0, 80),
      email: user.email,
      came_by: 'account',
      due_on: dueDay(write.at, said.country),
    });
    if ('due_on' in waiting)
      refuse(
        'ALREADY_REQUESTED',
        `You've already sent us this request. You'll get our answer by ${formatDay(waiting.due_on)}.`,
        'kind',
      );
    write.audit({ action: 'requestOwnData', agencyId: null, subject: { type: 'DataRequest', id: waiting.id } });
    return { user: user.id };
  },
});

/** How long ago a request that staff enter may have come. */
const oldestDays = 366;

/** A super admin enters a request that came another way. It is open at once, and counts from the day of receipt. */
export const enterDataRequest = defineCommand({
  name: 'enterDataRequest',
  input: enteredDataRequestInput,
  run: async (write, { receivedOn, cameBy, ...said }) => {
    refuseAllButSuperAdmins(write.viewer);
    if (receivedOn > dayIn(write.at, said.country))
      refuse('IN_FUTURE', 'Choose today or an earlier day.', 'receivedOn');
    if (Date.parse(receivedOn) < write.at.getTime() - oldestDays * 86_400_000)
      refuse('TOO_OLD', 'Choose a day in the last 12 months.', 'receivedOn');
    const waiting = await openAtOnce(write, {
      ...said,
      came_by: cameBy,
      received_on: receivedOn,
      entered_by: write.viewer.userId,
      due_on: dueDayFrom(receivedOn, said.country),
    });
    if ('due_on' in waiting)
      refuse(
        'ALREADY_REQUESTED',
        `This request from this address is already in the list, due on ${formatDay(waiting.due_on)}.`,
        'email',
      );
    write.audit({ action: 'enterDataRequest', agencyId: null, subject: { type: 'DataRequest', id: waiting.id } });
    return { dataRequest: waiting.id };
  },
});

type Opened = Omit<Insertable<DB['data_requests']>, 'id' | 'state' | 'created_at' | 'confirmed_at' | 'version'>;

/**
 * Opens a request without a mailed link. Takes the place of one whose link was not used. If the same request is
 * already waiting, returns when that one is due.
 */
async function openAtOnce({ tx, at, nature }: Write, said: Opened): Promise<{ id: string } | { due_on: string }> {
  const { email, kind } = said;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`data requests of ${email}`}, 0))`.execute(tx);
  const row = { ...said, state: 'open', confirmed_at: at, created_at: at, token_hash: null, network_hash: null };
  const opened = await tx
    .insertInto('data_requests')
    .values({ ...row, id: nature.newId() })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'kind'])
        .where('state', 'in', ['requested', 'open', 'extended'])
        .doUpdateSet((eb) => ({ ...row, version: eb('data_requests.version', '+', 1) }))
        .where('data_requests.state', '=', 'requested'),
    )
    .returning('id')
    .executeTakeFirst();
  if (opened) return opened;
  return tx
    .selectFrom('data_requests')
    .select('due_on')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('state', 'in', ['open', 'extended'])
    .executeTakeFirstOrThrow();
}
