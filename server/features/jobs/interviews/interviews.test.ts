import '../../index.ts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type InterviewState, interviewTransitions } from '#common/jobs/interviews.ts';
import { momentOf } from '#common/local-time.ts';
import { eventsFrom } from '#common/transitions.ts';
import { type Command, type Outcome, runCommand } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { system, type Viewer } from '#server/session/viewer.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { createEmployer, viewerWithRole } from '../../accounts/accounts.factories.ts';
import { deliver } from '../../mailing/delivery.ts';
import { createCompany, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { rejectApplication, withdrawApplication } from '../candidates/applications.commands.ts';
import { createApplication, createInterview, createJob } from '../jobs.factories.ts';
import {
  acceptInterview,
  acceptReschedule,
  cancelInterview,
  completeInterview,
  markNoShow,
  rescheduleInterview,
  scheduleInterview,
} from './interviews.commands.ts';
import { remindOfInterviews } from './interviews.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Recruiter = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let foreignEmployer: Awaited<ReturnType<typeof createEmployer>>;
let recruiter: Recruiter;
let foreignRecruiter: Recruiter;

beforeAll(async () => {
  const inSydney = { time_zone: 'Australia/Sydney' };
  employer = await createEmployer(database, { company_id: (await createCompany(database)).id, ...inSydney });
  foreignEmployer = await createEmployer(database, { company_id: (await createCompany(database)).id });
  recruiter = await createRecruiterWithLogin(database, { user: { time_zone: 'Pacific/Auckland' } });
  foreignRecruiter = await createRecruiterWithLogin(database, { agency_id: recruiter.recruiter.agency_id });
});

/** A Saturday two weeks before the clocks of Sydney and Auckland go back. */
const now = new Date('2027-03-20T00:00:00Z');
const hour = 3_600_000;
const hoursOn = (hours: number, from = now) => new Date(from.getTime() + hours * hour);
const slot = (hours: number) => hoursOn(hours).toISOString();

/** A candidate of the recruiter for a job of the employer. */
async function candidate(wishes: object = {}) {
  const job = await createJob(database, {
    ...{ company_id: employer.viewer.companyId!, created_by: employer.user.id, state: 'open' },
  });
  const { id, agency_id } = recruiter.recruiter;
  return createApplication(database, {
    ...{ job_id: job.id, company_id: job.company_id, agency_id, recruiter_id: id, ...wishes },
  });
}

const run = <Input>(who: { viewer: Viewer }, command: Command<Input, Result>, input: object, at = now) =>
  runCommand(command, context(who.viewer, at), input);
const code = async (done: Promise<Outcome<Result>>) => {
  const outcome = await done;
  return outcome.ok ? 'done' : outcome.problems[0]!.code;
};
const call = <Input>(who: { viewer: Viewer }, command: Command<Input, Result>, input: object, at = now) =>
  code(run(who, command, input, at));
const proposal = (slots = [slot(48), slot(72)]) => ({
  ...{ mode: 'video', minutes: 45, place: 'https://meet.example/a', note: 'Bring your plans.', slots },
});
const interviewsOf = (applicationId: string) =>
  kysely.selectFrom('interviews').selectAll().where('application_id', '=', applicationId).orderBy('id').execute();
const stateOf = async (id: string) =>
  (await kysely.selectFrom('applications').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const row = (id: string) => kysely.selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** The interview as the viewer sees it now. */
const seen = async (id: string) => ({ interviewId: id, expectedVersion: (await row(id)).version });

async function scheduled(slots?: string[]) {
  const application = await candidate();
  expect(await call(employer, scheduleInterview, { applicationId: application.id, ...proposal(slots) })).toBe('done');
  const [interview] = await interviewsOf(application.id);
  return { application, id: interview!.id };
}

async function agreed(hours = 48) {
  const { application, id } = await scheduled([slot(hours)]);
  expect(await call(recruiter, acceptInterview, { ...(await seen(id)), slot: slot(hours) })).toBe('done');
  return { application, id };
}

const mailsTo = (email: string | null) =>
  kysely.selectFrom('mails').selectAll().where('to_email', '=', email!).orderBy('id').execute();
const newMails = async (email: string | null, kind: string) =>
  (await mailsTo(email)).filter((mail) => mail.kind === kind);
const noticesOf = async (userId: string, about: string) =>
  (
    await kysely
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', userId)
      .where('path', 'like', `%${about}%`)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('scheduling', () => {
  test('proposes times, counts rounds, and moves a submitted candidate to the interviews', async () => {
    const application = await candidate();
    const input = { applicationId: application.id, ...proposal() };
    expect(await call(employer, scheduleInterview, input)).toBe('done');
    expect(await stateOf(application.id)).toBe('interviewing');
    const [first] = await interviewsOf(application.id);
    expect(first).toMatchObject({
      ...{ round: 1, state: 'proposed', proposed_by: 'company', time_zone: 'Australia/Sydney', sequence: 0 },
      ...{ slots: [hoursOn(48), hoursOn(72)], starts_at: null, created_by: employer.user.id },
    });
    expect(await noticesOf(recruiter.user.id, application.id)).toEqual(['interviewProposed']);
    expect(await newMails(application.candidate_email, 'interview-candidate')).toEqual([]);
    expect(await call(employer, scheduleInterview, input)).toBe('TAKEN');
    const next = { ...input, slots: [slot(96)] };
    expect(await call(employer, scheduleInterview, next)).toBe('done');
    const second = (await interviewsOf(application.id))[1]!;
    expect(second.round).toBe(2);
    const cancel = { ...(await seen(second.id)), reason: 'Not needed.' };
    expect(await call(employer, cancelInterview, cancel)).toBe('done');
    expect(await call(employer, scheduleInterview, next)).toBe('done');
    expect((await interviewsOf(application.id)).map(({ round }) => round)).toEqual([1, 2, 2]);
  });

  test('the same time proposed by two people at once is proposed once', async () => {
    const { id: applicationId } = await candidate();
    const propose = () => call(employer, scheduleInterview, { applicationId, ...proposal() });
    expect((await Promise.all([propose(), propose()])).toSorted()).toEqual(['TAKEN', 'done']);
    expect(await interviewsOf(applicationId)).toHaveLength(1);
  });

  test.each([
    ['a time that has passed', [slot(-1)], 'TOO_SOON', 'slots.0'],
    ['a time within the hour', [slot(48), slot(0.9)], 'TOO_SOON', 'slots.1'],
    ['a time too far ahead', [slot(181 * 24)], 'TOO_FAR', 'slots.0'],
    ['the same time twice', [slot(48), slot(48)], 'SAME_TIME', 'slots.1'],
    ['no time', [], 'invalid', 'slots'],
    ['too many times', [1, 2, 3, 4, 5, 6].map((days) => slot(days * 24)), 'invalid', 'slots'],
    ['no moment', ['2027-04-01T09:00'], 'invalid', 'slots.0'],
  ])('refuses %s', async (_, slots, wrong, field) => {
    const application = await candidate();
    const done = await run(employer, scheduleInterview, { applicationId: application.id, ...proposal(slots) });
    expect(done).toMatchObject({ ok: false, problems: [{ code: wrong, field }] });
    expect(await stateOf(application.id)).toBe('submitted');
  });

  test('refuses a candidate whose application has ended, and a 21st interview', async () => {
    for (const state of ['hired', 'rejected', 'withdrawn']) {
      const application = await candidate({ state });
      expect(await call(employer, scheduleInterview, { applicationId: application.id, ...proposal() })).toBe('STATE');
    }
    const application = await candidate({ state: 'interviewing' });
    for (let round = 1; round <= 20; round++) await createInterview(database, application, { round });
    expect(await call(employer, scheduleInterview, { applicationId: application.id, ...proposal() })).toBe('LIMIT');
  });
});

describe('who may do what', () => {
  const commands = {
    acceptInterview: [acceptInterview, { slot: slot(48) }],
    acceptReschedule: [acceptReschedule, { slot: slot(48) }],
    rescheduleInterview: [rescheduleInterview, { slots: [slot(50)], reason: null }],
    cancelInterview: [cancelInterview, { reason: 'On hold.' }],
    completeInterview: [completeInterview, {}],
    markNoShow: [markNoShow, {}],
  } as const;
  /** What each side hears: 'NOT_FOUND' for what it may not do, anything else is about the state of the interview. */
  const heard = async (who: { viewer: Viewer }, state: InterviewState, proposed_by = 'company') => {
    const application = await candidate({ state: 'interviewing' });
    const said: Record<string, string> = {};
    for (const [name, [command, rest]] of Object.entries(commands)) {
      const { id } = await createInterview(database, application, {
        ...{ state, proposed_by, slots: [hoursOn(48)], starts_at: state === 'accepted' ? hoursOn(-1) : null },
      });
      said[name] = await call(who, command as Command<object, Result>, { ...(await seen(id)), ...rest });
      await kysely.deleteFrom('interviews').where('id', '=', id).execute();
    }
    return said;
  };

  test('the company', async () => {
    expect(await heard(employer, 'proposed')).toEqual({
      ...{ acceptInterview: 'NOT_FOUND', acceptReschedule: 'STATE', rescheduleInterview: 'done' },
      ...{ cancelInterview: 'done', completeInterview: 'STATE', markNoShow: 'STATE' },
    });
    expect(await heard(employer, 'accepted')).toEqual({
      ...{ acceptInterview: 'NOT_FOUND', acceptReschedule: 'STATE', rescheduleInterview: 'done' },
      ...{ cancelInterview: 'done', completeInterview: 'done', markNoShow: 'done' },
    });
    expect(await heard(employer, 'reschedule_requested', 'recruiter')).toEqual({
      ...{ acceptInterview: 'NOT_FOUND', acceptReschedule: 'done', rescheduleInterview: 'done' },
      ...{ cancelInterview: 'done', completeInterview: 'STATE', markNoShow: 'STATE' },
    });
  });

  test('the recruiter, who neither cancels nor says how it went', async () => {
    const never = { cancelInterview: 'NOT_FOUND', completeInterview: 'NOT_FOUND', markNoShow: 'NOT_FOUND' };
    expect(await heard(recruiter, 'proposed')).toEqual({
      ...{ acceptInterview: 'done', acceptReschedule: 'STATE', rescheduleInterview: 'done', ...never },
    });
    expect(await heard(recruiter, 'accepted')).toEqual({
      ...{ acceptInterview: 'STATE', acceptReschedule: 'STATE', rescheduleInterview: 'done', ...never },
    });
    expect(await heard(recruiter, 'reschedule_requested')).toEqual({
      ...{ acceptInterview: 'STATE', acceptReschedule: 'done', rescheduleInterview: 'done', ...never },
    });
    const { id } = await candidate();
    expect(await call(recruiter, scheduleInterview, { applicationId: id, ...proposal() })).toBe('NOT_FOUND');
  });

  test('nobody else, and nobody at a company before the candidate has agreed', async () => {
    const admin = { viewer: await viewerWithRole(database, 'ROLE_SUPER_ADMIN') };
    for (const who of [foreignEmployer, foreignRecruiter, admin])
      expect(new Set(Object.values(await heard(who, 'proposed')))).toEqual(new Set(['NOT_FOUND']));
    const { id } = await candidate({ consented_at: null });
    expect(await call(employer, scheduleInterview, { applicationId: id, ...proposal() })).toBe('NOT_FOUND');
  });

  test('a side that proposed times does not accept them', async () => {
    const said = [
      await heard(employer, 'reschedule_requested'),
      await heard(recruiter, 'reschedule_requested', 'recruiter'),
    ];
    expect(said.map(({ acceptReschedule: answer }) => answer)).toEqual(['OWN', 'OWN']);
  });

  test('reading: both sides, each as its own; not staff, strangers or others', async () => {
    const { id, application } = await scheduled();
    const text = `query ($id: ID!, $application: ID!) {
      node(id: $id) { ... on Interview { round mode place note minutes timeZone slots proposedBy startsAt state reason
        sequence viewerSide version } }
      application: node(id: $application) { ... on Application { interviews { edges { node { state } } } } } }`;
    const read = async (viewer?: Viewer) =>
      (await request(context(viewer), text, { id: `Interview:${id}`, application: `Application:${application.id}` }))
        .data;
    const shown = {
      ...{ round: 1, mode: 'video', minutes: 45, timeZone: 'Australia/Sydney', slots: [slot(48), slot(72)] },
      ...{ proposedBy: 'company', startsAt: null, state: 'proposed', sequence: 0, version: 1 },
    };
    const listed = { interviews: { edges: [{ node: { state: 'proposed' } }] } };
    const forCompany = { node: { ...shown, viewerSide: 'company' }, application: listed };
    const forRecruiter = { node: { ...shown, viewerSide: 'recruiter' }, application: listed };
    expect(await read(employer.viewer)).toMatchObject(forCompany);
    expect(await read(recruiter.viewer)).toMatchObject(forRecruiter);
    const admin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
    for (const viewer of [foreignEmployer.viewer, foreignRecruiter.viewer, admin, undefined])
      expect(await read(viewer)).toEqual({ node: null, application: null });
  });
});

describe('agreeing', () => {
  test('is about one of the proposed times that has not passed', async () => {
    const { id } = await scheduled();
    const accept = async (at: string, when?: Date) =>
      call(recruiter, acceptInterview, { ...(await seen(id)), slot: at }, when);
    expect(await accept(slot(49))).toBe('UNKNOWN_TIME');
    expect(await accept(slot(48), hoursOn(48))).toBe('PAST');
    expect(await accept(slot(72), hoursOn(48))).toBe('done');
    expect(await row(id)).toMatchObject({ state: 'accepted', starts_at: hoursOn(72), sequence: 1 });
  });

  test('two people at once get one yes and one clear no', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await scheduled();
      const which = await seen(id);
      const answers = await Promise.all([
        call(recruiter, acceptInterview, { ...which, slot: slot(48) }),
        call(round % 2 ? recruiter : employer, round % 2 ? acceptInterview : (cancelInterview as never), {
          ...{ ...which, slot: slot(72), reason: 'On hold.' },
        }),
      ]);
      expect(answers.toSorted()).toEqual(['CLASH', 'done']);
      expect((await row(id)).version).toBe(2);
    }
  });

  test('the company corrects times without an answer, and the recruiter still accepts', async () => {
    const { id, application } = await scheduled();
    const other = { ...(await seen(id)), slots: [slot(30)], reason: null };
    expect(await call(employer, rescheduleInterview, other)).toBe('done');
    expect(await row(id)).toMatchObject({ state: 'proposed', slots: [hoursOn(30)], proposed_by: 'company' });
    expect(await noticesOf(recruiter.user.id, application.id)).toEqual(['interviewProposed', 'interviewProposed']);
    expect(await call(recruiter, acceptInterview, { ...(await seen(id)), slot: slot(30) })).toBe('done');
  });

  test('other times go back and forth until one side accepts', async () => {
    const { id, application } = await agreed();
    const propose = async (who: { viewer: Viewer }, hours: number) =>
      call(who, rescheduleInterview, { ...(await seen(id)), slots: [slot(hours)], reason: 'A trip.' });
    const accept = async (who: { viewer: Viewer }, hours: number) =>
      call(who, acceptReschedule, { ...(await seen(id)), slot: slot(hours) });
    expect(await propose(recruiter, 96)).toBe('done');
    expect(await row(id)).toMatchObject({
      ...{ state: 'reschedule_requested', starts_at: hoursOn(48), sequence: 1, time_zone: 'Pacific/Auckland' },
    });
    expect(await newMails(application.candidate_email, 'interview-candidate')).toHaveLength(1);
    expect(await accept(recruiter, 96)).toBe('OWN');
    expect(await propose(employer, 120)).toBe('done');
    expect(await accept(employer, 120)).toBe('OWN');
    expect(await accept(recruiter, 96)).toBe('UNKNOWN_TIME');
    expect(await accept(recruiter, 120)).toBe('done');
    expect(await row(id)).toMatchObject({ state: 'accepted', starts_at: hoursOn(120), sequence: 2, reason: '' });
    expect(await noticesOf(employer.user.id, application.id)).toEqual([
      ...['interviewAccepted', 'interviewReschedule', 'interviewAccepted'],
    ]);
    expect(await noticesOf(recruiter.user.id, application.id)).toEqual(['interviewProposed', 'interviewReschedule']);
  });

  test('an interview is completed or missed once it has started, and only once', async () => {
    const { id } = await agreed();
    expect(await call(employer, completeInterview, await seen(id))).toBe('NOT_YET');
    expect(await call(employer, markNoShow, await seen(id), hoursOn(49))).toBe('done');
    expect(await call(employer, completeInterview, await seen(id), hoursOn(49))).toBe('STATE');
    expect((await row(id)).state).toBe('no_show');
  });
});

/** What two libraries read from a calendar file. They have to agree. */
function readCalendar(file: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(file!));
  const event = calendar.getFirstSubcomponent('vevent')!;
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  const parsed = ical.sync.parseICS(file!);
  const other = Object.values(parsed).find((part) => part?.type === 'VEVENT') as VEvent;
  const starts = new ICAL.Event(event).startDate.toJSDate();
  expect(new Date(other.start)).toEqual(starts);
  expect(other.uid).toBe(text('uid'));
  expect(Number(other.sequence)).toBe(Number(text('sequence')));
  expect(String(other.status)).toBe(text('status'));
  expect(String(other.method ?? parsed.vcalendar?.method)).toBe(String(calendar.getFirstPropertyValue('method')));
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    ...{ uid: text('uid'), sequence: Number(text('sequence')), status: text('status'), starts },
    ...{ organizer: text('organizer'), attendee: text('attendee'), location: text('location') },
    minutes: new ICAL.Event(event).duration.toSeconds() / 60,
  };
}

describe('calendars', () => {
  test('follow a time across the end of daylight saving, and its cancellation', async () => {
    const local = (typed: string) => momentOf(typed, 'Pacific/Auckland');
    const [before, later] = [local('2027-04-02T10:00'), local('2027-04-06T10:00')];
    expect([before, later]).toEqual(['2027-04-01T21:00:00.000Z', '2027-04-05T22:00:00.000Z']);
    const { id, application } = await scheduled([before]);
    await call(recruiter, acceptInterview, { ...(await seen(id)), slot: before });
    await call(recruiter, rescheduleInterview, { ...(await seen(id)), slots: [later], reason: null });
    await call(employer, acceptReschedule, { ...(await seen(id)), slot: later });
    await call(employer, cancelInterview, { ...(await seen(id)), reason: 'On hold.' });

    const { candidate_email } = application;
    const all = {
      candidate: await newMails(candidate_email, 'interview-candidate'),
      recruiter: (await newMails(recruiter.user.email, 'interview')).slice(-3),
      company: (await newMails(employer.user.email, 'interview')).slice(-3),
    };
    const times = {
      candidate: [
        'Fri, Apr 2, 2027, 8:00 AM AEDT (Sydney)',
        'Tue, Apr 6, 2027, 10:00 AM NZST (Auckland)',
        'Tue, Apr 6, 2027, 10:00 AM NZST (Auckland)',
      ],
      recruiter: [
        'Fri, Apr 2, 2027, 10:00 AM NZDT (Auckland)',
        'Tue, Apr 6, 2027, 10:00 AM NZST (Auckland)',
        'Tue, Apr 6, 2027, 10:00 AM NZST (Auckland)',
      ],
      company: [
        'Fri, Apr 2, 2027, 8:00 AM AEDT (Sydney)',
        'Tue, Apr 6, 2027, 8:00 AM AEST (Sydney)',
        'Tue, Apr 6, 2027, 8:00 AM AEST (Sydney)',
      ],
    };
    for (const side of ['candidate', 'recruiter', 'company'] as const) {
      expect(all[side].map(({ text }, index) => text.includes(times[side][index]!))).toEqual([true, true, true]);
      const read = all[side].map(({ calendar }) => readCalendar(calendar));
      expect(read.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
      expect(read.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
      expect(read.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      expect(read.map(({ starts }) => starts.toISOString())).toEqual([before, later, later]);
      expect(new Set(read.map(({ uid }) => uid))).toEqual(new Set([`interview-${id}@localhost`]));
      expect(read.map(({ minutes }) => minutes)).toEqual([45, 45, 45]);
      expect(read[0]!.location).toBe('https://meet.example/a');
      for (const { attendee } of read) expect(attendee).toBe(`mailto:${all[side][0]!.to_email}`);
    }
  });

  test('arrive with the method that the email names', async () => {
    const server = await startSmtp();
    const transport = openSmtp({ url: server.url, from: 'Plaudit <no-reply@plaudit.example>' });
    onTestFinished(() => transport.close());
    const { id, application } = await agreed();
    await call(employer, cancelInterview, { ...(await seen(id)), reason: 'On hold.' });
    for (const mail of await mailsTo(application.candidate_email)) await deliver(context(), transport, mail.id);
    const files = server.received.map(({ parsed }) => parsed.attachments[0]!);
    expect(files.map(({ headers }) => headers.get('content-type'))).toMatchObject([
      ...['REQUEST', 'CANCEL'].map((method) => ({ value: 'text/calendar', params: { charset: 'utf-8', method } })),
    ]);
    expect(files.map(({ content }) => readCalendar(content.toString()).method)).toEqual(['REQUEST', 'CANCEL']);
  });

  test('no email shows an address of somebody else', async () => {
    const { id, application } = await agreed();
    await call(recruiter, rescheduleInterview, { ...(await seen(id)), slots: [slot(90)], reason: 'A trip.' });
    await call(employer, acceptReschedule, { ...(await seen(id)), slot: slot(90) });
    await remindOfInterviews.run(context(system, hoursOn(80)), {});
    await call(employer, cancelInterview, { ...(await seen(id)), reason: 'On hold.' });
    const people = [application.candidate_email!, recruiter.user.email, employer.user.email];
    for (const email of people) {
      const mails = (await mailsTo(email)).filter(({ kind }) => kind.startsWith('interview'));
      expect(mails.length).toBeGreaterThanOrEqual(4);
      for (const { html, text, calendar, subject, reply_to } of mails) {
        const whole = [html, text, calendar?.replaceAll('\r\n ', ''), subject, reply_to].join('\n');
        for (const other of people) if (other !== email) expect(whole).not.toContain(other);
      }
    }
  });

  test('an interview without an agreed time is canceled without an email to the candidate', async () => {
    const { id, application } = await scheduled();
    await call(employer, cancelInterview, { ...(await seen(id)), reason: 'On hold.' });
    expect(await row(id)).toMatchObject({ state: 'cancelled', reason: 'On hold.', sequence: 0 });
    expect(await mailsTo(application.candidate_email)).toEqual([]);
    expect(await noticesOf(recruiter.user.id, application.id)).toEqual(['interviewProposed', 'interviewCancelled']);
  });
});

describe('reminders', () => {
  const remindersTo = async (email: string | null) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Coming up')).length;

  test('go to all three once, within a day of the present time', async () => {
    const { id, application } = await agreed(72);
    const counted = async () => [
      await remindersTo(application.candidate_email),
      ...(await Promise.all([recruiter, employer].map(({ user }) => newMails(user.email, 'interview')))).map(
        (mails) =>
          mails.filter(({ text }) => text.includes(application.id) && text.includes('starts within a day')).length,
      ),
    ];
    const remind = (hours: number) => remindOfInterviews.run(context(system, hoursOn(hours)), {});
    await remind(47);
    expect(await counted()).toEqual([0, 0, 0]);
    await remind(48.5);
    await remind(48.75);
    expect(await counted()).toEqual([1, 1, 1]);
    const later = { ...(await seen(id)), slots: [slot(120)], reason: null };
    await call(employer, rescheduleInterview, later, hoursOn(50));
    await call(recruiter, acceptReschedule, { ...(await seen(id)), slot: slot(120) }, hoursOn(50));
    await remind(96.5);
    expect(await counted()).toEqual([2, 2, 2]);
  });

  test('are not for one that is agreed within a day, starts within an hour, or is not agreed now', async () => {
    const near = await agreed(20);
    const late = await agreed(100);
    const moving = await agreed(100);
    await call(recruiter, rescheduleInterview, { ...(await seen(moving.id)), slots: [slot(200)], reason: null });
    await remindOfInterviews.run(context(system, hoursOn(10)), {});
    await remindOfInterviews.run(context(system, hoursOn(99.5)), {});
    for (const { application } of [near, late, moving]) expect(await remindersTo(application.candidate_email)).toBe(0);
  });
});

describe('when an application ends', () => {
  test('open interviews are canceled, calendars are updated, and each is told once', async () => {
    const { id, application } = await agreed();
    await call(employer, scheduleInterview, { applicationId: application.id, ...proposal([slot(96)]) });
    expect(await call(employer, rejectApplication, { applicationId: application.id, reason: 'Not now.' })).toBe('done');
    const states = (await interviewsOf(application.id)).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'cancelled']);
    const mails = await newMails(application.candidate_email, 'interview-candidate');
    expect(mails.map(({ calendar }) => readCalendar(calendar).method)).toEqual(['REQUEST', 'CANCEL']);
    const notices = await noticesOf(recruiter.user.id, application.id);
    expect(notices).toEqual(['interviewProposed', 'interviewProposed', 'candidateRejected']);
    expect(await call(employer, completeInterview, await seen(id), hoursOn(49))).toBe('STATE');
  });

  test('a withdrawn candidate has no interview either, and those that took place stay', async () => {
    const { id, application } = await agreed();
    await call(employer, completeInterview, await seen(id), hoursOn(49));
    await call(employer, scheduleInterview, { applicationId: application.id, ...proposal([slot(96)]) }, hoursOn(50));
    const withdraw = { applicationId: application.id, reason: null };
    expect(await call(recruiter, withdrawApplication, withdraw, hoursOn(51))).toBe('done');
    expect((await interviewsOf(application.id)).map(({ state }) => state)).toEqual(['completed', 'cancelled']);
  });
});

test('any order of the commands keeps to the transitions', async () => {
  const step = fc.record({
    command: fc.constantFrom(
      ...[acceptInterview, acceptReschedule, rescheduleInterview, cancelInterview, completeInterview, markNoShow],
    ),
    byCompany: fc.boolean(),
    hours: fc.constantFrom(0, 1, 30),
    isStale: fc.constantFrom(false, false, false, true),
  });
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), async (steps) => {
      const { id } = await scheduled();
      let at = now;
      for (const { command, byCompany, hours, isStale } of steps) {
        at = hoursOn(hours, at);
        const from = await row(id);
        const input = {
          ...{ interviewId: id, expectedVersion: from.version - (isStale ? 1 : 0), reason: 'A trip.' },
          ...{ slot: from.slots[0]!.toISOString(), slots: [hoursOn(24, at).toISOString()] },
        };
        const did = await call(byCompany ? employer : recruiter, command as Command<object, Result>, input, at);
        const to = await row(id);
        if (did !== 'done') {
          expect(to).toEqual(from);
          continue;
        }
        reached.add(to.state);
        const state = from.state as InterviewState;
        const possible = eventsFrom(interviewTransitions, state).map((event) => interviewTransitions[state][event]);
        expect(possible).toContain(to.state);
        expect(to.sequence).toBeGreaterThanOrEqual(from.sequence);
        if (command === acceptInterview || command === acceptReschedule) {
          expect(from.proposed_by).not.toBe(byCompany ? 'company' : 'recruiter');
          expect(to.sequence).toBe(from.sequence + 1);
        }
      }
    }),
    { numRuns: isDeep ? 60 : 12 },
  );
  expect(reached.size).toBeGreaterThan(2);
});
