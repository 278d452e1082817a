import { type Expression, sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import type { RuleOf } from '#server/graphql/builder.ts';

type Review = RuleOf<'reviews'>;
type Reply = RuleOf<'review_reply_versions'>;
type Text = Expression<string>;

/** The filters of the lists of reviews that wait for a moderator, or were decided. */
export const moderatedFilters = {
  words: ({ row }: Review, words: Text) => sql<boolean>`${row.id} in ${reviewsCalled(words)}`,
  /** For a review with a waiting edit, the edit's signals: the review's own are decided. */
  signal: ({ row }: Review, signal: Text) => sql<boolean>`(case when ${row.has_queued_edit}
    then exists (select from review_versions e where e.review_id = ${row.id} and e.replaced_at is null
      and e.moderation in ('received', 'checked', 'queued', 'changes_requested') and ${signal} = any (e.signals))
    else ${signal} = any (${row.signals}) end)`,
  audience: ({ row, eb }: Review, audience: Text) => eb(row.reviewer_type, '=', audience),
  level: ({ row, eb }: Review, level: Expression<number>) => eb(row.level, '=', level),
};

/** The same for replies; audience and level are those of the review. */
export const replyFilters = {
  words: ({ row }: Reply, words: Text) => sql<boolean>`(${contains(sql`folded(${row.body})`, words)}
    or exists (select from users u where u.id = ${row.written_by} and ${contains(sql`folded(u.name)`, words)})
    or exists (select from reviews v join recruiters r on r.id = v.recruiter_id join agencies a on a.id = v.agency_id
      where v.id = ${row.review_id} and (${contains(reviewText, words)}
        or ${contains(sql`folded(r.name)`, words)} or ${contains(sql`folded(a.name)`, words)})))`,
  signal: ({ row }: Reply, signal: Text) => sql<boolean>`${signal} = any (${row.signals})`,
  audience: ({ row }: Reply, audience: Text) =>
    sql<boolean>`exists (select from reviews v where v.id = ${row.review_id} and v.reviewer_type = ${audience})`,
  level: ({ row }: Reply, level: Expression<number>) =>
    sql<boolean>`exists (select from reviews v where v.id = ${row.review_id} and v.level = ${level})`,
};

/** Matches the index of what moderators see. */
const reviewText = sql`folded(v.title || ' ' || v.reviewer_name || ' ' || coalesce(v.reviewer_email, ''))`;
const isModerated = sql`(v.decided_at is not null or v.moderation = 'queued' or v.has_queued_edit)`;

/** Ids of reviews whose title, writer, recruiter or agency contains the words, each found by its own index. */
const reviewsCalled = (words: Text) => sql`(
  select v.id from reviews v where ${isModerated} and ${contains(reviewText, words)}
  union select v.id from reviews v where ${isModerated} and v.recruiter_id in (
    select r.id from recruiters r where ${contains(sql`folded(r.name)`, words)})
  union select v.id from reviews v where ${isModerated} and v.agency_id in (
    select a.id from agencies a where ${contains(sql`folded(a.name)`, words)}))`;
