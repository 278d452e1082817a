import { z } from 'zod';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { hashToken } from '#server/session/tokens.ts';
import { addJobs, enqueued } from '#server/tasks/enqueue.ts';
import { useAccountLink } from '../account-links.ts';
import type { CaptchaCheck } from '../session/captcha.ts';
import { countTries, noteTry, subjectOf } from '../session/counted-tries.ts';
import { type Browser, type Session, startSession } from '../session/sessions.ts';
import { type SignIn, signIn } from '../session/sign-in.ts';
import { lockUser } from '../users/users.ts';
import { mailSignInLink } from './link-mail.tasks.ts';
import { addLink, refuseStaff } from './links.ts';

/** Emails with such links that a network requests in a quarter of an hour. */
const mostFromNetwork = 20;

const gone = 'This took too long, or was finished already. Start again.';

/** What waits under a handle; undefined if it's unknown, used or too old. */
const pendingBy = (tx: Pick<Tx, 'selectFrom'>, handle: string, now: Date) =>
  tx
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('handle_hash', '=', hashToken(handle))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Signs in with the account's password, and links what waits under the handle. Counts, requires captchas and refuses like
 * any other sign-in. Throws `TooManySignIns`.
 */
export async function linkByPassword(
  context: Context,
  { handle, password, ...browser }: { handle: string; password: string } & Browser,
  isSolved: CaptchaCheck,
): Promise<SignIn | { outcome: 'gone'; message: string }> {
  const { kysely } = context.database;
  const pending = await pendingBy(kysely, handle, context.nature.now());
  // Only a verified address is told whose it is: a mailed link decides about every other.
  const user =
    pending?.needs === 'password' &&
    pending.user_id &&
    (await kysely.selectFrom('users').select('email').where('id', '=', pending.user_id).executeTakeFirst());
  if (!user) return { outcome: 'gone', message: gone };
  const done = await signIn(context, { username: user.email, password, ...browser }, isSolved);
  if (done.outcome !== 'session') return done;
  const linked = await runCommand(linkWithPassword, context, { handle });
  return linked.ok ? done : { outcome: 'gone', message: linked.problems[0]!.message };
}

const linkWithPassword = defineCommand({
  name: 'linkWithPassword',
  input: z.object({ handle: z.string() }),
  run: async (write, { handle }) => {
    const pending = await usePending(write, 'handle_hash', handle);
    await link(write, pending.user_id!, pending);
    return {};
  },
});

/** Uses up what waits under the hash of a token. */
async function usePending({ tx, at }: Write, column: 'handle_hash' | 'link_hash', token: string) {
  const pending = await tx
    .updateTable('pending_sign_ins')
    .set({ used_at: at })
    .where(column, '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  return pending ?? refuse('EXPIRED', gone);
}

async function link(write: Write, userId: string, identity: { vendor: string; subject: string; email: string | null }) {
  const user = await lockUser(write, userId);
  refuseStaff(user);
  if (user.status !== 'active') refuse('EXPIRED', gone);
  await addLink(write, userId, identity);
}

/**
 * Requests an email with a link for what waits under a handle. The work is the same whether or not there's an account,
 * and no task holds an address.
 */
export async function requestLinkMail(context: Context, handle: string): Promise<'accepted' | 'gone' | 'wait'> {
  const { database, nature } = context;
  const subjects = { network: subjectOf(`sign-in links of ${context.network ?? ''}`) };
  if ((await countTries(context, subjects)).network >= mostFromNetwork) return 'wait';
  await noteTry(context, subjects);
  const pending = await pendingBy(database.kysely, handle, nature.now());
  if (!pending) return 'gone';
  const job = enqueued(mailSignInLink, { pendingId: pending.id, requestedAt: nature.now().toISOString() });
  await database.kysely.transaction().execute((tx) => addJobs(tx, [job]));
  return 'accepted';
}

/**
 * Links and signs in with a mailed link, in the browser that has the handle: a link that somebody else had sent is
 * worth nothing. Null if it's used, expired or for another browser.
 */
export async function linkByMail(
  context: Context,
  { token, handle, ...browser }: { token: string; handle: string } & Browser,
): Promise<Session | null> {
  const outcome = await runCommand(linkWithMail, context, { token, handle });
  return outcome.ok ? startSession(context, outcome.result.userId, browser) : null;
}

const linkWithMail = defineCommand({
  name: 'linkWithMail',
  input: z.object({ token: z.string(), handle: z.string() }),
  run: async (write, { token, handle }) => {
    const pending = await usePending(write, 'link_hash', token);
    if (!pending.handle_hash.equals(hashToken(handle))) refuse('EXPIRED', gone);
    const mailed = await useAccountLink(write.tx, token, ['link_sign_in'], write.at);
    if (!mailed || mailed.userId !== pending.user_id) return refuse('EXPIRED', gone);
    await link(write, mailed.userId, pending);
    return { userId: mailed.userId };
  },
});
