import { ask } from './world.ts';

/** The same as `profileQuery`, in the names that PostGraphile gives to tables and columns. */
export const postgraphileQuery = `query BenchProfile($slug: String!) {
  recruiter: recruiterBySlug(slug: $slug) {
    name
    score
    publishedCount
    agency: agencyByAgencyId { name slug }
    reviews: shownReviews(first: 20) {
      edges {
        cursor
        node { id: rowId overall title body shownName submittedAt reply: reviewReplyByReviewId { body createdAt } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Tells PostGraphile, as it wants to be told, which reviews of a recruiter are public: by a function that Postgres inlines. */
export const declareShownReviews = (connectionString: string): Promise<unknown> =>
  ask(
    connectionString,
    `create or replace function recruiters_shown_reviews(recruiter recruiters) returns setof reviews language sql stable as $$
      select * from reviews where recruiter_id = recruiter.id and publication in ('published', 'under_review') and not is_hidden
      order by submitted_at desc, id desc
    $$`,
  );
