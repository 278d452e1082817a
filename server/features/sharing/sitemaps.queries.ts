import { type RawBuilder, sql } from 'kysely';
import { agencyUrl, jobPostUrl, recruiterUrl, reviewUrl } from '#common/urls.ts';
import type { Database } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import { isShownReview } from '../profiles/scopes.ts';

/** Addresses in one sitemap: the protocol's limit. */
export const sitemapSize = 50_000;
/** Rows read at once. */
const batchSize = 5000;

/** A page for search engines: its path, and when it last changed. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: Date;
}

/** The kinds of subjects with sitemaps, by sitemap name. */
export const listed = ['recruiters', 'agencies', 'reviews', 'jobs'] as const;
export type Listed = (typeof listed)[number];

/** Rows of a kind after an id, ordered by id. New rows come at the end, so earlier sitemaps keep their bounds. */
interface Rows {
  /** With `key`, which the address contains, and `changed_at`. */
  readonly pages: (after: string, limit: number) => RawBuilder<PageRow>;
  /** The last row of the sitemap after an id, and the one that follows it; fewer at the end. */
  readonly bound: (after: string, size: number) => RawBuilder<{ id: string }>;
  readonly url: (key: string) => string;
}

interface PageRow {
  id: string;
  key: string;
  changed_at: Date;
}

const rowsOf: Record<Listed, Rows> = {
  recruiters: {
    pages: (after, limit) => sql`/* sitemapRecruiters */
      select id, slug as key, changed_at from recruiters where id > ${after} and gone_at is null order by id limit ${limit}`,
    bound: (after, size) => boundIn(sql`recruiters`, sql`gone_at is null`, after, size),
    url: (key) => recruiterUrl(key),
  },
  agencies: {
    // An agency's review figures change its page, too.
    pages: (after, limit) => sql`/* sitemapAgencies */
      select a.id, a.slug as key, greatest(a.changed_at, f.changed_at) as changed_at
      from agencies a join agency_figures f on f.agency_id = a.id
      where a.id > ${after} and a.is_approved order by a.id limit ${limit}`,
    bound: (after, size) => boundIn(sql`agencies`, sql`is_approved`, after, size),
    url: (key) => agencyUrl(key),
  },
  reviews: {
    pages: (after, limit) => sql`/* sitemapReviews */
      select v.id, v.id::text as key, greatest(v.published_at, v.edited_at, p.updated_at) as changed_at
      from reviews v left join review_replies p on p.review_id = v.id
      where v.id > ${after} and ${isShownReview('v')} order by v.id limit ${limit}`,
    bound: (after, size) => boundIn(sql`reviews`, isShownReview(), after, size),
    url: (key) => reviewUrl(key),
  },
  jobs: {
    pages: (after, limit) => sql`/* sitemapJobs */
      select id, id::text as key, changed_at from jobs where id > ${after} and ${isPublicJob} order by id limit ${limit}`,
    bound: (after, size) => boundIn(sql`jobs`, isPublicJob, after, size),
    url: (key) => jobPostUrl(key),
  },
};

const isPublicJob = sql`is_public and state in ('open', 'engaged') and ${sql.lit(env.PLAUDIT_FEATURES.jobs)}`;

const boundIn = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>, after: string, size: number) => sql<{
  id: string;
}>`
  /* sitemapBound */
  select id from ${table} where id > ${after} and ${condition} order by id offset ${size - 1} limit 2`;

/** Before every id. */
export const beginning = '00000000-0000-0000-0000-000000000000';

/** Where the sitemaps of a kind start: after these ids. Empty without pages. */
export async function sitemapStarts({ kysely }: Database, kind: Listed, size: number): Promise<string[]> {
  const first = await rowsOf[kind].pages(beginning, 1).execute(kysely);
  if (first.rows.length === 0) return [];
  const starts = [beginning];
  for (;;) {
    const { rows } = await rowsOf[kind].bound(starts.at(-1)!, size).execute(kysely);
    if (rows.length < 2) return starts;
    starts.push(rows[0]!.id);
  }
}

/** The pages of the sitemap after an id, read in batches: no statement is long, and none waits for the reader. */
export async function* sitemapPages(
  { kysely }: Database,
  kind: Listed,
  after: string,
  size: number,
): AsyncGenerator<SitemapEntry> {
  const { pages, url } = rowsOf[kind];
  for (let left = size, last = after; left > 0; ) {
    const wanted = Math.min(batchSize, left);
    const { rows } = await pages(last, wanted).execute(kysely);
    for (const { key, changed_at } of rows) yield { path: url(key), changedAt: changed_at };
    if (rows.length < wanted) return;
    left -= rows.length;
    last = rows.at(-1)!.id;
  }
}
