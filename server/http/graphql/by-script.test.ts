import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { graphqlServer } from './testing/server.ts';

const { app, database } = await graphqlServer();

test('a review posted here without a form token came from a script, and counts as sent too fast', async () => {
  const recruiter = await createRecruiter(database);
  const input = {
    recruiterId: `Recruiter:${recruiter.id}`,
    audience: 'candidate',
    reviewerName: 'Dana Price',
    reviewerEmail: 'dana@mail.example',
    jobTitle: 'Site Engineer',
    companyName: 'Bridge & Sons',
    overall: 4,
    criteria: ['communication', 'understood_what_i_wanted', 'honesty_about_the_role'].map((key) => ({ key, stars: 4 })),
    title: 'Told me what the job is',
    body: 'They asked what I wanted and found it, and said so when there was nothing for me.',
    nameDisplay: 'first_initial',
    showCompany: false,
    offeredAnything: false,
  };
  const query = 'mutation ($input: SendOpenReviewInput!) { sendOpenReview(input: $input) { errors { code field } } }';
  const response = await app.inject({ method: 'POST', url: '/graphql/', payload: { query, variables: { input } } });
  expect(response.json()).toEqual({ data: { sendOpenReview: { errors: [] } } });
  const sent = await database.kysely.selectFrom('review_submissions').select('sent_too_fast').execute();
  expect(sent).toEqual([{ sent_too_fast: true }]);
});
