import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();

test('placements are suggested by address, then by name, with the reasons, and only to the reviewed side', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database);
  const rival = await createRecruiterWithLogin(database);
  const placed = (changes: object) => createPlacement(database, { recruiter_id: recruiter.id, ...changes });
  await placed({ job_title: 'Nurse', candidate_name: 'Wendy Other' });
  await placed({ job_title: 'Crane Operator', candidate_name: 'Casey M. Wintergreen', candidate_email: null });
  await placed({ job_title: 'Site Engineer', candidate_name: 'C W', candidate_email: 'casey@mail.example' });
  const { id } = await createReview(database, {
    recruiter_id: recruiter.id,
    reviewer_type: 'candidate',
    reviewer_name: 'Casey Wintergreen',
    reviewer_email: 'casey@mail.example',
    reviewer_role: 'Crane Operator',
    level: 1,
    publication: 'unpublished',
    moderation: 'cleared',
  });
  const suggested = async (who: Viewer) =>
    (
      await request(
        context(who),
        `query ($id: ID!) { placementSuggestions(reviewId: $id) { reasons placement { jobTitle } } }`,
        { id: `PendingReview:${id}` },
      )
    ).data.placementSuggestions;
  expect(await suggested(viewer)).toEqual([
    { reasons: expect.arrayContaining(['same_email']), placement: { jobTitle: 'Site Engineer' } },
    { reasons: expect.arrayContaining(['similar_name', 'same_title']), placement: { jobTitle: 'Crane Operator' } },
  ]);
  expect(await suggested(rival.viewer)).toBeNull();
});
