import '../../index.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobLimits } from '#common/jobs/limits.ts';
import { type OfferState, offerTransitions } from '#common/jobs/offers.ts';
import { type Command, runCommand } from '#server/commands/command.ts';
import { nature } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createToken } from '#server/features/invitations/invitations.factories.ts';
import { inviteAutomatically } from '#server/features/invitations/invite-automatically.tasks.ts';
import { noonIn } from '#server/features/invitations/testing/noon.ts';
import { savePlacement } from '#server/features/placements/keeping.commands.ts';
import { createAgency, createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { stranger as nobody, system, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { rejectApplication, withdrawApplication } from '../candidates/applications.commands.ts';
import { withdrawConsent } from '../candidates/consent.commands.ts';
import { createApplication, createJob } from '../jobs.factories.ts';
import { closeJob } from '../publishing.commands.ts';
import { acceptOffer, createOffer, rejectOffer, withdrawOffer } from './offers.commands.ts';
import { createOffer as insertOffer } from './offers.factories.ts';
import { expireOffers } from './offers.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Recruiter = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
type Employer = Awaited<ReturnType<typeof createEmployer>>;
let employer: Employer;
let stranger: Employer;
let recruiter: Recruiter;
let other: Recruiter;

beforeAll(async () => {
  const company = await createCompany(database, { name: 'Pinwheel Logistics' });
  employer = await createEmployer(database, {
    company_id: company.id,
    name: 'Morgan Hirer',
    email: 'morgan@pinwheel.example',
  });
  stranger = await createEmployer(database, { company_id: (await createCompany(database)).id });
  recruiter = await createRecruiterWithLogin(database);
  other = await createRecruiterWithLogin(database);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const reason = 'Another company was faster.';

const createOpenJob = (wishes: object = {}) =>
  createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open', ...wishes },
  });
const submit = (job: { id: string; company_id: string }, wishes: object = {}, by = recruiter) =>
  createApplication(database, {
    ...{ job_id: job.id, company_id: job.company_id, agency_id: by.recruiter.agency_id },
    ...{ recruiter_id: by.recruiter.id, state: 'interviewing', ...wishes },
  });
const candidate = async (wishes: object = {}) => submit(await createOpenJob(), wishes);

const run = async <Input, R extends Result>(command: Command<Input, R>, viewer: Viewer, input: object, now?: Date) => {
  const outcome = await runCommand(command, context(viewer, now), input);
  return outcome.ok ? { code: 'done', result: outcome.result } : { code: outcome.problems[0]!.code, ...outcome };
};
const terms = (changes: object = {}) => ({ salary: 9_150_050, startsOn: day(30), answerBy: day(7), ...changes });
const offer = (applicationId: string, changes: object = {}, who: { viewer: Viewer } = employer) =>
  run(createOffer, who.viewer, { applicationId, ...terms(changes) });
const offered = async (application: { id: string }, changes: object = {}) => {
  const { code } = await offer(application.id, changes);
  expect(code).toBe('done');
  return sentOf(application.id);
};
const codeOf = async (done: Promise<{ code: string }>) => (await done).code;
const accept = (offerId: string, who: { viewer: Viewer } = recruiter, now?: Date) =>
  codeOf(run(acceptOffer, who.viewer, { offerId }, now));
const reject = (offerId: string, who: { viewer: Viewer } = recruiter) =>
  codeOf(run(rejectOffer, who.viewer, { offerId, reason }));
const withdraw = (offerId: string, who: { viewer: Viewer } = employer) =>
  codeOf(run(withdrawOffer, who.viewer, { offerId, reason }));
const turnDown = (applicationId: string) => codeOf(run(rejectApplication, employer.viewer, { applicationId, reason }));

const row = (id: string) => kysely.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sentOf = (applicationId: string) =>
  kysely
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
const applicationRow = (id: string) =>
  kysely.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: string) => (await applicationRow(id)).state;
const jobRow = (id: string) => kysely.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const placementOf = async (offerId: string) =>
  kysely
    .selectFrom('placements')
    .selectAll()
    .where('id', '=', (await row(offerId)).placement_id!)
    .executeTakeFirstOrThrow();
const told = async (who: { user: { id: string } }, application: { id: string }) =>
  (
    await kysely
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', who.user.id)
      .where('path', 'like', `%${application.id}`)
      .orderBy('at')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);
const mailsTo = (email: string | null) =>
  kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).orderBy('queued_at').execute();

describe('an offer', () => {
  test('has the terms of its job unless others are said, and expires after its last day where its maker is', async () => {
    const application = await candidate();
    await kysely
      .updateTable('users')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', employer.user.id)
      .execute();
    const inAuckland = { viewer: { ...employer.viewer, timeZone: 'Pacific/Auckland' } };
    const { code, result } = (await offer(application.id, { conditions: ' After a check. ' }, inAuckland)) as {
      code: string;
      result: Record<string, string>;
    };
    expect(code).toBe('done');
    const made = await row(result['offer']!);
    expect(made).toMatchObject({
      ...{ state: 'sent', job_type: 'permanent', salary: 9_150_050, currency: 'AUD', salary_period: 'year' },
      ...{ fee_basis_points: 1750, guarantee_days: 90, conditions: 'After a check.', created_by: employer.user.id },
      ...{ starts_on: day(30), ends_on: null, answer_by: day(7), ended_at: null },
    });
    const midnight = Temporal.PlainDate.from(day(8)).toZonedDateTime('Pacific/Auckland').epochMilliseconds;
    expect(made.expires_at.getTime()).toBe(midnight);
    expect(await stateOf(application.id)).toBe('offered');
    expect(await told(recruiter, application)).toEqual(['offerSent']);
  });

  test('goes to a candidate who was only submitted, and to nobody who has not agreed, was withdrawn or has one', async () => {
    const submitted = await candidate({ state: 'submitted' });
    await offered(submitted, { jobType: 'fixed-term', endsOn: day(90), feeBasisPoints: 0, guaranteeDays: null });
    expect(await sentOf(submitted.id)).toMatchObject({ fee_basis_points: 0, guarantee_days: null, ends_on: day(90) });
    expect(await codeOf(offer(submitted.id))).toBe('DUPLICATE');
    const waiting = await candidate({ state: 'submitted', consented_at: null });
    expect(await codeOf(offer(waiting.id))).toBe('NOT_FOUND');
    const withdrawn = await candidate({ state: 'withdrawn' });
    expect(await codeOf(offer(withdrawn.id))).toBe('STATE');
    const erased = { candidate_name: null, candidate_email: null, candidate_hash: null, erased_at: new Date() };
    expect(await codeOf(offer((await candidate(erased)).id))).toBe('ERASED');
    const own = await candidate({ candidate_email: employer.user.email });
    expect(await codeOf(offer(own.id))).toBe('OWN_ADDRESS');
  });

  test.each([
    ['salary', { salary: 91_500.5 }],
    ['salary', { salary: -1 }],
    ['startsOn', { startsOn: day(-2) }],
    ['startsOn', { startsOn: day(jobLimits.daysAhead + 2) }],
    ['endsOn', { endsOn: day(90) }],
    ['endsOn', { jobType: 'temp', endsOn: day(29) }],
    ['answerBy', { answerBy: day(-2) }],
    ['answerBy', { answerBy: day(62) }],
    ['feeBasisPoints', { feeBasisPoints: 10_001 }],
    ['conditions', { conditions: 'x'.repeat(2001) }],
  ])('is refused at %s', async (field, changes) => {
    const { id } = await candidate();
    expect(await offer(id, changes)).toMatchObject({ problems: [{ field }] });
    expect(await stateOf(id)).toBe('interviewing');
  });

  test('is made and withdrawn by the company, answered by the recruiter, and looks missing to everybody else', async () => {
    const application = await candidate();
    for (const who of [stranger, recruiter, other, { viewer: system }])
      expect(await codeOf(offer(application.id, {}, who))).toBe('NOT_FOUND');
    const without = (...names: string[]) => ({
      viewer: {
        ...employer.viewer,
        permissions: new Set([...employer.viewer.permissions].filter((one) => !names.includes(one))),
      },
    });
    for (const name of ['job_offer_create', 'job_application_offer'])
      expect(await codeOf(offer(application.id, {}, without(name)))).toBe('NOT_FOUND');
    const { id } = await offered(application);
    for (const who of [stranger, recruiter, other, without('job_offer_withdraw')])
      expect(await withdraw(id, who)).toBe('NOT_FOUND');
    for (const who of [stranger, employer, other]) {
      expect(await accept(id, who)).toBe('NOT_FOUND');
      expect(await reject(id, who)).toBe('NOT_FOUND');
    }
    const read = `query ($id: ID!) { node(id: $id) { ... on Offer { salary viewerSide } } }`;
    const seen = async ({ viewer }: { viewer: Viewer }) => {
      const answer = await request(context(viewer), read, { id: `Offer:${id}` });
      return (answer as unknown as { data: { node: object | null } }).data.node;
    };
    expect(await seen(employer)).toEqual({ salary: 9_150_050, viewerSide: 'company' });
    expect(await seen(recruiter)).toEqual({ salary: 9_150_050, viewerSide: 'recruiter' });
    for (const who of [stranger, other]) expect(await seen(who)).toBeNull();
  });

  test('that is withdrawn or declined ends with its reason, tells the other side, and makes room for another', async () => {
    const application = await candidate();
    const first = await offered(application);
    expect(await withdraw(first.id)).toBe('done');
    expect(await row(first.id)).toMatchObject({ state: 'withdrawn', reason });
    expect(await stateOf(application.id)).toBe('interviewing');
    for (const again of [withdraw, accept, reject]) expect(await again(first.id)).toBe('STATE');
    const second = await offered(application);
    expect(await reject(second.id)).toBe('done');
    expect(await row(second.id)).toMatchObject({ state: 'rejected', reason });
    expect(await stateOf(application.id)).toBe('interviewing');
    expect(await told(recruiter, application)).toEqual(['offerSent', 'offerWithdrawn', 'offerSent']);
    expect(await told(employer, application)).toEqual(['offerRejected']);
    const read = `query ($id: ID!) { node(id: $id) { ... on Application { offers { edges { node { state } } } } } }`;
    const { data } = await request(context(recruiter.viewer), read, { id: `Application:${application.id}` });
    expect(data).toEqual({
      node: { offers: { edges: [{ node: { state: 'rejected' } }, { node: { state: 'withdrawn' } }] } },
    });
  });

  test('is declined and withdrawn only with a reason', async () => {
    const { id } = await offered(await candidate());
    const words = [withdrawOffer, rejectOffer];
    for (const [index, command] of words.entries())
      expect(await run(command, [employer, recruiter][index]!.viewer, { offerId: id, reason: ' ' })).toMatchObject({
        problems: [{ field: 'reason' }],
      });
  });

  test('ends with its application', async () => {
    const application = await candidate();
    const { id } = await offered(application);
    const input = { applicationId: application.id, reason };
    expect(await codeOf(run(withdrawApplication, recruiter.viewer, input))).toBe('done');
    expect(await row(id)).toMatchObject({ state: 'withdrawn', reason: '' });
    expect(await accept(id)).toBe('STATE');
  });
});

test('what was written in offers goes with what is stored about the candidate', async () => {
  const token = nature.newToken();
  const application = await candidate({ token_hash: hashToken(token) });
  const { id } = await offered(application, { conditions: 'Kim brings the old contract.' });
  expect(await reject(id)).toBe('done');
  expect(await codeOf(run(withdrawConsent, nobody, { token, erases: true }))).toBe('done');
  expect(await row(id)).toMatchObject({ state: 'rejected', conditions: '', reason: '', salary: 9_150_050 });
});

describe('an offer that nobody answers', () => {
  test('expires once, and both sides are told once', async () => {
    const application = await candidate();
    const { id, expires_at } = await offered(application);
    const at = (offset: number) => context(system, new Date(expires_at.getTime() + offset));
    await expireOffers.run(at(-1), {});
    expect(await row(id)).toMatchObject({ state: 'sent' });
    expect(await accept(id, recruiter, expires_at)).toBe('EXPIRED');
    await expireOffers.run(at(0), {});
    await expireOffers.run(at(1), {});
    expect(await row(id)).toMatchObject({ state: 'expired', ended_at: expires_at, version: 2 });
    expect(await stateOf(application.id)).toBe('interviewing');
    expect(await told(employer, application)).toEqual(['offerExpired']);
    expect(await told(recruiter, application)).toEqual(['offerSent', 'offerExpired']);
    expect(await codeOf(offer(application.id))).toBe('done');
  });
});

const bodies = {
  candidate: 'They called before each step, and the job is what they said it would be. I started last month.',
  employer: 'Three people who fit, within two weeks. Our new engineer had run a site like ours for years.',
};

describe('an accepted offer', () => {
  test('makes a placement of the marketplace, whose people the recruiter cannot change', async () => {
    const application = await candidate();
    const made = await offered(application, { jobType: 'temp', endsOn: day(90) });
    expect(await accept(made.id)).toBe('done');
    expect(await accept(made.id)).toBe('STATE');
    expect(await applicationRow(application.id)).toMatchObject({ state: 'hired', ended_by: null });
    const placement = await placementOf(made.id);
    expect(placement).toMatchObject({
      ...{ source: 'marketplace', agency_id: recruiter.recruiter.agency_id, recruiter_id: recruiter.recruiter.id },
      ...{ job_title: 'Site engineer', job_type: 'temp', speciality: 'construction', location: 'Sydney' },
      ...{ start_date: day(30), end_date: day(90), state: 'pending' },
      ...{ company_id: employer.viewer.companyId, company_name: 'Pinwheel Logistics' },
      ...{ candidate_name: 'Kim Candidate', candidate_email: application.candidate_email },
      ...{ contact_name: 'Morgan Hirer', contact_email: employer.user.email },
    });
    const sides = await kysely
      .selectFrom('sides_to_invite')
      .select(['audience', 'recipient_email', 'source'])
      .where('placement_id', '=', placement.id)
      .orderBy('audience')
      .execute();
    expect(sides).toEqual([
      { audience: 'candidate', recipient_email: application.candidate_email, source: 'marketplace' },
      { audience: 'employer', recipient_email: employer.user.email, source: 'marketplace' },
    ]);
    const changed = await run(savePlacement, recruiter.viewer, {
      ...{ placementId: placement.id, expectedVersion: placement.version, jobTitle: placement.job_title },
      ...{ jobType: 'temp', startDate: day(30), endDate: day(120), companyName: 'Pinwheel Logistics' },
      ...{ candidateName: 'Kim Candidate', candidateEmail: 'me@agency.example', contactName: 'Morgan Hirer' },
      ...{ contactEmail: employer.user.email, speciality: 'construction', location: 'Sydney' },
      ...{ invitesCandidate: true, invitesEmployer: true },
    });
    expect(changed).toMatchObject({ problems: [{ code: 'LOCKED', field: 'candidateEmail' }] });
    expect(await told(employer, application)).toEqual(['offerAccepted']);
    expect((await mailsTo(application.candidate_email)).at(-1)).toMatchObject({
      kind: 'candidate-news',
      text: expect.stringContaining('Site engineer'),
    });
  });

  test('is invited about automatically where the agency wants that, and both sides review at the highest level', async () => {
    const agency = await createAgency(database, { plan: 'pro_team' });
    await kysely
      .insertInto('invite_sources')
      .values({
        id: crypto.randomUUID(),
        agency_id: agency.id,
        source: 'marketplace',
        since: day(-1),
        turned_on_at: new Date(),
      })
      .execute();
    const placing = await createRecruiterWithLogin(database, { agency_id: agency.id });
    const application = await submit(await createOpenJob(), {}, placing);
    const { id } = await offered(application, { startsOn: day(0) });
    expect(await accept(id, placing)).toBe('done');
    await inviteAutomatically.run(context(system), {});
    const { id: placementId } = await placementOf(id);
    const invitations = await kysely
      .selectFrom('invitations')
      .selectAll()
      .where('placement_id', '=', placementId)
      .orderBy('audience')
      .execute();
    expect(invitations.map(({ audience, recipient_email }) => [audience, recipient_email])).toEqual([
      ['candidate', application.candidate_email],
      ['employer', employer.user.email],
    ]);
    const sent = noonIn('Australia/Sydney', 40);
    await doTasks(context(), sent);
    for (const { id: invitationId, audience } of invitations) {
      const keys = audience === 'candidate' ? ['communication'] : ['quality_of_candidates'];
      const review = {
        ...{ invitationId, token: await createToken(database, invitationId), overall: 5 },
        ...{
          criteria: keys.map((key) => ({ key, stars: 5 })),
          title: 'Found the right place',
          nameDisplay: 'role_only',
        },
        body: bodies[audience as keyof typeof bodies],
        ...{ showCompany: true, offeredAnything: false, placementConfirmed: 'yes' },
      };
      expect(codes(await mutate(context(nobody, sent), 'submitReview', review, 'recruiter { id }'))).toEqual([]);
    }
    await doTasks(context(), later(60));
    const reviews = await kysely
      .selectFrom('reviews')
      .select(['level', 'publication'])
      .where('placement_id', '=', placementId)
      .execute();
    expect(reviews).toEqual([1, 2].map(() => ({ level: 4, publication: 'published' })));
  });

  test('for the last opening fills the job, and the others hear of it', async () => {
    const job = await createOpenJob({ openings: 2 });
    const [first, second, third] = [await submit(job), await submit(job), await submit(job, { state: 'submitted' })];
    const offers = [await offered(first), await offered(second), await offered(third)];
    expect(await accept(offers[0]!.id)).toBe('done');
    expect(await jobRow(job.id)).toMatchObject({ state: 'open', hired_count: 1 });
    expect(await accept(offers[1]!.id)).toBe('done');
    expect(await jobRow(job.id)).toMatchObject({ state: 'filled', hired_count: 2 });
    expect(await applicationRow(third.id)).toMatchObject({ state: 'rejected', ended_by: 'system' });
    expect(await row(offers[2]!.id)).toMatchObject({ state: 'withdrawn' });
    expect(await accept(offers[2]!.id)).toBe('FILLED');
    expect((await mailsTo(third.candidate_email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('hired someone else'),
    ]);
    expect(await told(recruiter, third)).toContain('candidateRejected');
  });

  test('of a closed job leaves it closed, and hires no more than it has openings', async () => {
    const job = await createOpenJob();
    const [first, second, third] = [await submit(job), await submit(job), await submit(job)];
    const [one, two] = [await offered(first), await offered(second)];
    await run(closeJob, employer.viewer, { jobId: job.id, because: null });
    expect(await accept(one.id)).toBe('done');
    expect(await accept(two.id)).toBe('FILLED');
    expect(await codeOf(offer(third.id))).toBe('FILLED');
    expect(await jobRow(job.id)).toMatchObject({ state: 'closed', hired_count: 1 });
    expect(await withdraw(two.id)).toBe('done');
  });
});

describe('at once', () => {
  test('an offer that is accepted and withdrawn is one of both', async () => {
    for (let round = 0; round < 5; round++) {
      const application = await candidate();
      const { id } = await offered(application);
      const answers = await Promise.all([accept(id), withdraw(id)]);
      expect(answers.toSorted()).toEqual(['STATE', 'done']);
      const [state, is] = answers[0] === 'done' ? ['accepted', 'hired'] : ['withdrawn', 'interviewing'];
      expect([(await row(id)).state, await stateOf(application.id)]).toEqual([state, is]);
    }
  });

  test('two offers for the last opening hire one person', async () => {
    for (let round = 0; round < 5; round++) {
      const job = await createOpenJob();
      const [mine, theirs] = [await submit(job), await submit(job, {}, other)];
      const offers = [await offered(mine), await offered(theirs)];
      const answers = await Promise.all([accept(offers[0]!.id), accept(offers[1]!.id, other)]);
      expect(answers.toSorted()).toEqual(['FILLED', 'done']);
      expect(await jobRow(job.id)).toMatchObject({ state: 'filled', hired_count: 1 });
    }
  });

  test('two offers to one candidate are one', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await candidate();
      const answers = await Promise.all([offer(id), offer(id)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['DUPLICATE', 'done']);
    }
  });
});

test('offers move as their table says, in any order of commands', async () => {
  const step = fc.record({
    which: fc.nat(2),
    what: fc.constantFrom('offer', 'offer', 'offer', 'accept', 'accept', 'reject', 'withdraw', 'expire', 'turnDown'),
  });
  const newest = async (applicationId: string) =>
    (
      await kysely
        .selectFrom('offers')
        .select('id')
        .where('application_id', '=', applicationId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.id;
  const doing: Readonly<Record<string, (application: string, offerId: string | undefined) => Promise<unknown>>> = {
    offer: (application) => offer(application),
    accept: async (_, id) => id && accept(id),
    reject: async (_, id) => id && reject(id),
    withdraw: async (_, id) => id && withdraw(id),
    turnDown,
    expire: () => expireOffers.run(context(system, later(70)), {}),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 15, size: 'max' }),
      fc.integer({ min: 1, max: 2 }),
      async (steps, openings) => {
        const job = await createOpenJob({ openings });
        const applications = [await submit(job), await submit(job), await submit(job, { state: 'submitted' })];
        const ids = applications.map(({ id }) => id);
        const states = async () =>
          new Map(
            (
              await kysely
                .selectFrom('offers')
                .select(['id', 'state', 'application_id', 'placement_id'])
                .where('application_id', 'in', ids)
                .execute()
            ).map((one) => [one.id, one]),
          );
        let before = await states();
        for (const { which, what } of steps) {
          await doing[what]!(ids[which]!, await newest(ids[which]!));
          const after = await states();
          for (const [id, { state }] of after) {
            const from = (before.get(id)?.state ?? 'sent') as OfferState;
            if (from !== state) expect(Object.values(offerTransitions[from])).toContain(state);
          }
          const { hired_count, state } = await jobRow(job.id);
          const live = [...after.values()];
          const accepted = live.filter((one) => one.state === 'accepted');
          expect(hired_count).toBeLessThanOrEqual(openings);
          expect(accepted.filter(({ placement_id }) => placement_id)).toHaveLength(hired_count);
          expect(state).toBe(hired_count === openings ? 'filled' : 'open');
          for (const id of ids) {
            const own = live.filter((one) => one.application_id === id && ['sent', 'accepted'].includes(one.state));
            const is = await stateOf(id);
            expect([id, is === 'offered', is === 'hired']).toEqual([
              id,
              own[0]?.state === 'sent',
              own[0]?.state === 'accepted',
            ]);
          }
          before = after;
        }
      },
    ),
    { numRuns: isDeep ? 20 : 4 },
  );
});

test('the factory makes what the command makes', async () => {
  const application = await candidate({ state: 'offered' });
  const ours = { company_id: application.company_id, agency_id: application.agency_id };
  const { id } = await insertOffer(database, { ...ours, application_id: application.id });
  expect(await accept(id)).toBe('done');
});
