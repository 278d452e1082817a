import { readFileSync } from 'node:fs';
import { readSearch, type SearchSaid } from '#common/search/search.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { countReviews } from '#server/features/reviews/lists/review-counts.queries.ts';
import { searchProfiles } from '#server/features/search/search.ts';
import { suggest } from '#server/features/search/suggestions.queries.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { executeOperation } from '../execute.ts';
import { knownOperation } from '../operations.ts';

const deepPage = 10_000;

/** What is read, and about whom, in a load world. */
export interface Subjects {
  /** A recruiter with an average number of reviews. */
  readonly recruiter: string;
  readonly tenant: { id: string; slug: string; admin: string };
  readonly superAdmin: Viewer;
  /** The cursor of a deep page in the tenant's lists. */
  readonly deep: { publicReviews: string; received: string; page: number };
}

/** One common read, as the running product does it. */
export type Read = (context: Context, subjects: Subjects) => Promise<unknown>;

const asAdmin =
  (name: string, variables: object): Read =>
  async (context, { tenant }) =>
    operation({ ...context, viewer: await viewerOf(context.database, tenant.admin) }, name, variables);
const asStaff =
  (name: string, variables: object): Read =>
  (context, { superAdmin }) =>
    operation({ ...context, viewer: superAdmin }, name, variables);
const search =
  (said: SearchSaid): Read =>
  (context) =>
    searchProfiles(context, readSearch(said));

/** The most common reads, by their name in figures and budgets. */
export const hotReads: Readonly<Record<string, Read>> = {
  'who asks, of a request': ({ database }, { tenant }) => viewerOf(database, tenant.admin),
  'profile with its first reviews': (context, { recruiter }) =>
    operation(context, 'RecruiterPageQuery', { slug: recruiter, reviewKey: '', opensReview: false }),
  'profile of the 30 % agency': (context, { tenant }) =>
    operation(context, 'AgencyPageQuery', { slug: tenant.slug, reviewKey: '', opensReview: false }),
  'its reviews, page 1': (context, { tenant }) =>
    operation(context, 'ReviewListNextQuery', { id: `Agency:${tenant.id}` }),
  'its reviews, a deep page': (context, { tenant, deep }) =>
    operation(context, 'ReviewListNextQuery', { id: `Agency:${tenant.id}`, after: deep.publicReviews }),
  'its reviews, lowest first': (context, { tenant }) =>
    operation(context, 'ReviewListNextQuery', { id: `Agency:${tenant.id}`, sort: 'LOWEST' }),
  'its reviews of one star': (context, { tenant }) =>
    operation(context, 'ReviewListNextQuery', { id: `Agency:${tenant.id}`, filter: { stars: 1 } }),
  'search: nothing said': search({}),
  'search: page 25': search({ page: 25 }),
  'search: two specialities': search({ speciality: ['construction', 'legal'] }),
  'search: a state, claimed': search({ postcode: '3000', claim: 'claimed' }),
  'search: a name': search({ words: 'priya applebarn' }),
  'search: a misspelt name': search({ words: 'pryia aplebarn' }),
  'search: a common name': search({ words: 'priya' }),
  'search: a place': search({ words: 'melbourne' }),
  'suggestions: letters of a name': ({ database }) => suggest(database, 'pri'),
  'suggestions: a common word in no name': ({ database }) => suggest(database, 'sa'),
  'lists of the 30 % agency: counts of their tabs': async ({ database }, { tenant }) =>
    countReviews(database, await viewerOf(database, tenant.admin)),
  'lists: invitations': asAdmin('InvitationListNextQuery', {}),
  'lists: sides to invite': asAdmin('SidesToInviteListNextQuery', {}),
  'lists: pending': asAdmin('PendingListNextQuery', {}),
  'lists: published, page 1': asAdmin('PublishedListNextQuery', {}),
  'lists: published, a deep page': (context, subjects) =>
    asAdmin('PublishedListNextQuery', { after: subjects.deep.received })(context, subjects),
  'lists: not replied to': asAdmin('PublishedListNextQuery', { filter: { hasReply: false } }),
  'lists: four stars and fewer': asAdmin('PublishedListNextQuery', { filter: { maxStars: 4 } }),
  'lists: invitations to employers': asAdmin('InvitationListNextQuery', { filter: { audience: 'employer' } }),
  'lists: invitations of an unused source': asAdmin('InvitationListNextQuery', { filter: { source: 'marketplace' } }),
  'lists: sides to invite of an unused source': asAdmin('SidesToInviteListNextQuery', {
    filter: { source: 'marketplace' },
  }),
  'lists: published of an unused source': asAdmin('PublishedListNextQuery', { filter: { source: 'marketplace' } }),
  'lists: invitations by name': asAdmin('InvitationListNextQuery', { sort: 'NAME' }),
  'lists: sides to invite by name': asAdmin('SidesToInviteListNextQuery', { sort: 'NAME' }),
  'board: counts of an unused source': async ({ database }, { tenant }) =>
    countReviews(database, await viewerOf(database, tenant.admin), { source: 'marketplace' }),
  'board: counts of employers': async ({ database }, { tenant }) =>
    countReviews(database, await viewerOf(database, tenant.admin), { audience: 'employer' }),
  'moderation: what waits': asStaff('QueuedReviewsQuery', {}),
  'moderation: what was decided': asStaff('DecidedReviewsQuery', {}),
  'inputs of a leaderboard': ({ database }) =>
    database.pool.query(`select id, score_rank, review_count, eligible_count, invited_count from recruiters
      where review_count >= 10 order by score_rank desc, id desc limit 100`),
};

/** One of our own operations by name, as the browser runs it. Throws when the response has an error. */
export async function operation(context: Context, name: string, variables: object): Promise<string> {
  const artifact = readFileSync(new URL(`../../../web/__generated__/${name}.graphql.ts`, import.meta.url), 'utf8');
  const id = /"id": "([0-9a-f]+)"/.exec(artifact)?.[1];
  const document = knownOperation({ id });
  if (!document) throw new Error(`There is no operation ${name}`);
  const { text } = await executeOperation(context, { document, variables: { ...variables } });
  if (/"errors":/.test(text.slice(0, 2000)) || text.length < 30) throw new Error(`${name}: ${text.slice(0, 300)}`);
  return text;
}

/** Finds them in a load world, and makes its first candidate a super admin. The pool has one connection. */
export async function subjectsOf(database: Database): Promise<Subjects> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string; slug: string; admin: string; recruiter: string }>(
    `select a.id, a.slug, (select u.user_id from recruiters r join user_roles u on u.user_id = r.user_id
        where r.agency_id = a.id and u.role = 'ROLE_RECRUITER_ADMIN' order by r.id limit 1) as admin,
      (select slug from recruiters where published_count between 20 and 30 and is_claimed order by id limit 1) as recruiter
    from agencies a join (select agency_id from recruiters group by 1 order by count(*) desc limit 1) most on agency_id = a.id`,
  );
  const { recruiter, ...tenant } = rows[0]!;
  const { id } = (await pool.query<{ id: string }>("select id from users where type = 'user' order by id limit 1"))
    .rows[0]!;
  await pool.query("insert into user_roles values ($1, 'ROLE_SUPER_ADMIN') on conflict do nothing", [id]);
  const superAdmin = await viewerOf(database, id);
  const publicReviews = await deepCursor(database, tenant.id, 10);
  const received = await deepCursor(database, tenant.id, 25);
  return {
    recruiter,
    tenant,
    superAdmin,
    deep: { publicReviews: publicReviews.cursor, received: received.cursor, page: publicReviews.page },
  };
}

/** The cursor before page 10,000, or as deep as the list goes, made as the API makes them. */
async function deepCursor(
  { pool }: Database,
  agencyId: string,
  pageSize: number,
): Promise<{ cursor: string; page: number }> {
  const shown = "agency_id = $1 and publication in ('published', 'under_review') and not is_hidden";
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from reviews where ${shown}`, [
    agencyId,
  ]);
  const page = Math.min(deepPage, Math.floor(rows[0]!.count / pageSize));
  const last = await pool.query<{ cursor: string }>(
    `select json_build_array('NEWEST', submitted_at::text, id::text)::text as cursor from reviews where ${shown}
    order by submitted_at desc, id desc offset $2 limit 1`,
    [agencyId, (page - 1) * pageSize - 1],
  );
  return { cursor: Buffer.from(last.rows[0]!.cursor).toString('base64'), page };
}
