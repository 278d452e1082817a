import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { typedOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
import { graphqlServer } from './testing/server.ts';

const { app, database } = await graphqlServer();

test('a review posted here without a form token came from a script, and counts as sent too fast', async () => {
  const recruiter = await createRecruiter(database);
  const input = typedOpenReview(recruiter);
  const query = 'mutation ($input: SendOpenReviewInput!) { sendOpenReview(input: $input) { errors { code field } } }';
  const response = await app.inject({ method: 'POST', url: '/graphql/', payload: { query, variables: { input } } });
  expect(response.json()).toEqual({ data: { sendOpenReview: { errors: [] } } });
  const sent = await database.kysely.selectFrom('review_submissions').select('sent_too_fast').execute();
  expect(sent).toEqual([{ sent_too_fast: true }]);
});
