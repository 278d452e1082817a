import '../index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EngagementState } from '#common/jobs/states.ts';
import { type Command, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { heads, inPieces } from '#server/storage/testing/uploads.ts';
import { submitCandidate, withdrawApplication } from './candidates/applications.commands.ts';
import { giveConsent } from './candidates/consent.commands.ts';
import { acceptEngagement, rejectEngagement, withdrawEngagement } from './engaging.commands.ts';
import { acceptInterview, rescheduleInterview } from './interviews/interviews.commands.ts';
import { createApplication, createEngagement, createInterview, createJob } from './jobs.factories.ts';
import { sendJobMessage } from './messages/messages.commands.ts';
import { acceptOffer } from './offers/offers.commands.ts';
import { createOffer } from './offers/offers.factories.ts';

const { database, context } = await testDatabase();
const [place] = await testPlaces();

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  place!.use();
  employer = await createEmployer(database, { company_id: (await createCompany(database)).id });
});

/** A job by invitation, and a recruiter whose part in it is in a state; without one they have none. */
async function recruiterIn(state: EngagementState | null) {
  const person = await createRecruiterWithLogin(database);
  const job = await createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open' },
    search_type: 'invited',
  });
  const of = {
    ...{ job_id: job.id, company_id: job.company_id, agency_id: person.recruiter.agency_id },
    recruiter_id: person.recruiter.id,
  };
  const engagement =
    state && (await createEngagement(database, { ...of, state, is_invitation: state !== 'requested' }));
  return { person, job, of, engagementId: { type: 'EngagedJob', id: engagement?.id ?? job.id } };
}

const run = async <I, R extends Result>(command: Command<I, R>, { viewer }: Person, input: object) => {
  const outcome = await runCommand(command, context(viewer), input);
  return outcome.ok ? 'done' : outcome.problems[0]!.code;
};
const node = async (viewer: Person['viewer'], id: string) => {
  const { data } = await request(context(viewer), 'query ($id: ID!) { node(id: $id) { id } }', { id });
  return data['node'] !== null;
};
const submit = async (person: Person, jobId: string) => {
  const kept = await keepUpload(context(person.viewer), inPieces(Buffer.concat([heads.pdf, Buffer.alloc(200, 1)])), {
    kind: 'cv',
  });
  if (!kept.ok) throw new Error(kept.problem.message);
  return run(submitCandidate, person, {
    ...{ jobId, candidateName: 'Kim Candidate', candidateEmail: `kim-${jobId}@candidate.example`, cvName: 'Kim.pdf' },
    ...{ pitch: 'Led two sites like this one.', cv: new KeptUpload({ ...kept.file, kind: 'cv' }) },
  });
};

describe('what a recruiter can do with a job by invitation', () => {
  test.each([
    ['accepted', { sees: true, submit: 'done', write: 'done', accept: 'STATE', reject: 'STATE', leave: 'done' }],
    ['invited', { sees: true, submit: 'NOT_ENGAGED', write: 'done', accept: 'done', reject: 'done', leave: 'STATE' }],
    [
      'requested',
      { sees: true, submit: 'NOT_ENGAGED', write: 'done', accept: 'STATE', reject: 'STATE', leave: 'done' },
    ],
    [
      'rejected',
      { sees: true, submit: 'NOT_ENGAGED', write: 'STATE', accept: 'STATE', reject: 'STATE', leave: 'STATE' },
    ],
    [
      'withdrawn',
      { sees: true, submit: 'NOT_ENGAGED', write: 'STATE', accept: 'STATE', reject: 'STATE', leave: 'STATE' },
    ],
    [
      null,
      {
        ...{ sees: false, submit: 'NOT_FOUND', write: 'NOT_FOUND', accept: 'NOT_FOUND', reject: 'NOT_FOUND' },
        leave: 'NOT_FOUND',
      },
    ],
  ] as const)('while their part in it is %s', async (state, expected) => {
    const [here, accepting, rejecting, leaving] = await Promise.all([0, 1, 2, 3].map(() => recruiterIn(state)));
    const { person, job, engagementId } = here!;
    expect({
      sees: await node(person.viewer, `MarketplaceJob:${job.id}`),
      submit: await submit(person, job.id),
      write: await run(sendJobMessage, person, { aboutId: engagementId, words: 'When does it start?' }),
      accept: await run(acceptEngagement, accepting!.person, { engagementId: accepting!.engagementId }),
      reject: await run(rejectEngagement, rejecting!.person, { engagementId: rejecting!.engagementId, reason: null }),
      leave: await run(withdrawEngagement, leaving!.person, { engagementId: leaving!.engagementId, reason: null }),
    }).toEqual(expected);
  });

  test('not with the candidates of another, whatever their part in the job', async () => {
    const { job, of, person } = await recruiterIn('accepted');
    const application = await createApplication(database, { ...of, state: 'offered' });
    const interview = await createInterview(database, application);
    const offer = await createOffer(database, {
      ...{ application_id: application.id, company_id: job.company_id, agency_id: of.agency_id },
    });
    const ids = [`Application:${application.id}`, `Interview:${interview.id}`, `Offer:${offer.id}`];
    for (const id of ids) expect([id, await node(person.viewer, id)]).toEqual([id, true]);
    for (const state of ['accepted', 'invited', 'rejected', null] as const) {
      const other = await createRecruiterWithLogin(database);
      if (state)
        await createEngagement(database, {
          ...{ ...of, agency_id: other.recruiter.agency_id, recruiter_id: other.recruiter.id },
          state,
        });
      for (const id of ids) expect([id, state, await node(other.viewer, id)]).toEqual([id, state, false]);
      const times = { interviewId: interview.id, expectedVersion: 1 };
      const slot = interview.slots[0]!.toISOString();
      expect([
        await run(withdrawApplication, other, { applicationId: application.id, reason: null }),
        await run(acceptInterview, other, { ...times, slot }),
        await run(rescheduleInterview, other, { ...times, slots: [slot] }),
        await run(acceptOffer, other, { offerId: offer.id }),
        await run(sendJobMessage, other, { aboutId: { type: 'Application', id: application.id }, words: 'Hello.' }),
      ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    }
  });
});

test('with the feature off, nothing of it is read or done', async () => {
  const { person, of, engagementId } = await recruiterIn('accepted');
  const application = await createApplication(database, {
    ...{ ...of, consented_at: null, consented_to: null, token_hash: hashToken('a link') },
  });
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, jobs: false } });
  try {
    expect(await run(sendJobMessage, person, { aboutId: engagementId, words: 'When?' })).toBe('NOT_FOUND');
    expect(await run(withdrawApplication, person, { applicationId: application.id, reason: null })).toBe('NOT_FOUND');
    const outcome = await runCommand(giveConsent, context(), { token: 'a link' });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'LINK_UNKNOWN' }] });
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
});
