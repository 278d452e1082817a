import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Subject } from '#server/pages/kept-pages.ts';
import { bySlug } from '../profiles/slugs/by-slug.ts';

/** A recruiter's last badge, as its pictures show it, and the row they depend on. */
export interface BadgeToDraw {
  readonly name: string;
  readonly until: string;
  readonly lapsedOn: string | null;
  readonly subjects: readonly Subject[];
}

/** By a recruiter's slug, or a former one; undefined if they never held the badge, or their profile is gone. */
export async function badgeToDraw({ kysely }: Database, slug: string): Promise<BadgeToDraw | undefined> {
  const { rows } = await sql<Row>`/* badgeToDraw */
    select r.id, r.name, r.page_version::text as version, b.until, b.lapsed_on
    from recruiters r join recommended_badges b on b.recruiter_id = r.id
    where r.id = ${bySlug('recruiter', sql.val(slug))} and r.gone_at is null and r.is_claimed
    order by b.since desc, b.id desc limit 1`.execute(kysely);
  const [row] = rows;
  if (!row) return undefined;
  const { id, name, version, until, lapsed_on: lapsedOn } = row;
  return { name, until, lapsedOn, subjects: [{ key: `recruiter:${id}`, version }] };
}

interface Row {
  id: string;
  name: string;
  version: string;
  until: string;
  lapsed_on: string | null;
}
