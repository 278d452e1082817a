import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { doTasks } from '#server/tasks/testing.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { noonIn } from './testing/noon.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
/** In the daytime at any hour of the test: late invitations wait for the morning. */
const tomorrow = noonIn('Australia/Sydney', 1);

/** A batch of which some invitations have left and some leave tomorrow. */
async function batchOf(sent: number, waiting: number) {
  const { viewer, recruiter } = await createRecruiterWithLogin(database, {
    roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'],
  });
  const batch_id = context().nature.newId();
  await kysely
    .insertInto('invitation_batches')
    .values({ id: batch_id, agency_id: recruiter.agency_id, created_at: new Date() })
    .execute();
  const make = async (count: number, wishes: object) => {
    const made = [];
    for (let index = 0; index < count; index++)
      made.push(
        await createInvitation(database, {
          recruiter_id: recruiter.id,
          batch_id,
          recipient_email: `${batch_id.slice(-6)}-${'state' in wishes}-${index}@mail.example`,
          ...wishes,
        }),
      );
    return made;
  };
  const left = await make(sent, {});
  const still = await make(waiting, { state: 'scheduled', scheduled_for: tomorrow });
  for (const { id } of still)
    await database.pool.query(
      `select graphile_worker.add_job('sendInvitation', json_build_object('invitationId', $1::text), run_at := $2, job_key := $3)`,
      [id, tomorrow, `send ${id}`],
    );
  const comeBack = async (count: number) => {
    for (const { id, recipient_email } of left.splice(0, count))
      await inWrite(context(), (write) =>
        write.emit('mailBounced', {
          mailId: id,
          kind: 'invitation',
          invitationId: id,
          surveyRecipientId: null,
          agencyId: recruiter.agency_id,
          email: recipient_email,
          isBadAddress: true,
          reason: '550 5.1.1 no such mailbox',
        }),
      );
  };
  const batch = () =>
    kysely.selectFrom('invitation_batches').selectAll().where('id', '=', batch_id).executeTakeFirstOrThrow();
  const states = async () =>
    Object.fromEntries(
      (
        await database.pool.query<{ state: string; count: number }>(
          'select state, count(*)::int as count from invitations where batch_id = $1 group by 1',
          [batch_id],
        )
      ).rows.map(({ state, count }) => [state, count]),
    );
  return { viewer, comeBack, batch, states, still };
}

describe('an invitation batch', () => {
  test('is paused when more than 5 % of its emails bounced, says why, and goes on when somebody resumes it', async () => {
    const { viewer, comeBack, batch, states, still } = await batchOf(30, 4);
    await comeBack(1);
    expect((await batch()).paused_at).toBeNull();
    await comeBack(1);
    expect(await batch()).toMatchObject({
      paused_at: expect.any(Date),
      paused_because: '2 of 30 emails bounced. Check the other addresses before you resume sending.',
    });
    await doTasks(context(), daysAfter(tomorrow, 1));
    expect(await states()).toEqual({ sent: 28, bounced: 2, scheduled: 4 });
    const id = `Invitation:${still[0]!.id}`;
    const fields = 'pausedAt pausedBecause viewerCanResume';
    const { data } = await request(
      context(viewer),
      `query ($id: ID!) { node(id: $id) { ... on Invitation { ${fields} } } }`,
      { id },
    );
    expect(data['node']).toMatchObject({ pausedAt: expect.any(String), viewerCanResume: true });
    for (const errors of [[], ['STATE']]) {
      const payload = await mutate(context(viewer), 'resumeInvitations', { invitationId: id });
      expect((payload['errors'] as unknown as { code: string }[]).map(({ code }) => code)).toEqual(errors);
    }
    await doTasks(context(), daysAfter(tomorrow, 1));
    expect(await states()).toEqual({ sent: 32, bounced: 2 });
  });

  test('is paused again only because of later bounces', async () => {
    const { viewer, comeBack, batch, still } = await batchOf(30, 2);
    await comeBack(3);
    await mutate(context(viewer), 'resumeInvitations', { invitationId: `Invitation:${still[0]!.id}` });
    await comeBack(1);
    expect((await batch()).paused_at).toBeNull();
    await comeBack(1);
    expect((await batch()).paused_at).not.toBeNull();
  });

  test('is not paused because of one bad address among a few, nor when nothing is left to send', async () => {
    const few = await batchOf(3, 2);
    await few.comeBack(1);
    expect((await few.batch()).paused_at).toBeNull();
    const all = await batchOf(10, 0);
    await all.comeBack(9);
    expect((await all.batch()).paused_at).toBeNull();
  });
});

test.each([
  { back: new Date('2026-12-02T02:00:00Z'), state: 'sent', why: 'ended' },
  { back: new Date('2026-11-30T10:00:00Z'), state: 'scheduled', why: 'ended in the night before' },
])(
  'an invitation leaves in the new month that an outage $why if there is room, and otherwise in the next',
  async (outage) => {
    const { back, state } = outage;
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const due = new Date('2026-11-28T02:00:00Z');
    const make = (count: number, wishes: object) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          createInvitation(database, {
            recruiter_id: recruiter.id,
            recipient_email: `late-${Object.keys(wishes).length}-${index}@mail.example`,
            ...wishes,
          }),
        ),
      );
    await make(23, { state: 'sent', sent_at: new Date('2026-12-01T02:00:00Z') });
    const late = await make(5, { state: 'scheduled', scheduled_for: due, created_at: due });
    for (const { id } of late)
      await database.pool.query(
        `select graphile_worker.add_job('sendInvitation', json_build_object('invitationId', $1::text), run_at := $2, job_key := $3)`,
        [id, due, `send ${id}`],
      );
    await doTasks(context(), back);
    const { rows } = await database.pool.query<{ state: string; month: string; count: number }>(
      `select state, to_char(coalesce(sent_at, scheduled_for) at time zone 'Australia/Sydney', 'YYYY-MM') as month, count(*)::int
      from invitations where id = any($1) group by 1, 2 order by 2`,
      [late.map(({ id }) => id)],
    );
    expect(rows).toEqual([
      { state, month: '2026-12', count: 2 },
      { state: 'scheduled', month: '2027-01', count: 3 },
    ]);
    const december = new Date('2026-12-02T02:00:00Z');
    const { data } = await request(context(viewer, december), '{ monthAllowance { used limit waiting } }');
    expect(data['monthAllowance']).toEqual({ used: 25, limit: 25, waiting: 3 });
  },
);
