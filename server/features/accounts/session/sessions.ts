import { sql } from 'kysely';
import { isLed } from '#common/onboarding/steps.ts';
import { signedInDays } from '#common/retention.ts';
import type { Context } from '#server/commands/context.ts';
import type { Tx } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import { heldRoles } from '#server/session/held-roles.ts';
import { type Acting, isActedAs } from '#server/session/impersonation.ts';
import { senderOf } from '#server/session/sender-network.ts';
import { AccessTokens, hashToken } from '#server/session/tokens.ts';
import { isCompanyComplete } from '../companies/company-complete.ts';
import { chatUserHash } from './chat-user-hash.ts';

/** What a browser gets after sign-in, named as in the product's interface. */
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
    timeZone: string | null;
    /** Whether Home leads them through the first steps. */
    isLed: boolean;
    /** Proves the user's identity to the chat; absent when none is configured. */
    intercomUserHash?: string;
  };
  /**
   * The answer to a refresh that asked to act as somebody; null tells the browser to forget their name, because acting
   * has ended.
   */
  impersonation?: { adminName: string; userName: string; expiresAt: string } | null;
}

/** What a browser says about itself when it signs in: `deviceOf` it, and its time zone if that is known. */
export interface Browser {
  device?: string;
  timeZone?: string | null;
}

/** Seconds in which a refresh without a response may be repeated with the same token. */
const graceSeconds = 20;

let tokens: AccessTokens | undefined;
/** This process's signer. */
export const accessTokens = (): AccessTokens => (tokens ??= new AccessTokens(env.PLAUDIT_SECRET));

/** Opens a family of refresh tokens for one browser. */
export const startSession = (context: Context, userId: string, browser: Browser = {}): Promise<Session> =>
  context.database.kysely.transaction().execute((tx) => openFamily(tx, context, userId, browser));

/**
 * The same for a user whose password matched this hash a moment ago. Null when the password was changed or the account
 * closed since: that ended all sessions, and this one must not follow.
 */
export const startSessionByPassword = (
  context: Context,
  { id, password_hash }: { id: string; password_hash: string | null },
  browser: Browser = {},
): Promise<Session | null> =>
  context.database.kysely.transaction().execute(async (tx) => {
    const unchanged = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('password_hash', '=', password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return unchanged ? openFamily(tx, context, id, browser) : null;
  });

/** An account without a time zone takes over the browser's; a chosen one stays. */
async function openFamily(
  tx: Tx,
  context: Context,
  userId: string,
  { device = '', timeZone = null }: Browser,
): Promise<Session> {
  const now = context.nature.now();
  const familyId = context.nature.newId();
  await tx
    .insertInto('session_families')
    .values({
      id: familyId,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      device,
      network_hash: senderOf(context),
    })
    .execute();
  await tx
    .updateTable('users')
    .set({ last_signed_in_at: now, time_zone: sql`coalesce(time_zone, ${timeZone})` })
    .where('id', '=', userId)
    .execute();
  return issue(tx, context, userId, familyId);
}

/**
 * Exchanges a refresh token for new ones. Reuse ends its family, unless it was used a moment ago and its successor was
 * not: then the response was lost, and a new successor replaces it. Null when the user must sign in.
 * @param switchUser whom a super admin acts as; the access token is in that person's name while acting is active
 */
export const refreshSession = (
  context: Context,
  refreshToken: string,
  switchUser: string | null = null,
): Promise<Session | null> =>
  context.database.kysely.transaction().execute(async (tx) => {
    const now = context.nature.now();
    const known = await findToken(tx, hashToken(refreshToken));
    if (!known || known.ended_at || known.expires_at <= now || known.status !== 'active') return null;
    if (now.getTime() - known.created_at.getTime() > signedInDays.atMost * 86_400_000) return null;
    if (known.rotated_at && !(await takeBackSuccessor(tx, known, now))) {
      await endFamily(tx, known.family_id, 'reused', now);
      return null;
    }
    const acting = switchUser === null ? null : { adminId: known.user_id, username: switchUser, now };
    const target = acting && (await userActedAs(tx, acting));
    const session = await issue(tx, context, known.user_id, known.family_id, target?.userId);
    await tx
      .updateTable('refresh_tokens')
      .set({ rotated_at: sql`coalesce(rotated_at, ${now})`, successor_hash: hashToken(session.refresh_token) })
      .where('token_hash', '=', known.token_hash)
      .execute();
    await tx
      .updateTable('session_families')
      .set({ last_used_at: now, network_hash: senderOf(context) })
      .where('id', '=', known.family_id)
      .execute();
    return acting ? { ...session, impersonation: target?.impersonation ?? null } : session;
  });

/** The user a super admin acts as, with what both are told, if acting is active. */
async function userActedAs(tx: Tx, acting: Acting) {
  const row = await tx
    .selectFrom('users as u')
    .innerJoin('impersonations as i', (on) =>
      on.onRef('i.user_id', '=', 'u.id').on('i.admin_id', '=', acting.adminId).on('i.ended_at', 'is', null),
    )
    .innerJoin('users as admin', 'admin.id', 'i.admin_id')
    .select(['u.id', 'u.name', 'admin.name as admin_name', 'i.expires_at'])
    .where(isActedAs(acting))
    .executeTakeFirst();
  if (!row) return null;
  const expiresAt = row.expires_at.toISOString();
  return { userId: row.id, impersonation: { adminName: row.admin_name, userName: row.name, expiresAt } };
}

/** A token with its locked family: refreshes of one family take turns. */
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

/** Whether an exchanged token may be exchanged again; its unused successor becomes void. */
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

/** Ends the session of a refresh token. An unknown one changes nothing. */
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

/** Why a session ends; `expired` is set by a task. */
type EndedBecause =
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'email_changed'
  | 'deactivated'
  | 'reused';

/** The session that a refresh token belongs to, if it is the user's; null for an unknown one, or none. */
export async function familyOf(tx: Tx, userId: string, refreshToken: string | null): Promise<string | null> {
  if (!refreshToken) return null;
  const family = await tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('session_families as f', 'f.id', 't.family_id')
    .select('f.id')
    .where('t.token_hash', '=', hashToken(refreshToken))
    .where('f.user_id', '=', userId)
    .executeTakeFirst();
  return family?.id ?? null;
}

/**
 * Ends a user's sessions, all but one: each loses access when its access token expires. Returns how many ended.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  because: EndedBecause,
  now: Date,
  exceptFamilyId: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session_families')
    .set({ ended_at: now, ended_because: because })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptFamilyId !== null, (query) => query.where('id', '<>', exceptFamilyId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function endFamily(tx: Tx, id: string, because: EndedBecause, now: Date) {
  await tx
    .updateTable('session_families')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** @param target the user that the family's owner acts as; what the browser gets is about them */
async function issue(
  tx: Tx,
  { nature }: Context,
  userId: string,
  familyId: string,
  target: string | null = null,
): Promise<Session> {
  const now = nature.now();
  const refreshToken = nature.newToken();
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refreshToken),
      family_id: familyId,
      issued_at: now,
      expires_at: new Date(now.getTime() + signedInDays.unused * 86_400_000),
    })
    .execute();
  const { roles, email, ...attributes } = await describe(tx, target ?? userId);
  return {
    token: await accessTokens().sign(
      { id: target ?? userId, email, roles, sessionId: familyId },
      now,
      target && userId,
    ),
    refresh_token: refreshToken,
    // Otherwise the chat would take the acting admin for the person themselves.
    attributes: target ? attributes : { ...attributes, ...chatUserHash(userId) },
  };
}

async function describe(tx: Tx, userId: string) {
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('agencies as a', 'a.id', 'r.agency_id')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('onboardings as o', 'o.user_id', 'u.id')
    .where('u.id', '=', userId)
    .select(({ ref }) => [
      'u.email',
      'u.type',
      'u.country',
      'u.time_zone',
      'u.is_verified',
      'u.is_profile_complete',
      'a.is_approved as agency_approved',
      'a.is_complete as agency_complete',
      'c.is_approved as company_approved',
      isCompanyComplete({
        website: ref('c.website'),
        description: ref('c.description'),
        specialities: ref('c.specialities'),
        locations: ref('c.locations'),
      }).as('company_complete'),
      heldRoles(ref('u.id'), ref('a.plan')).as('roles'),
      'o.skipped',
      'r.id as recruiter_id',
      // Somebody who is not led costs no look at what they have done.
      sql<string[] | null>`case when ${ref('r.id')} is not null and ${ref('o.dismissed_at')} is null then
        onboarding_done(${ref('r.id')}, exists (select from user_roles
          where user_id = ${ref('u.id')} and role = 'ROLE_RECRUITER_ADMIN')) end`.as('done'),
    ])
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    roles: row.roles,
    type: row.type as 'recruiter' | 'user',
    profileComplete: row.is_profile_complete,
    companyComplete: row.company_complete ?? false,
    agencyComplete: row.agency_complete ?? false,
    verified: row.is_verified,
    approved: row.agency_approved ?? row.company_approved ?? false,
    country: row.country,
    timeZone: row.time_zone,
    isLed: isLedBy(row),
  };
}

interface Led {
  type: string;
  roles: readonly string[];
  recruiter_id: string | null;
  done: readonly string[] | null;
  skipped: readonly string[] | null;
}

/** Home leads recruiters with an open first step, and those without an agency to one. */
function isLedBy({ type, roles, recruiter_id, done, skipped }: Led): boolean {
  if (recruiter_id === null) return type === 'recruiter' && roles.includes('ROLE_RECRUITER');
  return done !== null && isLed(roles, { done, skipped: skipped ?? [], isDismissed: false });
}
