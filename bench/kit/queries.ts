/** B3's operation: a profile with its agency, its score and twenty reviews with replies. */
export const profileQuery = `query BenchProfile($slug: String!) {
  recruiter(slug: $slug) {
    name
    score
    publishedCount
    agency { name slug }
    reviews(first: 20) {
      edges {
        cursor
        node { id overall title body shownName submittedAt reply { body createdAt } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** B4's operation: nothing in it comes from the database. */
export const bareQuery = 'query BenchBare { __typename }';

/** The same operation in a text nobody has sent before, to bypass caches keyed by text. */
export const otherwise = (query: string): string => query.replace(/^query Bench/, 'query Other');
