import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { viewerFor } from '../accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createInvitation } from './invitations.factories.ts';

const { database, context } = await testDatabase();

test('an invitation and its placement stay with the agency when the recruiter moves to another', async () => {
  const { user, recruiter } = await createRecruiterWithLogin(database);
  await createInvitation(database, { agency_id: recruiter.agency_id, recruiter_id: recruiter.id });
  const seen = async () => {
    const viewer = await viewerFor(database, user.id);
    return request(context(viewer), '{ invitations { edges { node { recipientEmail placement { jobTitle } } } } }');
  };
  expect(JSON.stringify(await seen())).toContain('jobTitle');
  const elsewhere = await createAgency(database);
  await database.kysely
    .updateTable('recruiters')
    .set({ agency_id: elsewhere.id })
    .where('id', '=', recruiter.id)
    .execute();
  expect(JSON.stringify(await seen())).not.toContain('recipientEmail');
});
