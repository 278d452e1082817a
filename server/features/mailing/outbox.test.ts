import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { composeMail } from '#server/mail/compose.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { inWrite, letter, newAgency } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const staff = await viewerWithRole(database, 'ROLE_ADMIN');
const { viewer: recruiter } = await createRecruiterWithLogin(database);

/** An email in a state, with its text unless it was deleted. */
async function mailIn(
  state: string,
  { to = 'dana@candidates.example', subject = 'Ada asks', text }: { to?: string; subject?: string; text?: string } = {},
) {
  const { id } = await inWrite(context(), (write) =>
    composeMail(write, letter({ to: { email: to, name: 'Dana' }, subject })),
  );
  await kysely
    .updateTable('mails')
    .set({
      state,
      error: 'The connection ended',
      settled_at: new Date(),
      ...(text !== undefined && { text, html: text }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}
const row = (id: string) => kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const again = (viewer: Viewer, id: string, change = {}) =>
  mutate(context(viewer), 'sendMailAgain', { mailId: `Mail:${id}`, ...change }, 'mail { needsLook } sent { id state }');
const idOf = (payload: { sent?: unknown }) => (payload.sent as { id: string }).id.replace('Mail:', '');

describe('an email with an unknown outcome', () => {
  test('is sent again as a new email, with its own Message-ID', async () => {
    const id = await mailIn('unknown');
    const payload = await again(superAdmin, id);
    expect(payload).toMatchObject({ mail: { needsLook: false }, sent: { state: 'queued' }, errors: [] });
    const [first, second] = [await row(id), await row(idOf(payload))];
    expect(first).toMatchObject({ state: 'unknown', sent_again_as: second.id, looked_into_by: superAdmin.userId });
    expect(second.message_id).not.toBe(first.message_id);
    expect(second).toMatchObject({ to_email: first.to_email, subject: first.subject, error: null, settled_at: null });
    expect(second.text).toContain('Write your review');
    const { rows } = await database.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      `mail:${second.id}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is sent again once, however often and by however many people', async () => {
    const id = await mailIn('unknown');
    const answers = await Promise.all([1, 2, 3].map(() => again(superAdmin, id)));
    expect(answers.flatMap(codes)).toEqual(['DECIDED', 'DECIDED']);
    const other = await mailIn('unknown');
    const same = await Promise.all([1, 2].map(() => again(superAdmin, other, { clientMutationId: 'once-only' })));
    expect(new Set(same.map(idOf)).size).toBe(1);
  });

  test('is left, and its text is deleted where others could read it', async () => {
    const id = await mailIn('unknown');
    Object.assign(env, { PLAUDIT_ENV: 'production' });
    try {
      expect(codes(await mutate(context(superAdmin), 'leaveMail', { mailId: `Mail:${id}` }))).toEqual([]);
    } finally {
      Object.assign(env, { PLAUDIT_ENV: 'local' });
    }
    expect(await row(id)).toMatchObject({ text: '', html: '', headers: {} });
    expect(codes(await again(superAdmin, id))).toEqual(['DECIDED']);
  });
});

describe('an email is not sent again', () => {
  test('when its text was deleted, and the answer says so', async () => {
    expect(codes(await again(superAdmin, await mailIn('failed', { text: '' })))).toEqual(['EMPTIED']);
  });

  test('to somebody who unsubscribed', async () => {
    const to = 'gone@candidates.example';
    const id = await mailIn('unknown', { to });
    await mutate(context(superAdmin), 'addSuppression', { email: to, reason: 'objected' });
    expect(codes(await again(superAdmin, id))).toEqual(['SUPPRESSED']);
  });

  test.each(['queued', 'sent', 'suppressed'])('when it is %s', async (state) => {
    expect(codes(await again(superAdmin, await mailIn(state)))).toEqual(['NOT_FAILED']);
  });

  test('by anybody but super admins', async () => {
    const id = await mailIn('unknown');
    for (const [viewer, code] of [
      [staff, 'staff_read_only'],
      [recruiter, 'NOT_FOUND'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect(codes(await again(viewer, id))).toEqual([code]);
      expect(codes(await mutate(context(viewer), 'leaveMail', { mailId: `Mail:${id}` }))).toEqual([code]);
    }
    expect((await row(id)).looked_into_at).toBeNull();
  });
});

describe('the outbox', () => {
  const find = async (viewer: Viewer, filter: string) => {
    const { data } = await request(
      context(viewer),
      `{ mails(first: 100, filter: { ${filter} }) { edges { node { id text subject } } } }`,
    );
    return (data.mails as unknown as { edges: { node: { id: string; text: string } }[] }).edges.map(({ node }) => node);
  };

  test('is searched by state, words in the subject, and address', async () => {
    const id = await mailIn('failed', {
      to: 'zoe@odd.example',
      subject: 'Überraschung 50% off',
    });
    for (const filter of [
      'state: "failed", words: "uberrasch"',
      'words: "50% OFF"',
      'words: "zoe@odd"',
      'words: "zoe", needsLook: true',
    ])
      expect((await find(staff, filter)).map((mail) => mail.id)).toEqual([`Mail:${id}`]);
    for (const filter of ['words: "5_% off"', 'words: "zoe", needsLook: false', 'state: "sent", words: "zoe"'])
      expect(await find(staff, filter)).toEqual([]);
  });

  test('shows no link that its reader could use', async () => {
    const token = 'a'.repeat(43);
    await mailIn('unknown', { subject: 'Hide and seek', text: `Go to https://plaudit.example/u/${token} now` });
    const [mail] = await find(superAdmin, 'words: "hide and seek"');
    expect(mail?.text).toBe('Go to https://plaudit.example/u/… now');
  });

  test('is empty for everybody else', async () => {
    await mailIn('unknown');
    for (const viewer of [recruiter, stranger]) expect(await find(viewer, 'state: "unknown"')).toEqual([]);
  });
});

describe('an address', () => {
  const add = (viewer: Viewer, email: string, reason = 'objected') =>
    mutate(context(viewer), 'addSuppression', { email, reason }, 'suppression { id email reason }');
  const remove = (viewer: Viewer, suppressionId: unknown, because = 'requested') =>
    mutate(context(viewer), 'removeSuppression', { suppressionId, because } as never, 'suppressionId');

  test('that is suppressed gets no email, and its open invitations end', async () => {
    const invitation = await createInvitation(database, { recipient_email: 'lee@candidates.example' });
    expect(await add(superAdmin, ' Lee@Candidates.example ')).toMatchObject({
      suppression: { email: 'lee@candidates.example', reason: 'objected' },
      errors: [],
    });
    expect(await isSuppressed(kysely, 'lee@candidates.example', await newAgency(context()))).toBe(true);
    const { state } = await kysely
      .selectFrom('invitations')
      .select('state')
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('unsubscribed');
    expect(codes(await add(superAdmin, 'lee@candidates.example'))).toEqual(['TAKEN']);
  });

  test('is released for a reason, once', async () => {
    const { suppression } = await add(superAdmin, 'kim@candidates.example', 'bounced');
    const { id } = suppression as unknown as { id: string };
    expect((await remove(superAdmin, id, 'because')).errors).toMatchObject([{ field: 'because' }]);
    expect(await remove(superAdmin, id, 'works_again')).toEqual({ suppressionId: id, errors: [] });
    expect(codes(await remove(superAdmin, id))).toEqual(['NOT_FOUND']);
    expect(await isSuppressed(kysely, 'kim@candidates.example', null)).toBe(false);
  });

  test('must be valid, with a listed reason', async () => {
    expect((await add(superAdmin, 'no address')).errors).toMatchObject([{ code: 'INVALID_EMAIL', field: 'email' }]);
    expect((await add(superAdmin, 'a@b.example', 'dislike')).errors).toMatchObject([{ field: 'reason' }]);
  });

  test('cannot be suppressed or released by others: staff read, others find nothing', async () => {
    const { suppression } = await add(superAdmin, 'sam@candidates.example');
    const { id } = suppression as unknown as { id: string };
    for (const [viewer, code] of [
      [staff, 'staff_read_only'],
      [recruiter, 'NOT_FOUND'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect(codes(await add(viewer, 'new@candidates.example'))).toEqual([code]);
      expect(codes(await remove(viewer, id))).toEqual([code]);
    }
    const list = '{ suppressions(filter: { words: "sam@" }) { edges { node { id } } } }';
    expect((await request(context(staff), list)).data.suppressions).toMatchObject({ edges: [{ node: { id } }] });
    expect((await request(context(recruiter), list)).data.suppressions).toEqual({ edges: [] });
  });
});
