import { sql } from 'kysely';
import type { JobInPost, RecruiterInPost, ReviewInPost } from '#common/pictures/posts/content.ts';
import type { PostKind, PostShape } from '#common/posts/posts.ts';
import type { PostSettings } from '#common/posts/settings.ts';
import type { Database } from '#server/database/database.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import type { Subject } from '#server/pages/kept-pages.ts';

/** A post with everything its picture shows, and the rows the picture depends on. */
export interface PostToDraw {
  readonly kind: PostKind;
  readonly shape: PostShape;
  readonly settings: PostSettings;
  readonly quote: string | null;
  readonly job: JobInPost;
  readonly reviewId: string | null;
  /** Null for a job, and while the review is not public. */
  readonly review: ReviewInPost | null;
  readonly recruiter: RecruiterInPost;
  /** The key of the uploaded background in the storage. */
  readonly backgroundKey: string | null;
  readonly subjects: readonly Subject[];
}

/** The post of a key; undefined if it is unknown, or its recruiter's profile is gone. */
export async function postToDraw({ kysely }: Database, key: string): Promise<PostToDraw | undefined> {
  const { rows } = await sql<Row>`/* postToDraw */
    select p.id, p.kind, p.shape, p.settings, p.quote, p.title, p.subtitle, p.description, p.location, p.review_id,
      p.page_version::text as version, f.key as background_key, r.id as recruiter_id, r.name as recruiter, r.phone,
      r.page_version::text as recruiter_version, r.score::float8 as score, r.score_half::float8 as half, r.review_count,
      r.published_count, a.id as agency_id, a.name as agency, a.page_version::text as agency_version,
      b.id as then_id, b.name as then_agency, b.page_version::text as then_version,
      v.overall, v.level, v.title as review_title, v.body, v.shown_name, v.submitted_at
    from posts p
      join recruiters r on r.id = p.recruiter_id and r.gone_at is null
      join agencies a on a.id = r.agency_id
      join agencies b on b.id = p.agency_id
      left join files f on f.id = p.background_file_id and f.state = 'attached'
      left join reviews v on v.id = p.review_id and ${isShownReview('v')}
    where p.key = ${key}`.execute(kysely);
  const [row] = rows;
  return row && drawn(row);
}

function drawn(row: Row): PostToDraw {
  const { kind, shape, settings, quote, title, subtitle, description, location } = row;
  return {
    ...{ kind, shape, settings, quote, job: { title, subtitle, description, location } },
    reviewId: row.review_id,
    review:
      row.body === null
        ? null
        : {
            ...{ overall: row.overall!, level: row.level!, title: row.review_title!, body: row.body },
            ...{ shownName: row.shown_name!, submittedAt: row.submitted_at!, recruiter: row.recruiter },
            // A review stays with the agency that it was earned at.
            agency: row.then_agency,
          },
    recruiter: {
      ...{ name: row.recruiter, agency: row.agency, phone: row.phone, score: row.score, half: row.half },
      ...{ reviewCount: row.review_count, publishedCount: row.published_count },
    },
    backgroundKey: row.background_key,
    subjects: [
      { key: `post:${row.id}`, version: row.version },
      { key: `recruiter:${row.recruiter_id}`, version: row.recruiter_version },
      { key: `agency:${row.agency_id}`, version: row.agency_version },
      ...(row.then_id === row.agency_id ? [] : [{ key: `agency:${row.then_id}`, version: row.then_version }]),
    ],
  };
}

interface Row {
  id: string;
  kind: PostKind;
  shape: PostShape;
  settings: PostSettings;
  quote: string | null;
  title: string | null;
  subtitle: string | null;
  description: string | null;
  location: string | null;
  review_id: string | null;
  version: string;
  background_key: string | null;
  recruiter_id: string;
  recruiter: string;
  phone: string | null;
  recruiter_version: string;
  score: number;
  half: number;
  review_count: number;
  published_count: number;
  agency_id: string;
  agency: string;
  agency_version: string;
  then_id: string;
  then_agency: string;
  then_version: string;
  overall: number | null;
  level: number | null;
  review_title: string | null;
  body: string | null;
  shown_name: string | null;
  submitted_at: Date | null;
}
