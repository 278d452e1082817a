import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import type { DB } from '#server/database/types.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { inviteAutomatically } from './invite-automatically.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** Wednesday, November 25, 10 am in Sydney. */
const now = new Date('2026-11-24T23:00:00Z');
const today = '2026-11-25';

let admin: Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let agencyId: string;
beforeEach(async () => {
  agencyId = (await createAgency(database, { plan: 'pro_team' })).id;
  admin = await createRecruiterWithLogin(database, {
    agency_id: agencyId,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
});

const switchSource = async (on: boolean, input: object, rows = '') => {
  const { id } = await kysely
    .selectFrom('invite_settings')
    .select('id')
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const name = on ? 'turnOnInviteSource' : 'turnOffInviteSource';
  return mutate(context(admin.viewer, now), name, { settingsId: `InviteSettings:${id}`, ...input }, rows);
};
const turnOn = (source = 'csv_imported', daysBack = 0) => switchSource(true, { source, daysBack });
/** As a worker does, at the time the test sets. */
const runAt = (at = now) => inviteAutomatically.run({ ...context(system, at) }, {});
const placed = (given: Partial<Insertable<DB['placements']>> = {}) =>
  createPlacement(database, { recruiter_id: admin.recruiter.id, source: 'csv_imported', start_date: today, ...given });
const invited = async () =>
  (
    await kysely
      .selectFrom('invitations')
      .select(['placement_id', 'audience'])
      .where('agency_id', '=', agencyId)
      .where('is_automatic', '=', true)
      .orderBy('placement_id')
      .orderBy('audience')
      .execute()
  ).map(({ placement_id, audience }) => `${placement_id} ${audience}`);
const sidesOf = (...ids: string[]) => ids.toSorted().flatMap((id) => [`${id} candidate`, `${id} employer`]);
const invitations = () => kysely.selectFrom('invitations').selectAll().where('agency_id', '=', agencyId).execute();

describe('a source that is on', () => {
  test('has both sides of its placements invited at the usual time, as one batch, and no other source', async () => {
    const { id } = await placed();
    await placed({ source: 'manual' });
    await turnOn();
    await runAt();
    expect(await invited()).toEqual(sidesOf(id));
    const rows = await invitations();
    expect(rows).toMatchObject([
      { state: 'scheduled', source: 'csv_imported', invited_by: null, message: null },
      { state: 'scheduled', source: 'csv_imported', invited_by: null, message: null },
    ]);
    expect(new Set(rows.map(({ batch_id }) => batch_id)).size).toBe(1);
    expect(rows.map(({ scheduled_for }) => scheduled_for!.toISOString()).sort()).toEqual([
      '2026-12-01T22:00:00.000Z',
      '2026-12-08T22:00:00.000Z',
    ]);
    const entries = await kysely
      .selectFrom('audit_entries')
      .select(['actor', 'user_id'])
      .where('agency_id', '=', agencyId)
      .where('action', '=', 'createInvitation')
      .execute();
    expect(entries).toEqual([
      { actor: 'system', user_id: null },
      { actor: 'system', user_id: null },
    ]);
  });

  test('invites by the task that turning it on queues, and twice changes nothing', async () => {
    const { id } = await placed();
    expect(codes(await turnOn())).toEqual([]);
    await doTasks(context(), now);
    const before = await invitations();
    expect(await invited()).toEqual(sidesOf(id));
    await Promise.all([runAt(), runAt()]);
    expect(await invitations()).toEqual(before);
    expect(codes(await turnOn('csv_imported', 90))).toEqual([]);
    expect(
      await kysely.selectFrom('invite_sources').select('since').where('agency_id', '=', agencyId).execute(),
    ).toEqual([{ since: today }]);
  });

  test('invites each side once when two workers run at the same time', async () => {
    for (let count = 0; count < 5; count++) await placed();
    await turnOn();
    await Promise.all([runAt(), runAt(), runAt()]);
    expect(await invited()).toHaveLength(10);
  });

  test('invites a side as soon as its person is known, and the person of a corrected address', async () => {
    const { id } = await placed({ candidate_email: null, contact_name: null });
    await turnOn();
    await runAt();
    expect(await invited()).toEqual([]);
    await kysely.updateTable('placements').set({ candidate_email: 'late@mail.example' }).where('id', '=', id).execute();
    await runAt();
    expect(await invited()).toEqual([`${id} candidate`]);
  });

  test.each([
    [0, [0, -5]],
    [30, [0, -5, 29]],
    [90, [0, -5, 29, 89]],
  ])('looks %i days back', async (daysBack, expected) => {
    const ids = new Map<number, string>();
    for (const daysAgo of [0, -5, 29, 89, 120]) {
      const start_date = new Date(Date.parse(`${today}T00:00Z`) - daysAgo * 86_400_000).toISOString().slice(0, 10);
      ids.set(daysAgo, (await placed({ start_date })).id);
    }
    const reach = '{ inviteReach(source: "csv_imported") { daysBack people } }';
    const { data } = await request(context(admin.viewer, now), reach);
    expect(data['inviteReach']).toContainEqual({ daysBack, people: 2 * expected.length });
    await turnOn('csv_imported', daysBack);
    await runAt();
    expect(await invited()).toEqual(sidesOf(...expected.map((daysAgo) => ids.get(daysAgo)!)));
  });

  test('leaves out everybody who must not be invited', async () => {
    const left = {
      canceled: { state: 'cancelled', cancelled_because: 'It fell through' },
      hidden: { is_hidden: true },
      doNotMail: { candidate_do_not_mail: true, employer_do_not_mail: true },
      unwanted: { invites_candidate: false, invites_employer: false },
    };
    for (const given of Object.values(left)) await placed(given);
    await placed({ candidate_email: 'gone@mail.example', contact_email: null });
    await inWrite(context(), (write) =>
      suppress(write, { email: 'gone@mail.example', agencyId, reason: 'unsubscribed' }),
    );
    const old = await placed({ candidate_email: 'recent@mail.example', contact_email: null, source: 'manual' });
    await createInvitation(database, {
      placement_id: old.id,
      state: 'expired',
      sent_at: new Date('2026-10-01T00:00:00Z'),
    });
    const recent = await placed({ candidate_email: 'recent@mail.example', contact_email: null });
    const reviewed = await placed({ contact_email: null });
    await createReview(database, { recruiter_id: admin.recruiter.id, placement_id: reviewed.id });
    const takenBack = await placed({ contact_email: null });
    await createInvitation(database, { placement_id: takenBack.id, state: 'cancelled' });
    await placed({ candidate_email: admin.user.email, contact_email: null });
    await turnOn();
    await runAt();
    expect(await invited()).toEqual([]);
    // Ninety days after the last invitation, and not before.
    await runAt(new Date('2026-12-29T00:00:00Z'));
    expect(await invited()).toEqual([]);
    await runAt(new Date('2026-12-31T00:00:00Z'));
    expect(await invited()).toEqual([`${recent.id} candidate`]);
  });

  test('asks about the first term of an extended placement only, and each person once', async () => {
    const term = { group_key: 'a job', candidate_email: 'temp@mail.example', contact_email: 'boss@mail.example' };
    const later = await placed({ ...term, start_date: '2026-12-20', candidate_email: 'other@mail.example' });
    const first = await placed(term);
    await placed({ candidate_email: 'temp@mail.example', contact_email: null, start_date: '2026-11-26' });
    await turnOn();
    await runAt();
    expect(await invited()).toEqual(sidesOf(first.id));
    expect(await invited()).not.toContain(`${later.id} candidate`);
  });

  test('needs a plan that includes the settings', async () => {
    await placed();
    await turnOn();
    await kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', agencyId).execute();
    await runAt();
    expect(await invited()).toEqual([]);
    const free = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
    const { id } = await kysely
      .selectFrom('invite_settings')
      .select('id')
      .where('agency_id', '=', free.recruiter.agency_id)
      .executeTakeFirstOrThrow();
    const input = { settingsId: `InviteSettings:${id}`, source: 'manual', daysBack: 0 };
    expect(codes(await mutate(context(free.viewer), 'turnOnInviteSource', input))).toEqual(['FORBIDDEN']);
  });

  test("fills the plan's month in the order of first days; the rest waits for the next", async () => {
    await kysely.updateTable('agencies').set({ plan: 'pro_individual' }).where('id', '=', agencyId).execute();
    await kysely
      .updateTable('invite_settings')
      .set({ candidate_delay_days: 0 })
      .where('agency_id', '=', agencyId)
      .execute();
    const other = await placed({ source: 'manual', contact_email: null });
    await kysely
      .insertInto('invitations')
      .values(
        Array.from({ length: 199 }, () => ({
          id: context().nature.newId(),
          agency_id: agencyId,
          recruiter_id: admin.recruiter.id,
          placement_id: other.id,
          audience: 'candidate',
          source: 'link',
          recipient_name: 'Casey',
          recipient_email: 'casey@mail.example',
          state: 'expired',
          sent_at: now,
          created_at: now,
        })),
      )
      .execute();
    const late = await placed({ start_date: '2026-11-28', contact_email: null });
    const early = await placed({ start_date: '2026-11-26', contact_email: null });
    await turnOn();
    await runAt();
    const rows = (await invitations()).filter(({ is_automatic }) => is_automatic);
    expect(rows.find(({ placement_id }) => placement_id === early.id)).toMatchObject({
      waits_for_room: false,
      scheduled_for: new Date('2026-11-25T22:00:00Z'),
    });
    expect(rows.find(({ placement_id }) => placement_id === late.id)).toMatchObject({
      waits_for_room: true,
      scheduled_for: new Date('2026-11-30T22:00:00Z'),
    });
  });

  test('reads the state again just before sending', async () => {
    const canceled = await placed({ contact_email: null });
    const hidden = await placed({ contact_email: null });
    const sent = await placed({ contact_email: null });
    await turnOn();
    await runAt();
    const change = (id: string, set: Partial<Insertable<DB['placements']>>) =>
      kysely.updateTable('placements').set(set).where('id', '=', id).execute();
    await change(canceled.id, { state: 'cancelled', cancelled_because: 'It fell through' });
    await change(hidden.id, { is_hidden: true });
    await doTasks(context(), new Date('2026-12-01T22:00:30Z'));
    const states = new Map((await invitations()).map(({ placement_id, state }) => [placement_id, state]));
    expect([canceled, hidden, sent].map(({ id }) => states.get(id))).toEqual(['cancelled', 'cancelled', 'sent']);
  });
});

describe('turning a source off', () => {
  test('stops further invitations and keeps the scheduled ones', async () => {
    await placed();
    await turnOn();
    await runAt();
    expect(await switchSource(false, { source: 'csv_imported', cancelsScheduled: false }, 'canceled')).toEqual({
      canceled: 0,
      errors: [],
    });
    await placed();
    await runAt();
    expect((await invitations()).map(({ state }) => state)).toEqual(['scheduled', 'scheduled']);
  });

  test('cancels what it has scheduled if that is chosen, and nothing that a person scheduled; twice is harmless', async () => {
    const { id } = await placed({ contact_email: null });
    const byHand = await placed({ contact_email: null });
    await createInvitation(database, { placement_id: byHand.id, state: 'scheduled' });
    await turnOn();
    await runAt();
    const off = () => switchSource(false, { source: 'csv_imported', cancelsScheduled: true }, 'canceled');
    expect(await off()).toEqual({ canceled: 1, errors: [] });
    expect(await off()).toEqual({ canceled: 0, errors: [] });
    const states = new Map((await invitations()).map(({ placement_id, state }) => [placement_id, state]));
    expect([states.get(id), states.get(byHand.id)]).toEqual(['cancelled', 'scheduled']);
    await turnOn('csv_imported', 30);
    await runAt();
    expect((await invitations()).length).toBe(2);
  });

  test('refuses a source or a number of days that does not exist', async () => {
    expect(await switchSource(true, { source: 'fax', daysBack: 0 })).toMatchObject({ errors: [{ field: 'source' }] });
    expect(await switchSource(true, { source: 'manual', daysBack: 7 })).toMatchObject({
      errors: [{ field: 'daysBack' }],
    });
    expect(await switchSource(false, { source: 'fax', cancelsScheduled: true })).toMatchObject({
      errors: [{ field: 'source' }],
    });
  });
});
