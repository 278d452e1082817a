import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { ReadVersions } from './kept-pages.ts';

/** Reads the current page versions of recruiters, agencies, agencies' figures, widgets and posts in one statement. */
export const versionsIn =
  ({ kysely }: Database): ReadVersions =>
  async (keys) => {
    const idsOf = (type: string) =>
      keys.filter((key) => key.startsWith(`${type}:`)).map((key) => key.slice(type.length + 1));
    const { rows } = await sql<{ key: string; version: string }>`/* pageVersions */
      select 'recruiter:' || id as key, page_version::text as version from recruiters
      where id = any(${idsOf('recruiter')}::uuid[])
      union all
      select 'agency:' || id, page_version::text from agencies where id = any(${idsOf('agency')}::uuid[])
      union all
      select 'agencyfigures:' || agency_id, page_version::text from agency_figures
      where agency_id = any(${idsOf('agencyfigures')}::uuid[])
      union all
      select 'widget:' || id, page_version::text from widgets where id = any(${idsOf('widget')}::uuid[])
      union all
      select 'post:' || id, page_version::text from posts where id = any(${idsOf('post')}::uuid[])`.execute(kysely);
    return new Map(rows.map(({ key, version }) => [key, version]));
  };
