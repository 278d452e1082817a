import '../index.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type ApplicationState, applicationTransitions } from '#common/jobs/applications.ts';
import { engagementTransitions, jobTransitions } from '#common/jobs/states.ts';
import { type Command, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { heads, inPieces } from '#server/storage/testing/uploads.ts';
import { isDeep } from '#server/testing/tiers.ts';
import {
  rejectApplication,
  startInterviews,
  submitCandidate,
  withdrawApplication,
} from './candidates/applications.commands.ts';
import { giveConsent, withdrawConsent } from './candidates/consent.commands.ts';
import { acceptEngagement, rejectEngagement, requestEngagement, withdrawEngagement } from './engaging.commands.ts';
import { inviteToJob } from './inviting.commands.ts';
import { createEngagement, createJob } from './jobs.factories.ts';
import { acceptOffer, createOffer, withdrawOffer } from './offers/offers.commands.ts';
import { closeJob, withdrawJob } from './publishing.commands.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const [place] = await testPlaces();

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
type Viewer = Person['viewer'];
let recruiters: Person[];
let foreign: Viewer;
beforeAll(async () => {
  place!.use();
  recruiters = [];
  for (let at = 0; at < 3; at++) recruiters.push(await createRecruiterWithLogin(database));
  foreign = (await createEmployer(database, { company_id: (await createCompany(database)).id })).viewer;
});

const pdf = Buffer.concat([heads.pdf, Buffer.alloc(200, 1)]);
const cvOf = async (viewer: Viewer) => {
  const kept = await keepUpload(context(viewer), inPieces(pdf), { kind: 'cv' });
  return kept.ok ? new KeptUpload({ ...kept.file, kind: 'cv' }) : undefined;
};

/** What each side tries, and how often beside the others: what leads on comes often enough to end in a hire. */
const company = often({
  invite: 1,
  accept: 2,
  reject: 1,
  leave: 1,
  turnDown: 1,
  interview: 3,
  offer: 9,
  takeBack: 1,
  close: 1,
  withdraw: 1,
});
const recruiter = often({ request: 2, accept: 2, reject: 1, leave: 1, submit: 7, pull: 1, hire: 9 });
const candidate = often({ agree: 9, decline: 1, erase: 1 });

function often<What extends string>(weights: Readonly<Record<What, number>>) {
  const entries = Object.entries(weights) as [What, number][];
  return fc.oneof(...entries.map(([what, weight]) => ({ weight, arbitrary: fc.constant(what) })));
}

const step = fc.oneof(
  fc.record({ by: fc.constant('company' as const), what: company, which: fc.nat(5) }),
  fc.record({
    by: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
    what: recruiter,
    which: fc.nat(5),
  }),
  fc.record({ by: fc.constant('candidate' as const), what: candidate, which: fc.nat(5) }),
  fc.record({ by: fc.constant('foreign' as const), what: company, which: fc.nat(5) }),
);

test(
  'everybody in any order keeps to the tables, to the places and to the consent of candidates',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
        fc.integer({ min: 2, max: 3 }),
        fc.integer({ min: 1, max: 2 }),
        async (steps, wanted, openings) => {
          const { id: company_id } = await createCompany(database);
          const employer = await createEmployer(database, { company_id });
          const of = { company_id, created_by: employer.user.id, state: 'open', wanted_recruiters: wanted, openings };
          // Two jobs of one company, so that people can be introduced to it twice.
          const jobs = [await createJob(database, of), await createJob(database, of)];
          // One recruiter works on both jobs, and another on the second, so that much can happen.
          for (const [at, job] of [
            [0, jobs[0]!],
            [0, jobs[1]!],
            [1, jobs[1]!],
          ] as const)
            if (at === 0 || wanted > 2)
              await createEngagement(database, {
                ...{ job_id: job.id, company_id, agency_id: recruiters[at]!.recruiter.agency_id, state: 'accepted' },
                recruiter_id: recruiters[at]!.recruiter.id,
              });
          const world = new World(
            jobs.map(({ id }) => id),
            employer.viewer,
          );
          let before = await world.states();
          for (const { by, what, which } of steps) {
            await world.carryOut(by, what, which);
            const after = await world.states();
            compare(before, after);
            await world.check({ wanted, openings });
            before = after;
          }
        },
      ),
      { numRuns: isDeep ? 150 : 5 },
    );
  },
  isDeep ? 600_000 : 60_000,
);

interface States {
  jobs: Map<string, string>;
  engagements: Map<string, string>;
  applications: Map<string, string>;
}

/** What moved did so by one or more arrows of its table. */
function compare(before: States, after: States): void {
  const kinds = [
    ['jobs', jobTransitions],
    ['engagements', engagementTransitions],
    ['applications', applicationTransitions],
  ] as const;
  for (const [kind, table] of kinds)
    for (const [id, state] of after[kind]) {
      const from = before[kind].get(id);
      if (from && from !== state)
        expect([kind, from, [...reached(table, from)]]).toEqual([kind, from, expect.arrayContaining([state])]);
    }
}

/** The states that some events lead to. A command may do two, such as making an offer to a submitted candidate. */
function reached(table: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>, from: string) {
  const found = new Set<string>();
  const add = (state: string) => {
    for (const next of Object.values(table[state] ?? {}))
      if (next && !found.has(next)) {
        found.add(next);
        add(next);
      }
  };
  add(from);
  return found;
}

class World {
  readonly jobIds: readonly string[];
  readonly hirer: Viewer;

  constructor(jobIds: readonly string[], hirer: Viewer) {
    this.jobIds = jobIds;
    this.hirer = hirer;
  }

  async states(): Promise<States> {
    const { jobIds } = this;
    const of = async (table: 'engagements' | 'applications') =>
      new Map(
        (await kysely.selectFrom(table).select(['id', 'state']).where('job_id', 'in', jobIds).execute()).map((one) => [
          one.id,
          one.state,
        ]),
      );
    const jobs = await kysely.selectFrom('jobs').select(['id', 'state']).where('id', 'in', jobIds).execute();
    return {
      jobs: new Map(jobs.map(({ id, state }) => [id, state])),
      engagements: await of('engagements'),
      applications: await of('applications'),
    };
  }

  /** Tries something; most tries are refused. */
  async carryOut(by: number | 'company' | 'foreign' | 'candidate', what: string, which: number): Promise<void> {
    const viewer = typeof by === 'number' ? recruiters[by]!.viewer : by === 'foreign' ? foreign : this.hirer;
    const jobId = this.jobIds[which % 2]!;
    const run = async <I, R extends Result>(command: Command<I, R>, input: object, as: Viewer | null = viewer) => {
      await runCommand(command, as ? context(as) : context(), input);
    };
    const { engagement, application, offer } = await this.chosen(which);
    const engagementId = { type: typeof by === 'number' ? 'EngagedJob' : 'JobEngagement', id: engagement };
    const reason = 'Not now.';
    const token = application && `token of ${application}`;
    const offered = { jobType: 'permanent', salary: 9_500_000, feeBasisPoints: 1750, ...days() };
    const doing: Readonly<Record<string, () => Promise<unknown>>> = {
      invite: () =>
        run(inviteToJob, { jobId, recruiterIds: recruiters.slice(0, 1 + (which % 3)).map((one) => one.recruiter.id) }),
      request: () => run(requestEngagement, { jobId, pitch: 'We placed three of them last year.' }),
      accept: async () => engagement && run(acceptEngagement, { engagementId }),
      reject: async () => engagement && run(rejectEngagement, { engagementId, reason }),
      leave: async () => engagement && run(withdrawEngagement, { engagementId, reason }),
      submit: async () => this.submit(viewer, jobId, `person-${which % 3}-of-${this.jobIds[0]}@candidate.example`),
      pull: async () => application && run(withdrawApplication, { applicationId: application, reason }),
      turnDown: async () => application && run(rejectApplication, { applicationId: application, reason }),
      interview: async () => application && run(startInterviews, { applicationId: application }),
      offer: async () => application && run(createOffer, { applicationId: application, ...offered }),
      takeBack: async () => offer && run(withdrawOffer, { offerId: offer, reason }),
      hire: async () => offer && run(acceptOffer, { offerId: offer }),
      agree: async () => token && run(giveConsent, { token }, null),
      decline: async () => token && run(withdrawConsent, { token, erases: false }, null),
      erase: async () => token && run(withdrawConsent, { token, erases: true }, null),
      close: async () => which === 0 && run(closeJob, { jobId, because: null }),
      withdraw: async () => which === 0 && run(withdrawJob, { jobId, because: null }),
    };
    await doing[what]!();
  }

  /** Submits, and gives the candidate's link a token that is known here. */
  async submit(viewer: Viewer, jobId: string, candidateEmail: string): Promise<void> {
    const outcome = await runCommand(submitCandidate, context(viewer), {
      ...{ jobId, candidateName: 'Kim Candidate', candidateEmail, pitch: 'Led two sites like this one.' },
      ...{ cv: await cvOf(viewer), cvName: 'Kim.pdf' },
    });
    if (!outcome.ok) return;
    const { application } = outcome.result as unknown as { application: string };
    await kysely
      .updateTable('applications')
      .set({ token_hash: hashToken(`token of ${application}`) })
      .where('id', '=', application)
      .execute();
  }

  async chosen(which: number) {
    const one = async (table: 'engagements' | 'applications') => {
      const rows = await kysely
        .selectFrom(table)
        .select('id')
        .where('job_id', 'in', this.jobIds)
        .orderBy('id')
        .execute();
      return rows[which % Math.max(1, rows.length)]?.id;
    };
    const application = await one('applications');
    const offers = await kysely
      .selectFrom('offers')
      .select('id')
      .where('company_id', '=', this.hirer.companyId)
      .orderBy('id', 'desc')
      .execute();
    return { engagement: await one('engagements'), application, offer: offers[which % Math.max(1, offers.length)]?.id };
  }

  async check({ wanted, openings }: { wanted: number; openings: number }): Promise<void> {
    const jobs = await kysely.selectFrom('jobs').selectAll().where('id', 'in', this.jobIds).execute();
    const applications = await kysely
      .selectFrom('applications')
      .selectAll()
      .where('job_id', 'in', this.jobIds)
      .execute();
    const engagements = await kysely.selectFrom('engagements').selectAll().where('job_id', 'in', this.jobIds).execute();
    for (const job of jobs) {
      const engaged = engagements.filter((one) => one.job_id === job.id && one.state === 'accepted').length;
      const own = applications.filter(({ job_id }) => job_id === job.id);
      const agreed = own.filter(({ consented_at }) => consented_at);
      const inState = (...states: ApplicationState[]) =>
        agreed.filter(({ state }) => states.some((one) => one === state)).length;
      expect(engaged).toBeLessThanOrEqual(wanted);
      expect(inState('hired')).toBeLessThanOrEqual(openings);
      if (job.state === 'open') expect(engaged).toBeLessThan(wanted);
      if (job.state === 'filled') expect(inState('hired')).toBe(openings);
      expect({ ...job }).toMatchObject({
        ...{
          engaged_count: engaged,
          submitted_count: inState('submitted'),
          interviewing_count: inState('interviewing'),
        },
        ...{ offered_count: inState('offered', 'hired'), hired_count: inState('hired') },
        ...{ rejected_count: inState('rejected'), withdrawn_count: inState('withdrawn') },
        unanswered_count: own.filter(({ state, consented_at }) => state === 'submitted' && !consented_at).length,
      });
    }
    // One agency owns the introduction of a person to the company.
    const owners = Map.groupBy(
      applications.filter(({ owned_until }) => owned_until),
      ({ candidate_hash }) => candidate_hash!.toString('hex'),
    );
    for (const rows of owners.values()) expect(new Set(rows.map(({ agency_id }) => agency_id)).size).toBe(1);
    // Before they agree, nobody but their recruiter reads of a candidate.
    const seen = await readAll(this.hirer);
    expect(seen).toEqual(
      applications
        .filter(({ consented_at }) => consented_at)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await readAll(foreign)).toEqual([]);
  }
}

async function readAll(viewer: Viewer): Promise<string[]> {
  const { data } = (await request(
    context(viewer),
    '{ applications(first: 100) { edges { node { id } } } }',
  )) as unknown as {
    data: { applications: { edges: { node: { id: string } }[] } };
  };
  return data.applications.edges.map(({ node }) => node.id.slice('Application:'.length)).toSorted();
}

function days() {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { startsOn: day(20), answerBy: day(5) };
}
