import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { hashToken } from '#server/session/tokens.ts';
import { createUser, viewerFor } from '../accounts/accounts.factories.ts';
import { passwordFits } from '../accounts/passwords/passwords.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';
import { createReview } from './reviews.factories.ts';

const { database } = await testDatabase();
const { kysely } = database;

test('a review comes with an invitation, a placement, a recruiter and an agency that belong together', async () => {
  const review = await createReview(database);
  const placement = await kysely
    .selectFrom('placements')
    .selectAll()
    .where('id', '=', review.placement_id)
    .executeTakeFirstOrThrow();
  const invitation = await kysely
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', review.invitation_id)
    .executeTakeFirstOrThrow();
  expect(invitation).toMatchObject({ state: 'completed', placement_id: placement.id, agency_id: review.agency_id });
  expect(placement).toMatchObject({ recruiter_id: review.recruiter_id, candidate_email: review.reviewer_email });
  expect(review).toMatchObject({ level: 3, weight: '0.90', shown_name: 'Casey W.', publication: 'published' });
});

test('a review keeps the parents it is given', async () => {
  const recruiter = await createRecruiter(database);
  const placement = await createPlacement(database, { recruiter_id: recruiter.id, source: 'bullhorn' });
  const invitation = await createInvitation(database, {
    placement_id: placement.id,
    audience: 'employer',
    state: 'completed',
  });
  const answer = await createReview(database, { invitation_id: invitation.id, level: 4, overall: 4 });
  expect(answer).toMatchObject({ recruiter_id: recruiter.id, placement_id: placement.id, reviewer_type: 'employer' });
  expect(answer.reviewer_email).toBe(placement.contact_email);
  const of = await createReview(database, { recruiter_id: recruiter.id, overall: 5 });
  const counted = await kysely
    .selectFrom('recruiters')
    .selectAll()
    .where('id', '=', recruiter.id)
    .executeTakeFirstOrThrow();
  expect(of.agency_id).toBe(recruiter.agency_id);
  expect(counted).toMatchObject({ review_count: 2, rating_sum: 9, stars_4: 1, stars_5: 1 });
});

test('a level 1 review has no placement, a removed one has a reason', async () => {
  expect(await createReview(database, { level: 1 })).toMatchObject({
    placement_id: null,
    invitation_id: null,
    weight: '0.00',
  });
  expect(await createReview(database, { publication: 'removed' })).toMatchObject({ removed_because: 'personal_data' });
  expect(await createReview(database, { publication: 'unpublished' })).toMatchObject({
    moderation: 'received',
    published_at: null,
  });
});

test.each(['draft', 'scheduled', 'sent', 'opened', 'started', 'cancelled', 'expired', 'bounced'])(
  'an invitation may be %s, and has a working token',
  async (state) => {
    const invitation = await createInvitation(database, { state });
    const known = await kysely
      .selectFrom('invitation_tokens')
      .select('invitation_id')
      .where('token_hash', '=', hashToken(invitation.token))
      .executeTakeFirst();
    expect(known).toEqual({ invitation_id: invitation.id });
    expect(invitation.sent_at === null).toBe(['draft', 'scheduled', 'cancelled'].includes(state));
  },
);

test('a recruiter with a login is the viewer that commands see', async () => {
  const agency = await createAgency(database, { is_approved: false });
  const { user, recruiter, viewer } = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    user: { password: 'a long enough password' },
  });
  expect(viewer).toMatchObject({
    userId: user.id,
    recruiterId: recruiter.id,
    agencyId: agency.id,
    seesAgency: true,
    approved: false,
  });
  expect(await passwordFits(user.password_hash, 'a long enough password')).toBe(true);
});

test("a company's user is approved if the company is", async () => {
  const user = await createUser(database, { type: 'user', roles: ['ROLE_USER'] });
  const company = await createCompany(database);
  await kysely.insertInto('company_members').values({ user_id: user.id, company_id: company.id }).execute();
  expect(await viewerFor(database, user.id)).toMatchObject({
    companyId: company.id,
    approved: true,
    roles: ['ROLE_USER'],
  });
});
