import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#common/reviews/criteria.ts';
import { isLevel, type Level } from '#common/reviews/levels.ts';
import { type Score, scoreFromSums, weightedStarsOf } from '#common/reviews/score.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import { type WidgetKind, type WidgetLayout, type WidgetTheme, widgetLimits } from '#common/widgets/widgets.ts';
import type { Database } from '#server/database/database.ts';
import { agencyIsPremium, recruiterIsPremium } from '#server/features/profiles/premium.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import type { Subject } from '#server/pages/kept-pages.ts';

/** A review as a widget shows it: what its public page shows, in short. */
export interface ReviewInWidget {
  readonly id: string;
  readonly writer: string;
  readonly audience: Audience;
  readonly level: Level;
  /** Null for an imported review, which has no stars of ours. */
  readonly stars: number | null;
  readonly title: string;
  readonly body: string;
  readonly submittedAt: Date;
}

/** How a widget looks. */
export interface WidgetLook {
  readonly kind: WidgetKind;
  readonly layout: WidgetLayout;
  readonly theme: WidgetTheme;
  readonly accent: string;
}

/** What a widget shows, and the rows it depends on. */
export interface ShownWidget {
  readonly look: WidgetLook;
  readonly name: string;
  /** The path of the profile. */
  readonly profile: string;
  readonly score: Score;
  /** Reviews that count in the score. */
  readonly reviewCount: number;
  /** All published reviews, of which the newest are shown. */
  readonly publishedCount: number;
  readonly audience: Audience | null;
  readonly reviews: readonly ReviewInWidget[];
  /** The sites that may show it; empty for every site. */
  readonly origins: readonly string[];
  /** Null for a draft. */
  readonly widgetId: string | null;
  /** Empty for a draft, which is not kept. */
  readonly subjects: readonly Subject[];
}

/** The widget of a key; undefined if it is unknown, paused, not in the plan, or about a person who has left. */
export const widgetToShow = (database: Database, key: string): Promise<ShownWidget | undefined> =>
  read(
    database,
    sql`select id, agency_id, kind, layout, theme, accent, recruiter_id, team_id, audience, speciality, least_level, origins,
      page_version::text as version, false as is_preview from widgets where key = ${key} and not is_paused`,
  );

/** A widget that is not saved yet. Of the recruiter, the team and the agency the first that is given counts. */
export interface DraftedWidget extends WidgetLook {
  readonly recruiter: string | null;
  readonly team: string | null;
  readonly agency: string | null;
  readonly audience: Audience | null;
  readonly speciality: string | null;
  readonly leastLevel: number;
}

/** What a widget would show that is not saved yet. Only public reviews, so everyone may see it. */
export const draftToShow = (database: Database, draft: DraftedWidget): Promise<ShownWidget | undefined> =>
  read(
    database,
    sql`select null::uuid as id, d.agency_id, ${draft.kind} as kind, ${draft.layout} as layout, ${draft.theme} as theme,
      ${draft.accent} as accent, d.recruiter_id, d.team_id, ${draft.audience}::text as audience,
      ${draft.speciality}::text as speciality, ${draft.leastLevel}::int as least_level, '{}'::text[] as origins,
      '' as version, true as is_preview
    from (${subjectOf(draft)}) d`,
  );

function subjectOf({ recruiter, team, agency }: DraftedWidget): RawBuilder<unknown> {
  if (recruiter)
    return sql`select agency_id, id as recruiter_id, null::uuid as team_id from recruiters where slug = ${recruiter}`;
  if (team) return sql`select agency_id, null::uuid as recruiter_id, id as team_id from teams where id = ${team}::uuid`;
  return sql`select id as agency_id, null::uuid as recruiter_id, null::uuid as team_id from agencies where slug = ${agency}`;
}

async function read({ kysely }: Database, widget: RawBuilder<unknown>): Promise<ShownWidget | undefined> {
  const { rows } = await sql<Row>`/* widgetToShow */
    select w.id, w.kind, w.layout, w.theme, w.accent, w.audience, w.origins, w.version, w.recruiter_id, w.team_id,
      a.id as agency_id, a.name as agency, a.slug as agency_slug, a.page_version::text as agency_version,
      f.score_weight, f.score_stars, f.review_count, f.published_count, f.page_version::text as figures_version,
      t.name as team, people.recruiters, shown.reviews
    from (${widget}) w
      join agencies a on a.id = w.agency_id and a.is_approved
      join agency_figures f on f.agency_id = a.id
      left join teams t on t.id = w.team_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', r.id, 'slug', r.slug, 'name', r.name,
          'version', r.page_version::text, 'score', r.score, 'weight', r.score_weight, 'review_count', r.review_count,
          'published_count', r.published_count, 'is_premium', ${recruiterIsPremium({
            agency_id: sql.ref('r.agency_id'),
            user_id: sql.ref('r.user_id'),
          })}) order by r.id), '[]') as recruiters
        from recruiters r
        where r.agency_id = w.agency_id and r.gone_at is null and (r.id = w.recruiter_id
          or r.id in (select m.recruiter_id from team_members m where m.team_id = w.team_id))
      ) people
      cross join lateral (
        select coalesce(json_agg(to_jsonb(v)), '[]') as reviews from (
          ${newest(sql`w.recruiter_id is not null and v.recruiter_id = w.recruiter_id`)}
          union all
          ${newest(sql`w.recruiter_id is null and w.team_id is null and v.agency_id = w.agency_id`)}
          union all
          ${newest(sql`w.team_id is not null and v.agency_id = w.agency_id
            and v.recruiter_id in (select m.recruiter_id from team_members m where m.team_id = w.team_id)`)}
        ) v
      ) shown
    where w.kind = 'carousel' or w.is_preview or ${agencyIsPremium({ plan: sql.ref('a.plan') })}
      or (w.recruiter_id is not null and (people.recruiters -> 0 ->> 'is_premium')::boolean)`.execute(kysely);
  const [row] = rows;
  return row && shownOf(row);
}

/** The newest published reviews that a widget may show. Each of its three subjects reads an index of its own. */
const newest = (ofSubject: RawBuilder<unknown>) => sql`(
  select v.id, v.shown_name, v.reviewer_type, v.level, v.overall, v.title, v.body, v.submitted_at,
    r.id as recruiter_id, r.page_version::text as version
  from reviews v join recruiters r on r.id = v.recruiter_id
  where ${ofSubject} and ${isShownReview('v')} and v.level >= w.least_level
    and (w.audience is null or v.reviewer_type = w.audience)
    and (w.speciality is null
      or exists (select from placements p where p.id = v.placement_id and p.speciality = w.speciality))
  order by v.submitted_at desc, v.id desc limit ${widgetLimits.reviews})`;

interface RecruiterRow {
  id: string;
  slug: string;
  name: string;
  version: string;
  score: number;
  weight: number;
  review_count: number;
  published_count: number;
}

interface Row extends WidgetLook {
  id: string | null;
  audience: Audience | null;
  origins: string[];
  version: string;
  recruiter_id: string | null;
  team_id: string | null;
  agency_id: string;
  agency: string;
  agency_slug: string;
  agency_version: string;
  score_weight: number;
  score_stars: number;
  review_count: number;
  published_count: number;
  figures_version: string;
  team: string | null;
  recruiters: RecruiterRow[];
  reviews: {
    id: string;
    shown_name: string;
    reviewer_type: Audience;
    level: number;
    overall: number;
    title: string;
    body: string;
    submitted_at: string;
    recruiter_id: string;
    version: string;
  }[];
}

function shownOf(row: Row): ShownWidget | undefined {
  const figures = figuresOf(row);
  if (!figures) return undefined;
  const { id, kind, layout, theme, accent, audience, origins } = row;
  return {
    ...figures,
    // A new review is counted a moment after it is published.
    publishedCount: Math.max(figures.publishedCount, row.reviews.length),
    ...{ widgetId: id, look: { kind, layout, theme, accent }, audience, origins, subjects: subjectsOf(row) },
    reviews: row.reviews.map((review) => ({
      id: review.id,
      writer: review.shown_name,
      audience: review.reviewer_type,
      level: isLevel(review.level) ? review.level : 0,
      stars: review.level === 0 ? null : review.overall,
      title: review.title,
      body: review.body,
      submittedAt: new Date(review.submitted_at),
    })),
  };
}

type Figures = Pick<ShownWidget, 'name' | 'profile' | 'score' | 'reviewCount' | 'publishedCount'>;

/** Undefined for a recruiter who has left. A team's score is that of its recruiters' reviews together. */
function figuresOf({ recruiter_id, team_id, team, agency, agency_slug, recruiters, ...row }: Row): Figures | undefined {
  const profile = agencyUrl(agency_slug);
  if (!recruiter_id && !team_id)
    return {
      ...{ name: agency, profile, reviewCount: row.review_count, publishedCount: row.published_count },
      score: scoreFromSums({ weight: row.score_weight, weightedStars: row.score_stars }),
    };
  const [first] = recruiters;
  if (!first) return undefined;
  const total = (count: (recruiter: RecruiterRow) => number) => recruiters.reduce((sum, one) => sum + count(one), 0);
  return {
    name: recruiter_id ? first.name : `${team}, ${agency}`,
    profile: recruiter_id ? recruiterUrl(first.slug) : profile,
    score: scoreFromSums({ weight: total(({ weight }) => weight), weightedStars: total(weightedStarsOf) }),
    reviewCount: total(({ review_count }) => review_count),
    publishedCount: total(({ published_count }) => published_count),
  };
}

/** The recruiters of shown reviews, too: an edited review raises the version of its recruiter. */
function subjectsOf(row: Row): Subject[] {
  if (row.id === null) return [];
  const recruiters = new Map(
    [...row.recruiters, ...row.reviews.map((review) => ({ ...review, id: review.recruiter_id }))].map((one) => [
      `recruiter:${one.id}`,
      one.version,
    ]),
  );
  return [
    { key: `widget:${row.id}`, version: row.version },
    { key: `agency:${row.agency_id}`, version: row.agency_version },
    { key: `agencyfigures:${row.agency_id}`, version: row.figures_version },
    ...[...recruiters].map(([key, version]) => ({ key, version })),
  ];
}
