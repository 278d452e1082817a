import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { normaliseEmail } from '#common/email.ts';
import type { Context } from '#server/commands/context.ts';
import type { Tx } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import { AccessTokens, derivedKey, hashToken } from '#server/session/tokens.ts';
import { passwordFits } from './passwords.ts';

/** What the browser gets when somebody has signed in. Names as in the calls of the product's interface. */
export interface Session {
  token: string;
  refresh_token: string;
  attributes: {
    type: 'recruiter' | 'user';
    profileComplete: boolean;
    companyComplete: boolean;
    agencyComplete: boolean;
    verified: boolean;
    approved: boolean;
    country: string;
  };
}

/** Days a browser stays signed in without being used. */
const refreshDays = 30;
/** Days after which everybody signs in anew. */
const familyDays = 180;
/** Seconds in which a refresh that got no answer may be repeated with the same token. */
const graceSeconds = 20;
/** Failed tries in a quarter of an hour: for one account from one network address, and for the address alone. */
const failuresAllowed = { account: 10, network: 100 };

let tokens: AccessTokens | undefined;
/** The signer of this process. */
export const accessTokens = (): AccessTokens => (tokens ??= new AccessTokens(env.PLAUDIT_SECRET));

/** Signs in by address and password. Null when they do not fit; `'wait'` after too many failures. */
export async function signIn(
  context: Context,
  { username, password, from }: { username: string; password: string; from: string },
): Promise<Session | null | 'wait'> {
  const email = normaliseEmail(username);
  const network = networkOf(from);
  // Never by the account alone: anybody could keep its owner out.
  const subjects = { account: subjectOf(`account ${email} from ${network}`), network: subjectOf(`network ${network}`) };
  if (await hasFailedTooOften(context, subjects)) return 'wait';
  const user = await context.database.kysely
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where('email', '=', email ?? '')
    .executeTakeFirst();
  const fits = await passwordFits(user?.password_hash ?? null, password);
  if (!fits || user?.status !== 'active') {
    await noteFailure(context, subjects);
    return null;
  }
  return startSession(context, user.id);
}

/** Opens a family of refresh tokens for one browser. */
export const startSession = (context: Context, userId: string): Promise<Session> =>
  context.database.kysely.transaction().execute(async (tx) => {
    const now = context.nature.now();
    const familyId = context.nature.newId();
    await tx
      .insertInto('session_families')
      .values({ id: familyId, user_id: userId, created_at: now, last_used_at: now })
      .execute();
    return issue(tx, context, userId, familyId);
  });

/**
 * Exchanges a refresh token for new ones. A token used before ends its family, unless it was used a moment ago and what
 * it was exchanged for was not: then the answer was lost on its way, and another takes its place. Null when the person
 * has to sign in.
 */
export const refreshSession = (context: Context, refreshToken: string): Promise<Session | null> =>
  context.database.kysely.transaction().execute(async (tx) => {
    const now = context.nature.now();
    const known = await findToken(tx, hashToken(refreshToken));
    if (!known || known.ended_at || known.expires_at <= now || known.status !== 'active') return null;
    if (now.getTime() - known.created_at.getTime() > familyDays * 86_400_000) return null;
    if (known.rotated_at && !(await takeBackSuccessor(tx, known, now))) {
      await endFamily(tx, known.family_id, 'reused', now);
      return null;
    }
    const session = await issue(tx, context, known.user_id, known.family_id);
    await tx
      .updateTable('refresh_tokens')
      .set({ rotated_at: sql`coalesce(rotated_at, ${now})`, successor_hash: hashToken(session.refresh_token) })
      .where('token_hash', '=', known.token_hash)
      .execute();
    await tx.updateTable('session_families').set({ last_used_at: now }).where('id', '=', known.family_id).execute();
    return session;
  });

/** A token with its family, which stays locked: two refreshes of one family take turns. */
async function findToken(tx: Tx, tokenHash: Buffer) {
  const family = await tx
    .selectFrom('session_families')
    .select(['id'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!family) return undefined;
  return tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('session_families as f', 'f.id', 't.family_id')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['t.token_hash', 't.family_id', 't.rotated_at', 't.successor_hash', 't.expires_at'])
    .select(['f.ended_at', 'f.created_at', 'f.user_id', 'u.status'])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Whether a token exchanged already may be exchanged again; the unused token that it was exchanged for is void then. */
async function takeBackSuccessor(
  tx: Tx,
  { rotated_at, successor_hash }: { rotated_at: Date | null; successor_hash: Buffer | null },
  now: Date,
): Promise<boolean> {
  if (!rotated_at || !successor_hash || now.getTime() - rotated_at.getTime() > graceSeconds * 1000) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('refresh_tokens')
    .where('token_hash', '=', successor_hash)
    .where('rotated_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the session that a refresh token belongs to. An unknown one changes nothing. */
export async function signOut(context: Context, refreshToken: string): Promise<void> {
  const now = context.nature.now();
  await context.database.kysely.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('refresh_tokens')
      .select('family_id')
      .where('token_hash', '=', hashToken(refreshToken))
      .executeTakeFirst();
    if (known) await endFamily(tx, known.family_id, 'signed_out', now);
  });
}

async function endFamily(tx: Tx, id: string, because: 'signed_out' | 'reused', now: Date) {
  await tx
    .updateTable('session_families')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

async function issue(tx: Tx, { nature }: Context, userId: string, familyId: string): Promise<Session> {
  const now = nature.now();
  const refreshToken = nature.newToken();
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refreshToken),
      family_id: familyId,
      issued_at: now,
      expires_at: new Date(now.getTime() + refreshDays * 86_400_000),
    })
    .execute();
  const { roles, email, ...attributes } = await describe(tx, userId);
  return {
    token: await accessTokens().sign({ id: userId, email, roles }, now),
    refresh_token: refreshToken,
    attributes,
  };
}

async function describe(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('agencies as a', 'a.id', 'r.agency_id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .where('u.id', '=', userId)
    .select(({ selectFrom }) => [
      'u.email',
      'u.type',
      'u.country',
      'u.is_verified',
      'u.is_profile_complete',
      'a.is_approved as agency_approved',
      'a.description',
      'c.is_approved as company_approved',
      selectFrom('user_roles')
        .whereRef('user_id', '=', 'u.id')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['role']).as('roles'))
        .as('roles'),
    ])
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    roles: row.roles ?? [],
    type: row.type as 'recruiter' | 'user',
    profileComplete: row.is_profile_complete,
    companyComplete: row.company_approved !== null,
    agencyComplete: Boolean(row.description),
    verified: row.is_verified,
    approved: row.agency_approved ?? row.company_approved ?? false,
    country: row.country,
  };
}

/** One household or server has a whole /64 of IPv6, so that is what failures are counted by. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counting needs neither the address nor the network address in clear. */
const subjectOf = (subject: string) =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'login failures')).update(subject).digest();

type Subjects = Readonly<Record<'account' | 'network', Buffer>>;

async function hasFailedTooOften({ database, nature }: Context, subjects: Subjects): Promise<boolean> {
  const since = new Date(nature.now().getTime() - 15 * 60_000);
  const counted = await database.kysely
    .selectFrom('login_failures')
    .select((eb) => ['subject', eb.fn.countAll<string>().as('failures')])
    .where('subject', 'in', Object.values(subjects))
    .where('failed_at', '>', since)
    .groupBy('subject')
    .execute();
  const failuresOf = (subject: Buffer) => Number(counted.find((row) => row.subject.equals(subject))?.failures ?? 0);
  return (
    failuresOf(subjects.account) >= failuresAllowed.account || failuresOf(subjects.network) >= failuresAllowed.network
  );
}

async function noteFailure({ database, nature }: Context, subjects: Subjects) {
  const failed_at = nature.now();
  await database.kysely
    .insertInto('login_failures')
    .values(Object.values(subjects).map((subject) => ({ id: nature.newId(), subject, failed_at })))
    .execute();
}
