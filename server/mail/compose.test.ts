import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/commands/refusal.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { hashToken } from '#server/session/tokens.ts';
import { composeMail, type MailToCompose } from './compose.ts';
import { suppress } from './suppression.ts';
import { inWrite, letter, newAgency } from './testing/letter.tsx';

const { database, context } = await testDatabase();
const compose = (mail: MailToCompose) => inWrite(context(), (write) => composeMail(write, mail));
const row = (id: string) =>
  database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const jobsOf = async (id: string) =>
  (await sql`select from graphile_worker.jobs where key = ${`mail:${id}`}`.execute(database.kysely)).rows.length;

describe('a composed email', () => {
  test('is in the outbox with both bodies, and a task to send it', async () => {
    const { id, outcome } = await compose(letter({ to: { email: ' Dana@Candidates.Example ', name: 'Dana Price' } }));
    const mail = await row(id);
    expect(outcome).toBe('queued');
    expect(mail).toMatchObject({
      state: 'queued',
      to_email: 'dana@candidates.example',
      message_id: `<${id}@localhost>`,
    });
    expect(mail.html).toContain('Write your review</a>');
    expect(mail.text).toContain('How was it?');
    expect(mail.text).toContain('Write your review https://plaudit.example/review-invite/1/2');
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(await jobsOf(id)).toBe(1);
  });

  test('exists only if the command commits', async () => {
    const attempt = inWrite(context(), async (write) => {
      await composeMail(write, letter({ subject: 'Never written' }));
      throw new Error('The command fails afterwards');
    });
    await expect(attempt).rejects.toThrow('afterwards');
    expect(
      await database.kysely.selectFrom('mails').selectAll().where('subject', '=', 'Never written').execute(),
    ).toEqual([]);
  });

  test('offers to unsubscribe with a token of its own, stored hashed', async () => {
    const agencyId = await newAgency(context());
    const mails = [letter({ unsubscribe: { agencyId } }), letter({ unsubscribe: { agencyId } })];
    const tokens = [];
    for (const mail of mails) {
      const { headers, html, text } = await row((await compose(mail)).id);
      const { 'List-Unsubscribe': address = '', 'List-Unsubscribe-Post': post } = headers as Record<string, string>;
      const token = /^<http:\/\/localhost:3000\/u\/([\w-]{43})>$/.exec(address)?.[1] ?? '';
      expect(post).toBe('List-Unsubscribe=One-Click');
      expect(html).toContain(`http://localhost:3000/u/${token}`);
      expect(text).toContain(`http://localhost:3000/u/${token}`);
      tokens.push(token);
    }
    expect(new Set(tokens).size).toBe(2);
    const kept = await database.kysely
      .selectFrom('unsubscribe_tokens')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .execute();
    expect(kept.map((each) => each.token_hash.toString('hex')).sort()).toEqual(
      tokens.map((token) => hashToken(token).toString('hex')).sort(),
    );
  });
});

describe('somebody who unsubscribed', () => {
  const to = (email: string) => ({ to: { email, name: '' } });

  test('from one agency gets none from it, and still gets others', async () => {
    const [left, other] = [await newAgency(context()), await newAgency(context())];
    await inWrite(context(), (write) =>
      suppress(write, { email: 'left@x.example', agencyId: left, reason: 'unsubscribed' }),
    );
    const suppressed = await compose(letter({ ...to('Left@x.example'), agencyId: left }));
    expect(suppressed.outcome).toBe('suppressed');
    expect(await row(suppressed.id)).toMatchObject({ state: 'suppressed', html: '', text: '', headers: {} });
    expect(await jobsOf(suppressed.id)).toBe(0);
    expect((await compose(letter({ ...to('left@x.example'), agencyId: other }))).outcome).toBe('queued');
    expect((await compose(letter(to('left@x.example')))).outcome).toBe('queued');
  });

  test('from everybody gets only security emails', async () => {
    await inWrite(context(), (write) =>
      suppress(write, { email: 'gone@x.example', agencyId: null, reason: 'bounced' }),
    );
    expect((await compose(letter({ ...to('gone@x.example'), agencyId: await newAgency(context()) }))).outcome).toBe(
      'suppressed',
    );
    expect((await compose(letter({ ...to('gone@x.example'), kind: 'review-published' }))).outcome).toBe('suppressed');
    expect((await compose(letter({ ...to('gone@x.example'), kind: 'security-reset-password' }))).outcome).toBe(
      'queued',
    );
  });

  test('is recorded once, however often they unsubscribe', async () => {
    const leave = () =>
      inWrite(context(), (write) =>
        suppress(write, { email: 'twice@x.example', agencyId: null, reason: 'unsubscribed' }),
      );
    expect([await leave(), await leave()]).toEqual([expect.any(String), null]);
  });
});

describe('an email is refused', () => {
  const smuggled = [
    'Dana\r\nBcc: everybody@x.example',
    'Dana\nX: y',
    'Dana\u0000',
    'Dana\u2028X',
    'Dana \u202etxt.exe',
  ];

  test.each(smuggled)('when its subject or a name contains %j', async (text) => {
    const subject = await compose(letter({ subject: text })).catch((error: unknown) => error);
    const name = await compose(letter({ to: { email: 'dana@x.example', name: text } })).catch(
      (error: unknown) => error,
    );
    expect(subject).toBeInstanceOf(Refusal);
    expect(subject).toMatchObject({ problems: [{ code: 'UNSAFE_HEADER', field: 'subject' }] });
    expect(name).toMatchObject({ problems: [{ code: 'UNSAFE_HEADER', field: 'name' }] });
  });

  test.each(['no address', 'a@x.example\r\nBcc: b@x.example', 'a@x.example, b@x.example', '<a@x.example>'])(
    'when it goes to %j, or has it as its reply address',
    async (email) => {
      await expect(compose(letter({ to: { email, name: '' } }))).rejects.toMatchObject({
        problems: [{ code: 'INVALID_EMAIL' }],
      });
      await expect(compose(letter({ replyTo: email }))).rejects.toMatchObject({ problems: [{ field: 'replyTo' }] });
    },
  );
});
