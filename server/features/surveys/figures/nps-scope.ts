import { type RawBuilder, sql } from 'kysely';
import { ofTeam } from '#server/features/profiles/narrowing.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** Whose answers figures of surveys add up, within one agency. */
export interface NpsScope {
  readonly agencyId: string;
  /** An array of recruiters; null for everything the agency was told, also about nobody. */
  readonly recruiterIds: RawBuilder<unknown> | null;
  /** Whether the viewer looks after several people, whose figures may be told apart. */
  readonly isOfSeveral: boolean;
}

/**
 * The scope of a viewer in their agency: all of it for its admin, their teams for a lead, or else their own; or one
 * recruiter or team of these. A slug or team that means nobody in sight counts nothing. Null without an agency, or without
 * surveys in its plan.
 */
export function npsScopeFor(viewer: Viewer, slug: string | null, team: string | null): NpsScope | null {
  const { agencyId, recruiterId, seesAgency, ledRecruiterIds } = viewer;
  if (!agencyId || !recruiterId || !viewer.permissions.has('nps_view')) return null;
  const isOfSeveral = seesAgency || ledRecruiterIds.length > 0;
  const own = sql`${recruiterId}::uuid`;
  if (!isOfSeveral) return { agencyId, recruiterIds: sql`array[${own}]`, isOfSeveral };
  const inSight = seesAgency ? null : sql`array_append(${ledRecruiterIds}::uuid[], ${own})`;
  const seen = inSight ? sql`id = any (${inSight})` : sql`true`;
  if (slug !== null)
    return {
      agencyId,
      recruiterIds: sql`array(select id from recruiters where slug = ${slug} and ${seen})`,
      isOfSeveral: false,
    };
  if (team !== null)
    return {
      agencyId,
      recruiterIds: sql`array(select id from recruiters where ${ofTeam(
        { recruiter_id: sql.ref('id') },
        sql<string>`${team}::text`,
        { agencyId: sql`${agencyId}::uuid` },
      )} and ${seen})`,
      isOfSeveral,
    };
  return { agencyId, recruiterIds: inSight, isOfSeveral };
}
