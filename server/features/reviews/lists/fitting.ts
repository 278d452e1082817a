import { type Expression, type SqlBool, sql } from 'kysely';

/** From this similarity (pg_trgm) on, two names may be one: with a second name, or misspelled. */
export const alikeFrom = 0.5;

type Columns<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/** The columns of a table's alias, for conditions outside the read layer. */
export const columnsOf = <Names extends string>(alias: string): Columns<Names> =>
  new Proxy({}, { get: (_none, column) => sql.ref(`${alias}.${String(column)}`) }) as Columns<Names>;

/**
 * Whether a placement may be the one that an unmatched review is about. It has the same recruiter and agency, is not
 * cancelled, and had started when the review was sent; the writing side has the reviewer's address or a similar name, and hasn't
 * reviewed it yet. A reviewer who denied the placement is never matched, because the recruiter could simply declare it
 * again. Agencies are compared in a way no index can use: otherwise all placements of a large agency would be read for
 * each recruiter.
 */
export const fits = (
  placement: Columns<
    | 'id'
    | 'agency_id'
    | 'recruiter_id'
    | 'state'
    | 'start_date'
    | 'candidate_name'
    | 'candidate_email'
    | 'contact_name'
    | 'contact_email'
  >,
  review: Columns<
    | 'id'
    | 'agency_id'
    | 'recruiter_id'
    | 'reviewer_type'
    | 'reviewer_name'
    | 'reviewer_email'
    | 'submitted_at'
    | 'denied_placement_id'
  >,
): Expression<SqlBool> =>
  sql<SqlBool>`(${review.denied_placement_id} is null and ${placement.recruiter_id} = ${review.recruiter_id}
    and ${placement.agency_id} is not distinct from ${review.agency_id}
    and ${placement.state} <> 'cancelled'
    and ${placement.start_date} <= (${review.submitted_at} at time zone 'UTC')::date + 1
    and case ${review.reviewer_type} when 'candidate'
      then ${placement.candidate_email} = ${review.reviewer_email}
        or similarity(folded(${placement.candidate_name}), folded(${review.reviewer_name})) >= ${sql.lit(alikeFrom)}
      else ${placement.contact_email} = ${review.reviewer_email}
        or similarity(folded(${placement.contact_name}), folded(${review.reviewer_name})) >= ${sql.lit(alikeFrom)} end
    and not exists (select from reviews o where o.placement_id = ${placement.id}
      and o.reviewer_type = ${review.reviewer_type} and o.id <> ${review.id} and o.moderation <> 'rejected'
      and o.publication not in ('removed', 'withdrawn')))`;
