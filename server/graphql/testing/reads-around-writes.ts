import assert from 'node:assert/strict';
import type { Context } from '#server/commands/context.ts';
import { refreshSession, startSession } from '#server/features/accounts/session/sessions.ts';
import { signIn } from '#server/features/accounts/session/sign-in.ts';
import { sendInvitation } from '#server/features/invitations/invitations.tasks.tsx';
import { publishWaitingReviews } from '#server/features/reviews/publication/waiting-reviews.tasks.ts';
import type { Read, Subjects } from './hot-reads.ts';

/** Reads around small writes, by name. It changes its world, so give it one of the test's own. */
export async function readsAroundWrites(known: Context, { tenant }: Subjects): Promise<Readonly<Record<string, Read>>> {
  const ofAdmin = 'select email from users where id = $1';
  const { rows: accounts } = await known.database.pool.query<{ email: string }>(ofAdmin, [tenant.admin]);
  const ofInvitation = "select id from invitations where state = 'sent' order by id limit 1";
  const { rows: invitations } = await known.database.pool.query<{ id: string }>(ofInvitation);
  const [{ email: username }, { id: invitationId }] = [accounts[0]!, invitations[0]!];
  let session = await startSession(known, tenant.admin);
  return {
    'sign-in: a wrong password': async (context) => {
      const { outcome } = await signIn(context, { username, password: 'not that one' }, async () => true);
      assert.equal(outcome, 'wrong');
    },
    'a session that is renewed': async (context) => {
      const renewed = await refreshSession(context, session.refresh_token);
      assert(renewed);
      session = renewed;
    },
    'task: an invitation that was sent already': (context) => sendInvitation.run(context, { invitationId }),
    'task: reviews that have waited long enough': (context) => publishWaitingReviews.run(context, {}),
  };
}
