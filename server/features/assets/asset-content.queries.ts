import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { assetLimits } from '#common/assets/assets.ts';
import type { AssetContent } from '#common/assets/content.ts';
import type { Database } from '#server/database/database.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import type { Viewer } from '#server/session/viewer.ts';

/** Who a template is about, by a global id: a recruiter or an agency. */
export interface AssetSubject {
  readonly kind: 'Recruiter' | 'Agency';
  readonly id: string;
}

/** A subject's content, and the key of its photo or logo in the storage. */
export interface FoundContent {
  readonly content: AssetContent;
  readonly photoKey: string | null;
}

/** Reads a global id such as 'Recruiter:…'; undefined for other types and what is none. */
export function assetSubjectOf(globalId: string): AssetSubject | undefined {
  const [, kind, id] = subjectShape.exec(globalId) ?? [];
  return kind && id ? { kind: kind as AssetSubject['kind'], id } : undefined;
}

const subjectShape = /^(Recruiter|Agency):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * What templates show of a subject now, in one statement. Undefined without a public profile, and for a viewer who may
 * not make its assets: a recruiter makes their own, an agency's admin also those of the agency and its recruiters.
 * `viewer` is null where a signed link has said who may. `reviewKey`: a review to include even if it is not among the newest.
 */
export async function assetContent(
  { kysely }: Database,
  { kind, id }: AssetSubject,
  viewer: Viewer | null,
  reviewKey: string | null,
): Promise<FoundContent | undefined> {
  const { rows } = await sql<Row>`/* assetContent */ ${
    kind === 'Recruiter' ? ofRecruiter(id, viewer, reviewKey) : ofAgency(id, viewer, reviewKey)
  }`.execute(kysely);
  return rows[0] && foundIn(rows[0]);
}

const ofRecruiter = (id: string, viewer: Viewer | null, reviewKey: string | null) => sql`
  select 'recruiter' as kind, r.slug, r.name, r.headline, a.name as agency, r.location, a.country, f.key as photo_key,
    r.score::float8 as score, r.score_half::float8 as half, r.score_as_of::text as as_of, r.review_count,
    r.published_count, ${reviewsOf(sql`v.recruiter_id = r.id`, reviewKey)} as reviews
  from recruiters r join agencies a on a.id = r.agency_id
    left join files f on f.id = r.photo_file_id and f.state = 'attached'
  where r.id = ${id} and r.gone_at is null
    and ${viewer ? isTheirs(sql`r.id = ${viewer.recruiterId}::uuid or ${isRunBy(viewer, sql`r.agency_id`)}`) : sql`true`}`;

const ofAgency = (id: string, viewer: Viewer | null, reviewKey: string | null) => sql`
  select 'agency' as kind, a.slug, a.name, '' as headline, null as agency, a.location, a.country, f.key as photo_key,
    k.score::float8 as score, k.score_half::float8 as half, k.score_as_of::text as as_of, k.review_count,
    k.published_count, ${reviewsOf(sql`v.agency_id = a.id`, reviewKey)} as reviews
  from agencies a join agency_figures k on k.agency_id = a.id
    left join files f on f.id = a.logo_file_id and f.state = 'attached'
  where a.id = ${id} and a.is_approved and ${viewer ? isTheirs(isRunBy(viewer, sql`a.id`)) : sql`true`}`;

const isRunBy = ({ seesAgency, agencyId }: Viewer, agency: RawBuilder<unknown>) =>
  sql<SqlBool>`(${seesAgency}::boolean and ${agency} = ${agencyId}::uuid)`;

/** A stranger has neither a recruiter nor an agency, so the condition is null for them. */
const isTheirs = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`coalesce(${condition}, false)`;

/** The newest public reviews, and the one that is asked for if it is public and about the subject. */
const reviewsOf = (ofSubject: RawBuilder<SqlBool>, reviewKey: string | null) => sql`(
  select coalesce(json_agg(json_build_object('key', v.id, 'writer', v.shown_name, 'audience', v.reviewer_type,
    'level', v.level, 'stars', case when v.level > 0 then v.overall end, 'title', v.title, 'body', v.body,
    'writtenOn', (v.submitted_at at time zone 'utc')::date) order by v.submitted_at desc, v.id desc), '[]')
  from (
    (select v.* from reviews v where ${ofSubject} and ${isShownReview('v')}
      order by v.submitted_at desc, v.id desc limit ${sql.lit(assetLimits.reviews)})
    union
    (select v.* from reviews v where v.id = ${reviewKey}::uuid and ${ofSubject} and ${isShownReview('v')})
  ) v)`;

interface Row {
  kind: AssetContent['kind'];
  slug: string;
  name: string;
  headline: string;
  agency: string | null;
  location: string;
  country: string;
  photo_key: string | null;
  score: number;
  half: number;
  as_of: string;
  review_count: number;
  published_count: number;
  reviews: AssetContent['reviews'];
}

const foundIn = ({ photo_key: photoKey, ...row }: Row): FoundContent => ({
  content: {
    ...{ kind: row.kind, slug: row.slug, name: row.name, headline: row.headline, agencyName: row.agency },
    ...{ location: row.location, country: row.country, photoUrl: photoKey && `/files/${photoKey}` },
    figures: {
      ...{ score: row.score, half: row.half, asOf: row.as_of },
      ...{ reviewCount: row.review_count, publishedCount: row.published_count },
    },
    reviews: row.reviews,
  },
  photoKey,
});
