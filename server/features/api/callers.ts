import { sql } from 'kysely';
import { apiLimits } from '#common/api/tokens.ts';
import type { Database } from '#server/database/database.ts';
import { hashToken } from '#server/session/tokens.ts';
import type { TokenOfAgency } from '#server/session/viewer.ts';

/** Who calls the API, and how many requests their agency has made in this minute. */
export interface Caller extends TokenOfAgency {
  readonly scopes: readonly string[];
  readonly last_used_at: Date | null;
  readonly requests: number;
}

/**
 * The token or inbound address with this secret, unless it is revoked or expired. Counts the request for its agency, in
 * the same statement: a minute is the same for all processes.
 */
export async function callerOf(
  { kysely }: Database,
  secret: string,
  kind: 'token' | 'hook',
  now: Date,
): Promise<Caller | undefined> {
  const { rows } = await sql<Caller>`/* apiCaller */
    with t as (
      select t.id, t.agency_id, t.scopes, t.last_used_at, a.plan, a.is_approved
      from api_tokens t join agencies a on a.id = t.agency_id
      where t.token_hash = ${hashToken(secret)} and t.kind = ${kind} and t.revoked_at is null
        and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
    ), counted as (
      insert into api_windows as w (agency_id, began_at, requests)
      select agency_id, date_trunc('minute', ${now}::timestamptz), 1 from t
      on conflict (agency_id) do update set began_at = greatest(w.began_at, excluded.began_at),
        requests = case when excluded.began_at > w.began_at then 1 else w.requests + 1 end
      returning requests
    )
    select t.*, counted.requests from t, counted`.execute(kysely);
  return rows[0];
}

/** Milliseconds between two notes of a token's last use. */
const noteEvery = 60_000;

/** Notes that a token was used, unless that was noted in the last minute. */
export async function noteUse({ kysely }: Database, { id, last_used_at }: Caller, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noteEvery);
  if (last_used_at && last_used_at > before) return;
  await kysely
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}

/** The headers that tell a caller how much of the minute's limit is left. */
export function limitHeaders({ requests }: Caller, now: Date): Record<string, string> {
  const reset = String(60 - now.getUTCSeconds());
  const left = apiLimits.requestsPerMinute - requests;
  return {
    'ratelimit-policy': `${apiLimits.requestsPerMinute};w=60`,
    'ratelimit-limit': String(apiLimits.requestsPerMinute),
    'ratelimit-remaining': String(Math.max(0, left)),
    'ratelimit-reset': reset,
    ...(left < 0 && { 'retry-after': reset }),
  };
}
