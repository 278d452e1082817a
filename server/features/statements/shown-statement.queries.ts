import { type RawBuilder, sql } from 'kysely';
import { quotation } from '#common/reviews/quotation.ts';
import type { QuotedReview, StatementContent, StatementFigures } from '#common/statements/content.ts';
import { statementKey, statementLimits } from '#common/statements/statements.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { agencyIsPremium, recruiterIsPremium } from '#server/features/profiles/premium.ts';
import { isShownReview, knownViewer } from '#server/features/profiles/scopes.ts';
import { bySlug } from '#server/features/profiles/slugs/by-slug.ts';
import { figuresOf } from './figures.ts';
import { isOfViewer } from './of-viewer.ts';

/** Whose address a statement is asked for under: its slug or a former one. Neither for the address without a profile. */
export interface StatementPlace {
  readonly recruiter?: string | null | undefined;
  readonly agency?: string | null | undefined;
}

/**
 * The shared version of a key. Undefined if the link is unknown, expired or withdrawn, stands under another profile, or
 * if the person has left the agency or its plan no longer has statements.
 */
export async function sharedStatement(
  { kysely }: Database,
  key: string,
  { recruiter, agency }: StatementPlace,
  now: Date,
): Promise<StatementContent | undefined> {
  if (!statementKey.test(key)) return undefined;
  const isThere = recruiter
    ? sql`s.recruiter_id = ${bySlug('recruiter', sql`${recruiter}::text`)}`
    : agency
      ? sql`s.recruiter_id is null and s.agency_id = ${bySlug('agency', sql`${agency}::text`)}`
      : sql`true`;
  const isPremium = sql`(${agencyIsPremium({ plan: sql.ref('a.plan') })} or (r.id is not null
    and ${recruiterIsPremium({ agency_id: sql.ref('r.agency_id'), user_id: sql.ref('r.user_id') })}))`;
  const { rows } = await sql<Row>`/* sharedStatement */ ${contentOf(
    sql`select s.agency_id, s.recruiter_id, v.key, v.expires_at, v.about, v.sections, v.review_ids, v.member_ids, v.figures
      from statement_versions v join capability_statements s on s.id = v.statement_id
      where v.key = ${key} and v.withdrawn_at is null and v.expires_at > ${now} and ${isThere}`,
  )} and a.is_approved and ${isPremium}`.execute(kysely);
  return rows[0] && contentIn(rows[0]);
}

/** A statement as it would be shared now, for its people. Undefined for others. */
export async function previewedStatement(
  { database: { kysely }, viewer, nature }: Context,
  id: string,
): Promise<StatementContent | undefined> {
  const row = { agency_id: sql.ref('s.agency_id'), recruiter_id: sql.ref('s.recruiter_id') };
  const statement = await kysely
    .selectFrom('capability_statements as s')
    .select(['s.agency_id', 's.recruiter_id'])
    .where('s.id', '=', id)
    .where(isOfViewer({ row, viewer: knownViewer(viewer) }))
    .executeTakeFirst();
  if (!statement || !viewer.permissions.has('capability_statements_view')) return undefined;
  const { agency_id: agencyId, recruiter_id: recruiterId } = statement;
  const { figures, memberIds } = await figuresOf(kysely, { agencyId, recruiterId }, nature.now());
  const { rows } = await sql<Row>`/* previewedStatement */ ${contentOf(
    sql`select s.agency_id, s.recruiter_id, null::text as key, null::timestamptz as expires_at, s.about,
      ${shownInOrder} as sections, s.review_ids, ${memberIds}::uuid[] as member_ids,
      ${JSON.stringify(figures)}::jsonb as figures
      from capability_statements s where s.id = ${id}`,
  )}`.execute(kysely);
  return rows[0] && contentIn(rows[0]);
}

/** The sections of the statement `s` that are shown, in order. */
export const shownInOrder: RawBuilder<string[]> = sql<string[]>`array(
  select u.section from unnest(s.sections) with ordinality u (section, place) where u.section = any (s.shown)
  order by u.place)`;

/** What a version or a draft shows: its figures as they are given, people and reviews as they are now. */
const contentOf = (statement: RawBuilder<unknown>) => sql`
    select w.key, w.expires_at, w.about, w.sections, w.figures, a.name as agency, a.slug as agency_slug,
      r.name as recruiter, r.slug as recruiter_slug,
      case when 'contact' = any (w.sections) then case when r.id is null
        then json_build_object('email', a.contact_email, 'phone', a.phone, 'website', a.website)
        else json_build_object('email', (select u.email from users u where u.id = r.user_id), 'phone', r.phone,
          'website', null) end end as contact,
      (select coalesce(json_agg(json_build_object('name', m.name, 'headline', m.headline, 'slug', m.slug)
          order by array_position(w.member_ids, m.id)), '[]')
        from recruiters m
        where 'team' = any (w.sections) and m.id = any (w.member_ids) and m.agency_id = w.agency_id
          and m.gone_at is null) as people,
      (select coalesce(json_agg(json_build_object('key', v.id, 'writer', v.shown_name, 'audience', v.reviewer_type,
          'level', v.level, 'stars', case when v.level > 0 then v.overall end, 'title', v.title, 'body', v.body,
          'writtenOn', (v.submitted_at at time zone 'utc')::date,
          'about', case when w.recruiter_id is null then o.name end) order by v.submitted_at desc, v.id desc), '[]')
        from reviews v join recruiters o on o.id = v.recruiter_id
        where 'reviews' = any (w.sections) and v.id = any (w.review_ids) and ${isShownReview('v')}
          and case when w.recruiter_id is null then v.agency_id = w.agency_id
            else v.recruiter_id = w.recruiter_id end) as reviews
    from (${statement}) w join agencies a on a.id = w.agency_id
      left join recruiters r on r.id = w.recruiter_id and r.agency_id = w.agency_id and r.gone_at is null
    where (w.recruiter_id is null or r.id is not null)`;

interface Row {
  key: string | null;
  expires_at: Date | null;
  about: string;
  sections: StatementContent['sections'];
  figures: StatementFigures;
  agency: string;
  agency_slug: string;
  recruiter: string | null;
  recruiter_slug: string | null;
  contact: StatementContent['contact'] | null;
  people: StatementContent['people'];
  reviews: (Omit<QuotedReview, 'quotation'> & { body: string })[];
}

const contentIn = (row: Row): StatementContent => ({
  kind: row.recruiter ? 'recruiter' : 'agency',
  name: row.recruiter ?? row.agency,
  agencyName: row.recruiter ? row.agency : null,
  slug: row.recruiter_slug ?? row.agency_slug,
  ...{ key: row.key, expiresAt: row.expires_at?.toISOString() ?? null, sections: row.sections, about: row.about },
  ...{ figures: row.figures, people: row.people },
  reviews: row.reviews.map(({ body, ...review }) => ({
    ...review,
    quotation: quotation(body, statementLimits.quoted),
  })),
  contact: row.contact ?? { email: null, phone: null, website: null },
});
