import '../index.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';
import { on } from '#server/commands/events.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { isSuppressed, suppress } from '#server/mail/suppression.ts';
import { inWrite, letter, newAgency } from '#server/mail/testing/letter.tsx';
import { type Phase, startFaultySmtp, startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { deliver, MailDeferred } from './delivery.ts';
import { settleAbandonedMails } from './mailing.tasks.ts';

const { database, context } = await testDatabase();
const bounced: unknown[] = [];
on('mailBounced', async (_write, event) => void bounced.push(event));
afterEach(() => {
  watchCheckpoints(() => {});
  bounced.length = 0;
});

const row = (id: string) =>
  database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const compose = async (change: Parameters<typeof letter>[0] = {}) =>
  (await inWrite(context(), (write) => composeMail(write, letter(change)))).id;
/** Patient, unless the server falls silent on purpose: the machine may be busy. */
function open(url: string, patience = 10_000) {
  const transport = openSmtp({
    url,
    from: 'Plaudit <no-reply@plaudit.example>',
    connectWithin: patience,
    answerWithin: patience,
  });
  onTestFinished(() => transport.close());
  return transport;
}
const dieAt = (point: string) =>
  watchCheckpoints((reached) => {
    if (reached === point) throw new Error(`The process dies at ${point}`);
  });

describe('a mail of the outbox', () => {
  test('is sent once, however often its task runs', async () => {
    const server = await startSmtp();
    const agencyId = await newAgency(context());
    const id = await compose({ agencyId, unsubscribe: { agencyId }, replyTo: 'ada@agency.example' });
    const transport = open(server.url);
    for (let time = 0; time < 3; time++) await deliver(context(), transport, id);
    const { state, settled_at, message_id, headers } = await row(id);
    expect({ state, settled_at }).toEqual({ state: 'sent', settled_at: expect.any(Date) });
    expect(server.received).toHaveLength(1);
    const { parsed, raw } = server.received[0]!;
    expect(parsed.messageId).toBe(message_id);
    expect(parsed.text).toContain('Write your review https://plaudit.example/review-invite/1/2');
    expect(raw).toContain(`List-Unsubscribe: ${(headers as Record<string, string>)['List-Unsubscribe']}\r\n`);
  });

  test('is sent once when two workers have it at the same moment', async () => {
    const server = await startSmtp();
    const id = await compose();
    const transport = open(server.url);
    await Promise.all([1, 2, 3, 4].map(() => deliver(context(), transport, id)));
    expect(server.received).toHaveLength(1);
    expect((await row(id)).state).toBe('sent');
  });

  test("about one's own review leaves though its reader wants no asks, and not to an address that bounced", async () => {
    const server = await startSmtp();
    const agencyId = await newAgency(context());
    for (const [name, reason, state] of [
      ['left', 'unsubscribed', 'sent'],
      ['gone', 'bounced', 'suppressed'],
    ] as const) {
      const email = `${name}@writers.example`;
      const id = await compose({ kind: 'changes-requested', to: { email, name: '' }, agencyId });
      await inWrite(context(), (write) => suppress(write, { email, agencyId, reason }));
      await deliver(context(), open(server.url), id);
      expect(await row(id)).toMatchObject({ state });
    }
  });

  test('stays unsent where its reader unsubscribed, and then called a mail of ours spam', async () => {
    const server = await startSmtp();
    const email = 'angry@writers.example';
    const because = (reason: 'unsubscribed' | 'complained') =>
      inWrite(context(), (write) => suppress(write, { email, agencyId: null, reason }));
    for (const reason of ['unsubscribed', 'complained', 'unsubscribed'] as const) await because(reason);
    const id = await compose({ kind: 'review-received', to: { email, name: '' } });
    await deliver(context(), open(server.url), id);
    expect(await row(id)).toMatchObject({ state: 'suppressed' });
    expect(server.received).toEqual([]);
  });

  test('stays unsent when its reader unsubscribes before it leaves', async () => {
    const server = await startSmtp();
    const agencyId = await newAgency(context());
    const id = await compose({ to: { email: 'late@x.example', name: '' }, agencyId });
    await inWrite(context(), (write) => suppress(write, { email: 'late@x.example', agencyId, reason: 'unsubscribed' }));
    await deliver(context(), open(server.url), id);
    expect(await row(id)).toMatchObject({ state: 'suppressed', settled_at: expect.any(Date) });
    expect(server.received).toEqual([]);
  });

  test('that is gone meanwhile troubles nobody', async () => {
    await deliver(context(), open('smtp://127.0.0.1:1'), context().nature.newId());
  });
});

describe('a worker that dies', () => {
  test.each(['mail:marked-sending', 'mail:handed-over'])(
    'at %s leaves a mail that is listed, not repeated',
    async (point) => {
      const server = await startSmtp();
      const id = await compose();
      const transport = open(server.url);
      dieAt(point);
      await expect(deliver(context(), transport, id)).rejects.toThrow('dies');
      watchCheckpoints(() => {});
      const before = server.received.length;
      for (let time = 0; time < 2; time++) await deliver(context(), transport, id);
      expect(await row(id)).toMatchObject({ state: 'unknown', error: expect.stringContaining('ended') });
      expect(server.received).toHaveLength(before);
    },
  );

  test('at mail:settled has sent it, once', async () => {
    const server = await startSmtp();
    const id = await compose();
    dieAt('mail:settled');
    await expect(deliver(context(), open(server.url), id)).rejects.toThrow('dies');
    watchCheckpoints(() => {});
    await deliver(context(), open(server.url), id);
    expect((await row(id)).state).toBe('sent');
    expect(server.received).toHaveLength(1);
  });
});

describe('what the mail server says', () => {
  const outcomes: readonly [Phase, string, state: string][] = [
    ['connect', 'drop', 'queued'],
    ['mail', '421 closing', 'queued'],
    ['rcpt', '450 4.2.0 greylisted', 'queued'],
    ['data', 'drop', 'queued'],
    ['body', '452 disk full', 'queued'],
    ['mail', '550 5.1.8 not you', 'failed'],
    ['rcpt', '550 5.7.1 not you', 'failed'],
    ['body', '554 spam', 'failed'],
    ['body', 'drop', 'unknown'],
    ['body', 'hang', 'unknown'],
  ];

  test.each(outcomes)('at %s, %s, leaves the mail %s', async (phase, fault, state) => {
    const { url } = await startFaultySmtp(phase, fault);
    const id = await compose();
    const delivery = deliver(context(), open(url, fault === 'hang' ? 1000 : undefined), id);
    if (state === 'queued') await expect(delivery).rejects.toThrow(MailDeferred);
    else await delivery;
    expect(await row(id)).toMatchObject({ state, error: expect.any(String) });
    expect(bounced).toEqual(state === 'failed' ? [expect.objectContaining({ mailId: id, isBadAddress: false })] : []);
    expect(await isSuppressed(database.kysely, 'dana@candidates.example', null)).toBe(false);
  });

  test('of an address that nobody has, ends all mail to it', async () => {
    const email = 'nobody@candidates.example';
    const { url } = await startSmtp({ [email]: [550, '5.1.1 no such mailbox'] });
    const id = await compose({ to: { email, name: '' } });
    const transport = open(url);
    for (let time = 0; time < 2; time++) await deliver(context(), transport, id);
    expect(await row(id)).toMatchObject({ state: 'failed', error: '550 5.1.1 no such mailbox' });
    expect(bounced).toEqual([expect.objectContaining({ mailId: id, email, isBadAddress: true })]);
    expect(await isSuppressed(database.kysely, email, null)).toBe(true);
  });

  test('no, then yes, sends it once', async () => {
    const faulty = await startFaultySmtp('rcpt', '450 greylisted');
    const server = await startSmtp();
    const id = await compose();
    await expect(deliver(context(), open(faulty.url), id)).rejects.toThrow(MailDeferred);
    await deliver(context(), open(server.url), id);
    expect(await row(id)).toMatchObject({ state: 'sent', error: null });
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail without a task', () => {
  const later = () => context(undefined, new Date(Date.now() + 3_600_000));
  const endTask = (id: string) => sql`select graphile_worker.remove_job(${`mail:${id}`})`.execute(database.kysely);

  test('is called failed when it was waiting, unknown when it was leaving, and left alone while its task is there', async () => {
    const [waiting, leaving, alive] = [await compose(), await compose(), await compose()];
    await database.kysely.updateTable('mails').set({ state: 'sending' }).where('id', '=', leaving).execute();
    await endTask(waiting);
    await endTask(leaving);
    for (let time = 0; time < 2; time++) await settleAbandonedMails.run(later(), {});
    expect(await Promise.all([waiting, leaving, alive].map(async (id) => (await row(id)).state))).toEqual([
      'failed',
      'unknown',
      'queued',
    ]);
    expect(bounced).toContainEqual(expect.objectContaining({ mailId: waiting, isBadAddress: false }));
  });
});
