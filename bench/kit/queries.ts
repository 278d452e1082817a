/** What B3 asks for: a profile with its agency, its score and twenty reviews with their replies. */
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

/** What B4 asks for: nothing of it stands in the database. */
export const bareQuery = 'query BenchBare { __typename }';

/** The same operation in words that nobody has sent before; servers that keep documents by their text see another one. */
export const otherwise = (query: string): string => query.replace(/^query Bench/, 'query Other');
