import { z } from 'zod';
import type { AtsPlacement, AtsVendor, Page } from '../core/ats.ts';
import { nameOf, pageOf, readAs } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { authorizeUrl, call, callIfAccepted, exchange, hosts, refresh, searchPath } from './client.ts';
import * as map from './map.ts';
import { readerOf, searchJobs } from './reader.ts';
import { webhooks } from './webhooks.ts';

/** First the log of who was placed, slice by slice; then the jobs that changed, for placements that were edited. */
const page = z.union([
  z.object({ log: z.number() }),
  z.object({ jobs: z.number(), since: z.number(), total: z.number().nullable(), restarts: z.number() }),
]);

/** Where the list of all jobs goes on. Searches don't reach further than some thousand jobs, so it starts again there. */
const idPage = z.object({ from: z.number(), start: z.number() });
const reach = 5000;

/** Vincere: placements by the log of applications and by changed jobs, and webhooks by SNS. */
export const vincere: AtsVendor = {
  key: 'vincere',
  capabilities: ['placements', 'people', 'webhooks'],
  scopes: [],
  hosts,
  limits: { perSecond: 5, perDay: 45_000 },
  hasSecret: false,
  authorizeUrl: async (_send, app, authorization) => authorizeUrl(app, authorization),
  exchange,
  refresh,
  account: async (session) => {
    const me = readAs(map.user, await call(session, 'the signed-in user', '/user/me'), 'the signed-in user');
    const id = String(session.credentials()['tenant']);
    const user = { name: nameOf(me.full_name) ?? me.email ?? `User ${me.id}`, email: me.email, isEmailVerified: false };
    return { id, name: id.replace(/\.vincere\.io$/, ''), user };
  },
  listUsers: async (session) => {
    const answer = await call(session, 'the list of users', '/user/summaries/all');
    const users = readAs(map.listOf(map.user), answer, 'the list of users');
    const more = await foundUsers(session);
    return users.map((one) => map.userOf(one, more.get(one.id)));
  },
  listPlacements: (session, window, token) => {
    const at = pageOf(page, token) ?? { log: 0 };
    return 'log' in at ? placed(session, window, at.log) : edited(session, window, at);
  },
  getPlacement: (session, externalId) => readerOf(session).byId(externalId),
  listDeleted: async () => null,
  listIds: async (session, token) => {
    const { from, start } = pageOf(idPage, token) ?? { from: 0, start: 0 };
    const { items } = await searchJobs(session, 'created_date', { from, to: null }, { start, limit: 100 });
    const reader = readerOf(session);
    const ids: string[] = [];
    for (const { id } of items) ids.push(...(await reader.rowsOf(id)).map(({ placement_id }) => placement_id));
    const last = items.at(-1)?.created_date ?? null;
    if (items.length === 0) return { items: ids, next: null };
    const end = start + items.length;
    const isFar = end >= reach && last !== null && last > from;
    return { items: ids, next: JSON.stringify(isFar ? { from: last, start: 0 } : { from, start: end }) };
  },
  webhooks,
};

/** Who was placed in the window: one slice of the log. The slices end with an empty one. */
async function placed(
  session: Session,
  { from, to }: { readonly from: number; readonly to: number },
  index: number,
): Promise<Page<AtsPlacement>> {
  const times = {
    start_date: new Date(from).toISOString(),
    end_date: new Date(to).toISOString(),
    index: String(index),
  };
  const answer = await call(
    session,
    'the log of applications',
    `/application/log/list_range?${new URLSearchParams(times)}`,
  );
  const rows = readAs(map.listOf(map.logRow), answer, 'the log of applications');
  if (rows.length === 0) return { items: [], next: JSON.stringify({ jobs: 0, since: from, total: null, restarts: 0 }) };
  const reader = readerOf(session);
  const found = new Map<string, AtsPlacement>();
  const pairs = new Map<string, { jobId: string; candidateId: string }>();
  for (const row of rows) {
    const { job_id: jobId, candidate_id: candidateId, log_date } = row;
    if (!map.isPlacing(row) || !jobId || !candidateId || (log_date !== null && log_date >= to)) continue;
    pairs.set(`${jobId}:${candidateId}`, { jobId, candidateId });
  }
  for (const { jobId, candidateId } of pairs.values())
    for (const row of await reader.rowsOf(jobId))
      if (row.candidate_id === candidateId) found.set(row.placement_id, await reader.full(row, jobId));
  return { items: [...found.values()], next: JSON.stringify({ log: index + 1 }) };
}

/** Placements of jobs that changed in the window, but those that were made in it: the log has these. */
async function edited(
  session: Session,
  { from, to }: { readonly from: number; readonly to: number },
  { jobs, since, total, restarts }: Extract<z.output<typeof page>, { jobs: number }>,
): Promise<Page<AtsPlacement>> {
  const result = await searchJobs(session, 'last_update', { from: since, to }, { start: jobs, limit: 25 });
  const reader = readerOf(session);
  const items: AtsPlacement[] = [];
  for (const { id, last_update } of result.items) {
    if (last_update !== null && (last_update < since || last_update >= to)) continue;
    for (const row of await reader.rowsOf(id)) {
      const isInLog = row.placed_date !== null && row.placed_date >= from && row.placed_date < to;
      if (!isInLog) items.push(await reader.full(row, id));
    }
  }
  const goOn = (at: object) => ({ items, next: JSON.stringify({ jobs: 0, since, total: null, restarts, ...at }) });
  // A job that changed since the last page has left the window, so the others moved up.
  if (total !== null && result.total !== total && restarts < 2) return goOn({ restarts: restarts + 1 });
  const last = result.items.at(-1);
  if (!last) return { items, next: null };
  const end = jobs + result.items.length;
  if (end >= reach && last.last_update !== null && last.last_update > since) return goOn({ since: last.last_update });
  return goOn({ jobs: end, total: result.total });
}

/** What the search knows about users: their titles, and who was deactivated. */
async function foundUsers(session: Session): Promise<Map<string, z.output<typeof map.foundUser>>> {
  const found = new Map<string, z.output<typeof map.foundUser>>();
  const fields = ['id', 'job_title', 'deactivated', 'deleted'];
  for (let start = 0; start < reach; ) {
    const path = searchPath('user', fields, 'id:[0 TO *]', { sort: 'id', start, limit: 100 });
    const answer = await callIfAccepted(session, 'the list of users', path);
    if (answer === null) break;
    const { result } = readAs(map.searchOf(map.foundUser), answer, 'the list of users');
    for (const one of result.items) found.set(one.id, one);
    if (result.items.length === 0) break;
    start += result.items.length;
  }
  return found;
}
