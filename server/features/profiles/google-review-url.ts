import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Where people review an agency on Google: the link of the place that it imported first, as Google says, else the one that
 * somebody typed. Takes the agency's row.
 */
export const googleReviewUrlOf = (agency: {
  id: Expression<unknown>;
  google_review_url: Expression<unknown>;
}): RawBuilder<string> =>
  sql<string>`coalesce((select p.new_review_uri from google_places p
    where p.agency_id = ${agency.id} and p.state = 'imported' and p.new_review_uri is not null
    order by p.imported_at, p.id limit 1), ${agency.google_review_url})`;
