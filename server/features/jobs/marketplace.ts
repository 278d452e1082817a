import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MarketplaceFilter } from '#common/jobs/searches.ts';
import type { Write } from '#server/commands/write.ts';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import type { Job } from './hiring-company.ts';
import { searchedJob } from './job-parts.ts';

type Late<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/**
 * Whether a recruiter finds a job: it is open or engaged, and anybody's to find, or that of a company which counts the
 * recruiter or the agency among its preferred suppliers today.
 */
export const isInMarketplace = (
  { state, search_type, company_id }: Late<'state' | 'search_type' | 'company_id'>,
  viewer: Late<'recruiterId' | 'agencyId'>,
): RawBuilder<boolean> =>
  sql<boolean>`(${state} in ('open', 'engaged') and (${search_type} = 'open' or (${search_type} = 'psa' and exists (
    select from suppliers s where s.company_id = ${company_id} and s.removed_at is null
      and s.subject_id in (${viewer.recruiterId}, ${viewer.agencyId})
      and s.starts_on <= (${ourNow})::date and coalesce(s.ends_on, 'infinity'::date) >= (${ourNow})::date))))`;

/** The same for a loaded job and the viewer of a write. */
export async function isFound({ tx, viewer }: Write, job: Job): Promise<boolean> {
  const row = {
    state: sql`${job.state}::text`,
    search_type: sql`${job.search_type}::text`,
    company_id: sql`${job.company_id}::uuid`,
  };
  const ids = { recruiterId: sql`${viewer.recruiterId}::uuid`, agencyId: sql`${viewer.agencyId}::uuid` };
  const { rows } = await sql<{ found: boolean }>`select ${isInMarketplace(row, ids)} as found`.execute(tx);
  return rows[0]!.found;
}

type FilteredJob = Late<'title' | 'location' | 'description' | 'speciality' | 'job_type' | 'country' | 'search_type'>;

/** The filters of the marketplace, by name: whether a job has a value. */
export const marketplaceFilters: Readonly<
  Record<MarketplaceFilter, (job: FilteredJob, value: Expression<unknown>) => Expression<SqlBool>>
> = {
  words: (job, words) => contains(searchedJob(job), words),
  speciality: ({ speciality }, value) => sql<boolean>`${speciality} = ${value}`,
  jobType: ({ job_type }, value) => sql<boolean>`${job_type} = ${value}`,
  country: ({ country }, value) => sql<boolean>`${country} = ${value}`,
  searchType: ({ search_type }, value) => sql<boolean>`${search_type} = ${value}`,
};
