import { z } from 'zod';
import type { AtsPlacement, AtsVendor } from '../core/ats.ts';
import { id, moment, pageOf, readAs, text } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { authorizeUrl, call, callOrNull, exchange, hosts, refresh, scopes } from './client.ts';
import { isCredit, job, listedUser, listOf, placement, placementOf, type RawPlacement, userOf } from './map.ts';
import { signedInUser } from './signed-in-user.ts';
import { webhooks } from './webhooks.ts';

const days = 86_400_000;
const pageSize = 200;

/** Placements can't be sorted: a page is where it begins, and how many placements there were on the page before. */
const page = z.object({ offset: z.number(), total: z.number().nullable(), restarts: z.number() });
const firstPage: z.output<typeof page> = { offset: 0, total: null, restarts: 0 };

/** The page after one that held `count`; null after the last. */
function nextPage(at: typeof firstPage, count: number, limit: number, total: number | null): string | null {
  // Placements were added or removed since the last page, so some that we haven't read may now be on a page that we have.
  if (at.total !== null && total !== at.total && at.restarts < 2)
    return JSON.stringify({ ...firstPage, restarts: at.restarts + 1 });
  const offset = at.offset + count;
  const isLast = count === 0 || (total === null ? count < limit : offset >= total);
  return isLast ? null : JSON.stringify({ offset, total, restarts: at.restarts });
}

const deletedPlacement = z.looseObject({ placementId: id, deletedAt: moment });
const candidate = z.looseObject({ otherEmail: z.array(z.string()).nullable().catch(null) });

const queryOf = (values: readonly (readonly [string, string | number])[]) =>
  new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();

/** JobAdder: placements by their time of change, webhooks for a few events, and the deletions of two weeks. */
export const jobadder: AtsVendor = {
  key: 'jobadder',
  capabilities: ['placements', 'people', 'webhooks'],
  scopes,
  hosts,
  // The limit is shared with the account's other integrations, and its number isn't published.
  limits: { perSecond: 2, perDay: 50_000 },
  hasSecret: true,
  authorizeUrl,
  exchange,
  refresh,
  account: async (session) => {
    const { accountName, name, email } = await signedInUser(session);
    // An account has a name and no id.
    return { id: accountName.toLowerCase(), name: accountName, user: { name, email, isEmailVerified: false } };
  },
  listUsers: async (session) => {
    const found = [];
    for (let offset = 0; ; offset += 1000) {
      const query = queryOf([
        ['Include', 'Inactive'],
        ['Include', 'Deleted'],
        ['Limit', 1000],
        ['Offset', offset],
      ]);
      const answer = await call(session, 'the list of users', `/users?${query}`);
      const { items } = readAs(listOf(listedUser), answer, 'the list of users');
      found.push(...items.map(userOf));
      if (items.length < 1000) return found;
    }
  },
  listPlacements: async (session, { from, to }, token) => {
    const { offset, total, restarts } = pageOf(page, token) ?? firstPage;
    const query = queryOf([
      // Both ends are inclusive there, and their fractions of a second aren't documented: ask for a little more.
      ['UpdatedAt', `>${secondOf(from)}`],
      ['UpdatedAt', `<${secondOf(to + 999)}`],
      ['Embed', 'self'],
      ['Limit', pageSize],
      ['Offset', offset],
    ]);
    const answer = await call(session, 'the list of placements', `/placements?${query}`);
    const { items, totalCount } = readAs(listOf(placement), answer, 'the list of placements');
    const inside = items.filter(({ updatedAt }) => updatedAt === null || (updatedAt >= from && updatedAt < to));
    const found = await placementsOf(session, inside);
    return { items: found, next: nextPage({ offset, total, restarts }, items.length, pageSize, totalCount) };
  },
  getPlacement: async (session, externalId) => {
    const raw = await rawPlacement(session, externalId);
    return raw && !isCredit(raw) ? ((await placementsOf(session, [raw]))[0] ?? null) : null;
  },
  listDeleted: async (session, since) => {
    if (since < Date.now() - 14 * days) return null;
    const answer = await call(session, 'the list of deleted placements', '/placements/deleted');
    const { items } = readAs(listOf(deletedPlacement), answer, 'the list of deleted placements');
    return items.flatMap(({ placementId, deletedAt }) =>
      deletedAt !== null && deletedAt < since ? [] : [placementId],
    );
  },
  listIds: async (session, token) => {
    const { offset, total, restarts } = pageOf(page, token) ?? firstPage;
    const query = queryOf([
      ['Limit', 1000],
      ['Offset', offset],
    ]);
    const answer = await call(session, 'the list of placements', `/placements?${query}`);
    const { items, totalCount } = readAs(listOf(listedId), answer, 'the list of placements');
    const ids = items.flatMap((one) => (isCredit(one) ? [] : [one.placementId]));
    return { items: ids, next: nextPage({ offset, total, restarts }, items.length, 1000, totalCount) };
  },
  webhooks,
};

const listedId = z.looseObject({ placementId: id, type: text });

const secondOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

async function rawPlacement(session: Session, externalId: string): Promise<RawPlacement | null> {
  const answer = await callOrNull(session, 'the placement', `/placements/${encodeURIComponent(externalId)}`);
  return answer === null ? null : readAs(placement, answer, 'the placement');
}

/** The placements in our shape, with their jobs. A credit becomes the placement that it takes back, as it is now. */
async function placementsOf(session: Session, raws: readonly RawPlacement[]): Promise<AtsPlacement[]> {
  const found = new Map<string, AtsPlacement>();
  const jobs = new Map<string, z.output<typeof job> | null>();
  for (const raw of raws.filter((one) => !isCredit(one))) found.set(raw.placementId, await full(session, raw, jobs));
  for (const { links } of raws.filter(isCredit)) {
    const credited = links?.creditsPlacement ? await rawPlacement(session, links.creditsPlacement) : null;
    if (!credited || isCredit(credited)) continue;
    found.set(credited.placementId, { ...(await full(session, credited, jobs)), status: 'cancelled' });
  }
  return [...found.values()];
}

async function full(
  session: Session,
  raw: RawPlacement,
  jobs: Map<string, z.output<typeof job> | null>,
): Promise<AtsPlacement> {
  const jobId = raw.job?.jobId;
  if (jobId && !jobs.has(jobId)) {
    const answer = await callOrNull(session, 'the job', `/jobs/${encodeURIComponent(jobId)}`);
    jobs.set(jobId, answer === null ? null : readAs(job, answer, 'the job'));
  }
  const { candidate: someone } = raw;
  const otherEmail = someone && !someone.email ? await otherEmailOf(session, someone.candidateId) : null;
  const today = new Date().toISOString().slice(0, 10);
  return placementOf(raw, { job: (jobId && jobs.get(jobId)) || null, otherEmail, today });
}

async function otherEmailOf(session: Session, candidateId: string): Promise<string | null> {
  const answer = await callOrNull(session, 'the candidate', `/candidates/${encodeURIComponent(candidateId)}`);
  return answer === null ? null : (readAs(candidate, answer, 'the candidate').otherEmail?.[0] ?? null);
}
