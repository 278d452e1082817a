import { expect, test } from 'vitest';
import { onboardingSteps, stepsFor } from '#common/onboarding/steps.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer, createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { startSession } from '#server/features/accounts/session/sessions.ts';
import { createConnection } from '#server/features/connections/connections.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createImport } from '#server/features/placements/importing/imports.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const at = new Date('2026-11-25T10:00:00Z');

const newcomer = async (roles: readonly string[] = ['ROLE_RECRUITER'], agency_id?: string) =>
  createRecruiterWithLogin(database, { roles, agency_id: agency_id ?? (await createAgency(database)).id });
interface State {
  steps: string[];
  done: string[];
  skipped: string[];
  isDismissed: boolean;
  events: { kind: string; at: string; count: number }[];
}
const stateOf = async (viewer: Viewer) => {
  const { data } = await request(
    context(viewer, at),
    '{ onboarding { steps done skipped isDismissed events { kind at name count } } }',
  );
  return data!['onboarding'] as unknown as State;
};
const doneBy = async (viewer: Viewer) => (await stateOf(viewer)).done;
const isLedAtSignIn = async (userId: string) => (await startSession(context(), userId)).attributes.isLed;

test('a connection to a recruitment software does its step once its sync is started', async () => {
  const { recruiter, viewer } = await newcomer();
  const { agency_id } = recruiter;
  const { id } = await createConnection(database, { agency_id, state: 'connecting', started_at: null });
  expect(await doneBy(viewer)).not.toContain('ats-connect');
  const change = (to: object) => kysely.updateTable('connections').set(to).where('id', '=', id).execute();
  await change({ state: 'live', started_at: at });
  expect(await doneBy(viewer)).toContain('ats-connect');
  await change({ state: 'disconnected', ended_at: at });
  expect(await doneBy(viewer)).not.toContain('ats-connect');
});

test('nothing is done at first, and each step is done by what is there', async () => {
  const { recruiter, viewer } = await newcomer();
  const { agency_id, id: recruiter_id } = recruiter;
  expect(await stateOf(viewer)).toEqual({
    steps: stepsFor(['ROLE_RECRUITER']),
    done: [],
    skipped: [],
    isDismissed: false,
    events: [],
  });
  await kysely.updateTable('users').set({ is_profile_complete: true }).where('id', '=', viewer.userId!).execute();
  expect(await doneBy(viewer)).toEqual(['profile']);
  await kysely
    .updateTable('agencies')
    .set({ google_review_url: 'https://g.page/r/x/review' })
    .where('id', '=', agency_id)
    .execute();
  expect(await doneBy(viewer)).toEqual(['profile', 'import-reviews']);
  await createImport(database, { agency_id, recruiter_id, state: 'checked' });
  expect(await doneBy(viewer)).not.toContain('ats-connect');
  await kysely
    .updateTable('placement_imports')
    .set({ state: 'done', imported_at: at, new_count: 3 })
    .where('agency_id', '=', agency_id)
    .execute();
  expect(await doneBy(viewer)).toEqual(['profile', 'import-reviews', 'ats-connect']);
  await createPlacement(database, { recruiter_id });
  expect(await doneBy(viewer)).toContain('create-placement');
  await createInvitation(database, { recruiter_id, state: 'draft' });
  expect(await doneBy(viewer)).not.toContain('get-reviews');
  await createInvitation(database, { recruiter_id, state: 'sent', sent_at: at });
  expect(await doneBy(viewer)).toContain('get-reviews');
  const answered = await createInvitation(database, { recruiter_id, state: 'completed', sent_at: at });
  const review = await createReview(database, { invitation_id: answered.id, overall: 4, submitted_at: at });
  expect(await doneBy(viewer)).not.toContain('reply');
  await kysely
    .insertInto('review_replies')
    .values({ review_id: review.id, agency_id, body: 'Thank you.', created_at: at, updated_at: at })
    .execute();
  expect(await doneBy(viewer)).toContain('reply');
  await newcomer(['ROLE_RECRUITER'], agency_id);
  expect(await doneBy(viewer)).toContain('invite-team');
  expect(await isLedAtSignIn(viewer.userId!)).toBe(true);
  await kysely
    .insertInto('review_shares')
    .values({
      id: context().nature.newId(),
      agency_id,
      recruiter_id,
      review_id: review.id,
      channel: 'link',
      shared_by: viewer.userId,
      key: 'abcdefghijkl',
      first_shared_at: at,
      shared_at: at,
    })
    .execute();
  const { done, events } = await stateOf(viewer);
  expect(done).toEqual([...onboardingSteps]);
  expect(events.map(({ kind }) => kind).sort()).toEqual(['import', 'invitations', 'review', 'share']);
  expect(events.find(({ kind }) => kind === 'invitations')).toMatchObject({
    at: '2026-11-25',
    // The one sent, and the one that led to the review.
    count: 2,
  });
  expect(await isLedAtSignIn(viewer.userId!)).toBe(false);
});

test("a recruiter's own steps are theirs, and an admin's are the agency's, whose page must be complete as well", async () => {
  const { id: agency_id } = await createAgency(database);
  const admin = await newcomer(['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'], agency_id);
  const member = await newcomer(['ROLE_RECRUITER'], agency_id);
  await createInvitation(database, { recruiter_id: member.recruiter.id, state: 'sent', sent_at: at });
  expect(await doneBy(member.viewer)).toEqual(['create-placement', 'get-reviews', 'invite-team']);
  expect(await doneBy(admin.viewer)).toEqual(['create-placement', 'get-reviews', 'invite-team']);
  const colleague = await newcomer(['ROLE_RECRUITER'], agency_id);
  expect(await doneBy(colleague.viewer)).toEqual(['invite-team']);
  expect((await stateOf(colleague.viewer)).events).toEqual([]);
  await kysely.updateTable('users').set({ is_profile_complete: true }).where('id', '=', admin.viewer.userId!).execute();
  expect(await doneBy(admin.viewer)).not.toContain('profile');
  await kysely.updateTable('agencies').set({ is_complete: true }).where('id', '=', agency_id).execute();
  expect(await doneBy(admin.viewer)).toContain('profile');
});

test('steps can be skipped and put back, once each; somebody who skipped or dismissed them all is not led', async () => {
  const { viewer } = await newcomer(['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER']);
  const skip = (step: string, isSkipped = true) => mutate(context(viewer), 'skipOnboardingStep', { step, isSkipped });
  const { steps } = await stateOf(viewer);
  expect(steps).toHaveLength(6);
  for (const step of [...steps, 'profile']) expect(codes(await skip(step))).toEqual([]);
  expect((await stateOf(viewer)).skipped.sort()).toEqual([...steps].sort());
  expect(await isLedAtSignIn(viewer.userId!)).toBe(false);
  await skip('reply', false);
  expect((await stateOf(viewer)).skipped).not.toContain('reply');
  expect(await isLedAtSignIn(viewer.userId!)).toBe(true);
  await mutate(context(viewer), 'dismissOnboarding', { isDismissed: true });
  expect([(await stateOf(viewer)).isDismissed, await isLedAtSignIn(viewer.userId!)]).toEqual([true, false]);
  await mutate(context(viewer), 'dismissOnboarding', { isDismissed: false });
  expect(await isLedAtSignIn(viewer.userId!)).toBe(true);
  expect((await skip('dance')).errors).toEqual([{ code: 'invalid', field: 'step' }]);
});

test('hiring users and staff have no first steps', async () => {
  const hiring = await createEmployer(database, { company_id: (await createCompany(database)).id });
  const staff = await viewerFor(database, (await createUser(database, { roles: ['ROLE_ADMIN'] })).id);
  for (const viewer of [hiring.viewer, staff]) {
    expect(await stateOf(viewer)).toBeNull();
    expect(codes(await mutate(context(viewer), 'dismissOnboarding', { isDismissed: true }))).toEqual(['FORBIDDEN']);
    expect(await isLedAtSignIn(viewer.userId!)).toBe(false);
  }
});
