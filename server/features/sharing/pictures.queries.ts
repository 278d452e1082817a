import { sql } from 'kysely';
import { countryOf } from '#common/countries.ts';
import type { AgencyPictureProps } from '#common/pictures/AgencyPicture.tsx';
import type { RecruiterPictureProps } from '#common/pictures/RecruiterPicture.tsx';
import type { ReviewPictureProps } from '#common/pictures/ReviewPicture.tsx';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { specialityOf } from '#common/specialities.ts';
import type { Database } from '#server/database/database.ts';
import { bySlug } from '#server/features/profiles/slugs/by-slug.ts';
import type { Subject } from '#server/pages/kept-pages.ts';
import { isShownReview } from '../profiles/scopes.ts';

/** A picture's content, and the rows it depends on, with the versions in its address. */
export interface Pictured<Props> {
  /** What its address contains: a profile's current slug, or a review's id. */
  readonly key: string;
  readonly props: Props;
  readonly subjects: readonly Subject[];
}

/** By a profile's slug, or a former one; undefined when there is none. */
export async function recruiterToPicture(
  { kysely }: Database,
  slug: string,
): Promise<Pictured<RecruiterPictureProps> | undefined> {
  const { rows } = await sql<RecruiterRow>`/* recruiterToPicture */
    select r.id, r.slug, r.page_version::text as version, r.name, r.specialities, r.score::float8 as score,
      r.score_half::float8 as half, r.review_count, r.published_count, a.id as agency_id, a.name as agency,
      a.page_version::text as agency_version
    from recruiters r join agencies a on a.id = r.agency_id where r.id = ${bySlug('recruiter', sql.val(slug))}
      and r.gone_at is null`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      key: row.slug,
      props: {
        name: row.name,
        agency: row.agency,
        specialities: row.specialities.flatMap((id) => specialityOf(id)?.name ?? []),
        ...figuresOf(row),
      },
      subjects: [
        { key: `recruiter:${row.id}`, version: row.version },
        { key: `agency:${row.agency_id}`, version: row.agency_version },
      ],
    }
  );
}

/** By the slug of an agency with a page, or a former one. */
export async function agencyToPicture(
  { kysely }: Database,
  slug: string,
): Promise<Pictured<AgencyPictureProps> | undefined> {
  const { rows } = await sql<AgencyRow>`/* agencyToPicture */
    select a.id, a.slug, a.page_version::text as version, a.name, a.location, a.country, f.score::float8 as score,
      f.score_half::float8 as half, f.review_count, f.published_count, f.page_version::text as figures_version
    from agencies a join agency_figures f on f.agency_id = a.id
    where a.id = ${bySlug('agency', sql.val(slug))} and a.is_approved`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      key: row.slug,
      props: {
        name: row.name,
        place: [row.location, countryOf(row.country)?.name].filter(Boolean).join(', '),
        ...figuresOf(row),
      },
      subjects: [
        { key: `agency:${row.id}`, version: row.version },
        { key: `agencyfigures:${row.id}`, version: row.figures_version },
      ],
    }
  );
}

/** By the key of a public review. */
export async function reviewToPicture(
  { kysely }: Database,
  key: string,
): Promise<Pictured<ReviewPictureProps> | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) return undefined;
  const { rows } = await sql<ReviewRow>`/* reviewToPicture */
    select v.overall as stars, v.title, v.body, v.shown_name, v.level, r.id, r.name as recruiter,
      r.page_version::text as version, a.id as agency_id, a.name as agency, a.page_version::text as agency_version
    from reviews v join recruiters r on r.id = v.recruiter_id join agencies a on a.id = r.agency_id
    where v.id = ${key} and ${isShownReview('v')}`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      key,
      props: {
        stars: row.stars,
        title: row.title,
        body: row.body,
        writer: row.shown_name,
        recruiter: row.recruiter,
        agency: row.agency,
        level: isLevel(row.level) ? levels[row.level].name : '',
      },
      subjects: [
        { key: `recruiter:${row.id}`, version: row.version },
        { key: `agency:${row.agency_id}`, version: row.agency_version },
      ],
    }
  );
}

interface FiguresRow {
  score: number;
  half: number;
  review_count: number;
  published_count: number;
}

interface RecruiterRow extends FiguresRow {
  id: string;
  slug: string;
  version: string;
  name: string;
  specialities: string[];
  agency_id: string;
  agency: string;
  agency_version: string;
}

interface AgencyRow extends FiguresRow {
  id: string;
  slug: string;
  version: string;
  name: string;
  location: string;
  country: string;
  figures_version: string;
}

interface ReviewRow {
  stars: number;
  title: string;
  body: string;
  shown_name: string;
  level: number;
  id: string;
  recruiter: string;
  version: string;
  agency_id: string;
  agency: string;
  agency_version: string;
}

const figuresOf = ({ score, half, review_count, published_count }: FiguresRow) => ({
  score,
  half,
  reviewCount: review_count,
  publishedCount: published_count,
});
