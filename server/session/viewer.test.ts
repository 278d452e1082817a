import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { viewerOf } from './viewer.ts';

const { database } = await testDatabase();

test("an agency's plan applies to its members, and ends with it", async () => {
  const agency = await createAgency(database, { plan: 'pro_team' });
  const { user } = await createRecruiterWithLogin(database, { agency_id: agency.id });
  const member = await viewerOf(database, user.id);
  expect(member.roles).toEqual(['ROLE_PRO_TEAM', 'ROLE_RECRUITER']);
  expect(member.permissions.has('review_reply')).toBe(true);

  await database.kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', agency.id).execute();
  const afterwards = await viewerOf(database, user.id);
  expect(afterwards.roles).toEqual(['ROLE_RECRUITER']);
  expect(afterwards.permissions.has('review_reply')).toBe(false);
});
