import { normaliseEmail } from '#common/email.ts';
import { sessionLimits } from '#common/limits.ts';
import type { Context } from '#server/commands/context.ts';
import { log } from '#server/log.ts';
import { passwordFits, takeTurn } from '../passwords/passwords.ts';
import { type CaptchaCheck, noCaptcha } from './captcha.ts';
import { countTries, noteTry, type Subjects, subjectOf } from './counted-tries.ts';
import { type Browser, type Session, startSessionByPassword } from './sessions.ts';

/** Failed attempts allowed in a quarter of an hour: for one account from one network, and for the network alone. */
const failuresAllowed = { accountThere: 10, network: 100 };

/** An attempt to sign in. */
export interface Credentials extends Browser {
  username: string;
  password: string;
}

/**
 * The result: a session; `wrong`, with whether a captcha is required from now on; `captcha`, when one was required and
 * no valid one came, so the password was not checked; `wait` after too many failures.
 */
export type SignIn =
  | { outcome: 'session'; session: Session }
  | { outcome: 'wrong'; needsCaptcha: boolean }
  | { outcome: 'captcha' }
  | { outcome: 'wait' };

/**
 * Signs in with address and password. The whole attempt is one turn of the hashing queue, so simultaneous attempts are
 * counted like separate ones. Throws `TooManySignIns` when the queue is full.
 */
export const signIn = (
  context: Context,
  credentials: Credentials,
  isSolved: CaptchaCheck = noCaptcha,
): Promise<SignIn> =>
  takeTurn(async () => {
    const done = await trySignIn(context, credentials, isSolved);
    logTry(context, credentials, done);
    return done;
  });

async function trySignIn(
  context: Context,
  { username, password, ...browser }: Credentials,
  isSolved: CaptchaCheck,
): Promise<SignIn> {
  const email = normaliseEmail(username);
  const subjects = subjectsOf(email ?? username, context.network ?? '');
  const failures = await countTries(context, subjects);
  if (failures.accountThere >= failuresAllowed.accountThere || failures.network >= failuresAllowed.network)
    return { outcome: 'wait' };
  if (needsCaptcha(failures) && !(await isSolved())) return { outcome: 'captcha' };
  const user = await context.database.kysely
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where('email', '=', email ?? '')
    .executeTakeFirst();
  const fits = await passwordFits(user?.password_hash ?? null, password);
  const session = fits && user?.status === 'active' ? await startSessionByPassword(context, user, browser) : null;
  if (session) return { outcome: 'session', session };
  await noteTry(context, subjects);
  return { outcome: 'wrong', needsCaptcha: needsCaptcha(failures, 1) };
}

/** Investigating a break-in takes whose account, from where, and which attempts belong together; nothing more. */
function logTry({ network = '', requestId }: Context, { username }: Credentials, { outcome }: SignIn): void {
  const { account, network: from } = subjectsOf(normaliseEmail(username) ?? username, network);
  log.info({ outcome, account: markOf(account), network: markOf(from), requestId }, 'Somebody tried to sign in');
}

const markOf = (subject: Buffer) => subject.toString('hex').slice(0, 16);

/** The account alone can require a captcha but never locks: anybody could keep its owner out. */
const subjectsOf = (email: string, network: string): Subjects<'account' | 'accountThere' | 'network'> => ({
  account: subjectOf(`account ${email}`),
  accountThere: subjectOf(`account ${email} from ${network}`),
  network: subjectOf(`network ${network}`),
});

const needsCaptcha = ({ account, network }: { account: number; network: number }, more = 0) =>
  Math.max(account, network) + more >= sessionLimits.captchaAfterFailures;
