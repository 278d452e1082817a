import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createPlacement } from '../../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** An agency with a campaign of a list, its admin and two recruiters. */
async function createPeople() {
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const login = async (...roles: string[]) => {
    const person = await createRecruiterWithLogin(database, {
      ...{ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', ...roles] },
    });
    return { ...person, viewer: await viewerOf(database, person.viewer.userId!) };
  };
  const { viewer: admin } = await login('ROLE_RECRUITER_ADMIN');
  const recruiter = await login();
  const ask = async (wishes: object) => {
    const { recipient } = await createRecipient(database, {
      agency_id: agency.id,
      campaign_id: campaign.id,
      ...wishes,
    });
    return recipient;
  };
  return { agency, survey, campaign, admin, recruiter, other: await login(), ask };
}

const queued = { state: 'queued', sent_at: null };
const rowOf = (id: string) =>
  kysely.selectFrom('survey_recipients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const list = async (viewer: Viewer, filter: object = {}) => {
  const { data } = await request(
    context(viewer),
    'query ($f: SurveyRequestFilter) { surveyRequests(filter: $f) { edges { node { email } } } }',
    { f: filter },
  );
  const { edges } = data['surveyRequests'] as unknown as { edges: { node: { email: string } }[] };
  return edges.map(({ node }) => node.email).sort();
};

describe('the list', () => {
  test('shows all requests to the admin, and recruiters those whose answers count for them', async () => {
    const { admin, recruiter, other, ask } = await createPeople();
    await ask({ email: 'ours@quay.example' });
    await ask({ email: 'mine@quay.example', recruiter_id: recruiter.recruiter.id });
    expect(await list(admin)).toEqual(['mine@quay.example', 'ours@quay.example']);
    expect(await list(recruiter.viewer)).toEqual(['mine@quay.example']);
    expect(await list(other.viewer)).toEqual([]);
    expect(await list((await createPeople()).admin)).toEqual([]);
  });

  test('filters by state, words, audience, campaign and recruiter', async () => {
    const { admin, agency, survey, campaign, recruiter, ask } = await createPeople();
    const employers = await createSurvey(database, { agency_id: agency.id, audience: 'employer' });
    const later = await createCampaign(database, { agency_id: agency.id, survey_id: employers.survey.id });
    await ask({ name: 'Dana Price', email: 'dana@quay.example', ...queued, recruiter_id: recruiter.recruiter.id });
    await ask({ name: 'Sam', email: 'sam@quay.example', state: 'bounced', campaign_id: later.id });
    expect(survey.audience).toBe('candidate');
    expect(await list(admin, { state: 'queued' })).toEqual(['dana@quay.example']);
    expect(await list(admin, { words: 'PRICE' })).toEqual(['dana@quay.example']);
    expect(await list(admin, { words: 'sam@quay' })).toEqual(['sam@quay.example']);
    expect(await list(admin, { audience: 'employer' })).toEqual(['sam@quay.example']);
    expect(await list(admin, { campaign: `Campaign:${campaign.id}` })).toEqual(['dana@quay.example']);
    expect(await list(admin, { campaign: 'nonsense' })).toEqual([]);
    expect(await list(admin, { recruiter: recruiter.recruiter.slug })).toEqual(['dana@quay.example']);
  });
});

describe('canceling', () => {
  const cancel = (viewer: Viewer, ids: readonly string[], reason?: string) =>
    mutate(
      context(viewer),
      'cancelSurveyRequests',
      { ids: ids.map((id) => `SurveyRequest:${id}`), reason },
      'requests { state cancelReason viewerCanCancel }',
    );

  test('keeps what waits from being sent, and reports the others by their index', async () => {
    const { admin, ask } = await createPeople();
    const [waiting, throttled, sent] = [
      await ask(queued),
      await ask({ state: 'throttled', sent_at: null }),
      await ask({ state: 'sent' }),
    ];
    const answer = await cancel(admin, [sent.id, waiting.id, throttled.id], 'By mistake');
    const canceled = { state: 'cancelled', cancelReason: 'By mistake', viewerCanCancel: false };
    expect(answer).toMatchObject({ requests: [canceled, canceled], errors: [{ code: 'STATE', field: 'ids.0' }] });
    expect(await rowOf(sent.id)).toMatchObject({ state: 'sent' });
    expect(codes(await cancel(admin, [waiting.id]))).toEqual(['STATE']);
  });

  test('is for the admin; those of others look missing', async () => {
    const { recruiter, other, ask } = await createPeople();
    const mine = await ask({ ...queued, recruiter_id: recruiter.recruiter.id });
    expect(codes(await cancel(recruiter.viewer, [mine.id]))).toEqual(['FORBIDDEN']);
    expect(codes(await cancel(other.viewer, [mine.id]))).toEqual(['NOT_FOUND']);
    expect(codes(await cancel((await createPeople()).admin, [mine.id]))).toEqual(['NOT_FOUND']);
    expect(await rowOf(mine.id)).toMatchObject({ state: 'queued' });
  });
});

describe('sending again', () => {
  const again = (viewer: Viewer, id: string, input: object = {}) =>
    mutate(
      context(viewer),
      'sendSurveyAgain',
      { requestId: `SurveyRequest:${id}`, ...input },
      'request { state email name sentAt bounceReason viewerCanSendAgain }',
    );

  test('after a bounce takes another address, and ends the links of the first email', async () => {
    const { admin, ask } = await createPeople();
    const bounced = await ask({ email: 'old@quay.example', state: 'bounced', bounced_because: 'No such mailbox' });
    expect(await again(admin, bounced.id)).toMatchObject({ errors: [{ code: 'SAME_ADDRESS', field: 'email' }] });
    expect(codes(await again(admin, bounced.id, { email: 'old@quay.example' }))).toEqual(['SAME_ADDRESS']);
    expect(await again(admin, bounced.id, { email: 'New@quay.example', name: 'Dana Price' })).toMatchObject({
      errors: [],
      request: {
        ...{ state: 'queued', email: 'new@quay.example', name: 'Dana Price' },
        ...{ sentAt: null, bounceReason: null, viewerCanSendAgain: false },
      },
    });
    const tokens = kysely.selectFrom('survey_tokens').where('recipient_id', '=', bounced.id).select('created_at');
    expect(await tokens.execute()).toEqual([]);
    expect(codes(await again(admin, bounced.id, { email: 'next@quay.example' }))).toEqual(['STATE']);
  });

  test('is refused for an address that is known, does not want it, was asked lately, or is our own', async () => {
    const { admin, agency, survey, recruiter, ask } = await createPeople();
    const bounced = await ask({ state: 'bounced' });
    await ask({ email: 'known@quay.example', ...queued });
    const other = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
    await ask({ email: 'lately@quay.example', campaign_id: other.id, sent_at: daysAgo(80) });
    await kysely
      .insertInto('suppressions')
      .values({
        ...{ id: context().nature.newId(), email: 'no@quay.example', agency_id: agency.id },
        ...{ reason: 'unsubscribed', created_at: new Date() },
      })
      .execute();
    const tries = [
      ['known@quay.example', 'KNOWN'],
      ['lately@quay.example', 'ASKED_RECENTLY'],
      ['no@quay.example', 'SUPPRESSED'],
      [recruiter.user.email, 'OWN_ADDRESS'],
    ] as const;
    for (const [email, code] of tries)
      expect(await again(admin, bounced.id, { email })).toMatchObject({ errors: [{ code, field: 'email' }] });
    expect(await rowOf(bounced.id)).toMatchObject({ state: 'bounced' });
  });

  test('of one without an answer waits for 90 days, and a canceled one was never sent', async () => {
    const { admin, ask } = await createPeople();
    const early = await ask({ state: 'expired', sent_at: daysAgo(89) });
    const late = await ask({ state: 'expired', sent_at: daysAgo(91), reminders_sent: 2 });
    const canceled = await ask({ state: 'cancelled', sent_at: null, cancelled_because: 'A mistake' });
    expect(await again(admin, early.id)).toMatchObject({ errors: [{ code: 'ASKED_RECENTLY', field: null }] });
    expect(codes(await again(admin, late.id))).toEqual([]);
    expect(await rowOf(late.id)).toMatchObject({ state: 'queued', sent_at: null, reminders_sent: 0 });
    expect(codes(await again(admin, canceled.id))).toEqual([]);
    expect(await rowOf(canceled.id)).toMatchObject({ state: 'queued', cancelled_because: null });
    expect(codes(await again(admin, (await ask({ state: 'unsubscribed' })).id))).toEqual(['STATE']);
  });

  test('to a person of a placement goes to the address that the placement has now', async () => {
    const { admin, agency, recruiter, ask } = await createPeople();
    const email = 'casey@quay.example';
    const placement = await createPlacement(database, {
      ...{ agency_id: agency.id, recruiter_id: recruiter.recruiter.id, candidate_email: email },
    });
    const bounced = await ask({ email, state: 'bounced', placement_id: placement.id });
    expect(codes(await again(admin, bounced.id, { email: 'typed@quay.example' }))).toEqual(['SAME_ADDRESS']);
    await kysely
      .updateTable('placements')
      .set({ candidate_email: 'casey.moss@quay.example' })
      .where('id', '=', placement.id)
      .execute();
    expect(await again(admin, bounced.id)).toMatchObject({ request: { email: 'casey.moss@quay.example' } });
  });
});
