import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import '#server/features/index.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { composeMail } from '#server/mail/compose.ts';
import { returnAddress } from '#server/mail/return-path.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { system } from '#server/session/viewer.ts';
import { deliver } from '../delivery.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { complaint, deliveryNotice, letterWith } from './testing/returned-mail.ts';

Object.assign(env, { PLAUDIT_BOUNCE_DOMAIN: 'bounces.plaudit.example' });
const { database, context } = await testDatabase();
const { kysely } = database;
const at = (now?: Date) => context(system, now);
let moment: Date | undefined;
let receiver: Receiver;
const settings = { port: 0, host: '127.0.0.1', name: 'bounces.plaudit.example', conversationsAMinute: 1000 };
beforeAll(async () => {
  receiver = await startReceiver(() => at(moment), settings);
});
afterAll(() => receiver.stop());

/** A sent invitation email with its own return address. */
async function sentInvitation(wishes: Parameters<typeof createInvitation>[1] = {}) {
  const email = wishes.recipient_email ?? `dana-${crypto.randomUUID().slice(0, 8)}@candidates.example`;
  const invitation = await createInvitation(database, { ...wishes, recipient_email: email });
  const { id: mailId } = await inWrite(at(), (write) =>
    composeMail(
      write,
      letter({
        to: { email, name: '' },
        agencyId: invitation.agency_id,
        invitationId: invitation.id,
        unsubscribe: { agencyId: invitation.agency_id },
      }),
    ),
  );
  await kysely.updateTable('mails').set({ state: 'sent', settled_at: new Date() }).where('id', '=', mailId).execute();
  return { email, mailId, invitation };
}

/** Delivers an email to us as another server does; returns our answer. */
async function hand(raw: string, to: string, { from = '', port = receiver.port } = {}): Promise<string> {
  const smtp = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    return (await smtp.sendMail({ raw, envelope: { from, to } })).response;
  } catch (error) {
    return (error as { response?: string; message: string }).response ?? (error as Error).message;
  } finally {
    smtp.close();
  }
}
const bounce = (mailId: string) => returnAddress('bounce', mailId)!;
const mail = (id: string) => kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const invitationOf = ({ invitation }: { invitation: { id: string } }) =>
  kysely.selectFrom('invitations').selectAll().where('id', '=', invitation.id).executeTakeFirstOrThrow();
const returnedMails = (mailId: string) =>
  kysely.selectFrom('returned_mails').selectAll().where('mail_id', '=', mailId).execute();
const suppressed = (email: string, agencyId: string | null = null) => isSuppressed(kysely, email, agencyId);

describe('an email that comes back', () => {
  test('because the address does not exist ends all email to it; a notice that comes twice counts once', async () => {
    const mailed = await sentInvitation();
    const notice = deliveryNotice();
    for (let time = 0; time < 3; time++) expect(await hand(notice, bounce(mailed.mailId))).toMatch(/^250/);
    expect(await mail(mailed.mailId)).toMatchObject({ state: 'failed', error: expect.stringContaining('550 5.1.1') });
    expect(await invitationOf(mailed)).toMatchObject({
      state: 'bounced',
      bounced_because: expect.stringContaining('550 5.1.1'),
    });
    expect(await suppressed(mailed.email)).toBe(true);
    expect(await returnedMails(mailed.mailId)).toHaveLength(1);
  });

  test("because of the other side's policy ends this invitation only, and is shown in the outbox", async () => {
    const mailed = await sentInvitation();
    await hand(deliveryNotice({ status: '5.7.1' }), bounce(mailed.mailId));
    expect(await suppressed(mailed.email)).toBe(false);
    expect(await mail(mailed.mailId)).toMatchObject({ state: 'failed', looked_into_at: null });
    expect((await invitationOf(mailed)).state).toBe('bounced');
  });

  test('as delayed changes nothing yet', async () => {
    const mailed = await sentInvitation();
    await hand(deliveryNotice({ action: 'delayed', status: '4.4.1' }), bounce(mailed.mailId));
    expect((await mail(mailed.mailId)).state).toBe('sent');
    expect((await invitationOf(mailed)).state).toBe('sent');
    expect(await returnedMails(mailed.mailId)).toMatchObject([{ kind: 'soft', status: '4.4.1' }]);
  });

  test('softly, five times in 14 days, suppresses the address; over a longer time it does not', async () => {
    const start = Date.now();
    const onDays = async (days: readonly number[]) => {
      const email = `late-${days.join('-')}@candidates.example`;
      for (const day of days) {
        const { mailId } = await sentInvitation({ recipient_email: email });
        moment = new Date(start + day * 86_400_000);
        // Notices about one delayed email come again and again.
        for (const status of ['4.2.2', '4.4.7'])
          await hand(deliveryNotice({ action: 'delayed', status }), bounce(mailId));
      }
      moment = undefined;
      return suppressed(email);
    };
    expect(await onDays([0, 1, 2, 3])).toBe(false);
    expect(await onDays([0, 1, 2, 3, 13])).toBe(true);
    expect(await onDays([0, 1, 2, 3, 15])).toBe(false);
  });

  test('after its reader has opened the form does not undo that', async () => {
    const mailed = await sentInvitation({ state: 'opened' });
    await hand(deliveryNotice(), bounce(mailed.mailId));
    expect((await invitationOf(mailed)).state).toBe('opened');
  });

  test('that was sent before the address was corrected says nothing about the new one', async () => {
    const mailed = await sentInvitation();
    await kysely
      .updateTable('invitations')
      .set({ recipient_email: 'right@candidates.example' })
      .where('id', '=', mailed.invitation.id)
      .execute();
    await hand(deliveryNotice(), bounce(mailed.mailId));
    expect((await invitationOf(mailed)).state).toBe('sent');
    expect(await suppressed(mailed.email)).toBe(true);
  });

  test('is recorded up to twenty times, not more', async () => {
    const mailed = await sentInvitation();
    for (let time = 0; time < 25; time++)
      await hand(deliveryNotice({ status: '5.7.1' }), bounce(mailed.mailId), { port: receiver.port });
    expect(await returnedMails(mailed.mailId)).toHaveLength(20);
  });
});

describe('a complaint', () => {
  test('ends the invitation, others to the address, and all email to it', async () => {
    const mailed = await sentInvitation({ state: 'started' });
    const other = await createInvitation(database, { recipient_email: mailed.email });
    for (let time = 0; time < 2; time++)
      await hand(complaint(), bounce(mailed.mailId), { from: 'fbl@mailbox.example' });
    expect((await invitationOf(mailed)).state).toBe('complained');
    expect((await invitationOf({ invitation: other })).state).toBe('unsubscribed');
    const [entry] = await kysely.selectFrom('suppressions').selectAll().where('email', '=', mailed.email).execute();
    expect(entry).toMatchObject({ reason: 'complained', agency_id: null });
  });
});

test('about an email to an address that was corrected since leaves the new invitation alone', async () => {
  const mailed = await sentInvitation();
  const corrected = kysely.updateTable('invitations').set({ recipient_email: 'new@candidates.example' });
  await corrected.where('id', '=', mailed.invitation.id).execute();
  await hand(complaint(), bounce(mailed.mailId), { from: 'fbl@mailbox.example' });
  expect((await invitationOf(mailed)).state).toBe('sent');
  expect(await suppressed(mailed.email)).toBe(true);
});

describe('other emails', () => {
  test('are accepted and ignored', async () => {
    const mailed = await sentInvitation();
    const away = letterWith({ 'Auto-Submitted': 'auto-replied' }, 'I am away.');
    expect(await hand(away, bounce(mailed.mailId))).toMatch(/^250.*Nothing to note/);
    expect(await hand(letterWith({}, 'Hello Ada!'), bounce(mailed.mailId), { from: mailed.email })).toMatch(/^250/);
    expect(await returnedMails(mailed.mailId)).toEqual([]);
    expect((await invitationOf(mailed)).state).toBe('sent');
  });
});

describe('an email to the unsubscribe address', () => {
  test('unsubscribes from that agency, as its reader or their program sends it', async () => {
    const mailed = await sentInvitation();
    const headers = (await mail(mailed.mailId)).headers as Record<string, string>;
    const address = /<mailto:([^?>]+)\?subject=unsubscribe>/.exec(headers['List-Unsubscribe']!)![1]!;
    expect(address).toBe(returnAddress('unsubscribe', mailed.mailId));
    for (let time = 0; time < 2; time++)
      expect(await hand(letterWith({}, ''), address, { from: mailed.email })).toMatch(/^250/);
    expect(await suppressed(mailed.email)).toBe(false);
    expect(await suppressed(mailed.email, mailed.invitation.agency_id)).toBe(true);
    expect((await invitationOf(mailed)).state).toBe('unsubscribed');
  });

  test('is ignored when it is itself a bounce', async () => {
    const mailed = await sentInvitation();
    await hand(deliveryNotice(), returnAddress('unsubscribe', mailed.mailId)!);
    expect(await suppressed(mailed.email, mailed.invitation.agency_id)).toBe(false);
  });
});

describe('the receiver', () => {
  test.each([
    'dana@candidates.example',
    'postmaster@bounces.plaudit.example',
    'bounce+0123@bounces.plaudit.example',
    `bounce+${'0'.repeat(52)}@bounces.plaudit.example`,
  ])('relays nothing and accepts nothing for %s', async (to) => {
    expect(await hand(deliveryNotice(), to, { from: 'eve@evil.example' })).toMatch(/^550 5\.1\.1/);
  });

  test('accepts no address with a forged signature, for another purpose or another domain', async () => {
    const { mailId } = await sentInvitation();
    const right = bounce(mailId);
    const forged = right.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
    for (const to of [forged, right.replace('bounce+', 'unsubscribe+'), right.replace('@bounces.', '@evil.')])
      expect(await hand(deliveryNotice(), to)).toMatch(/^550/);
    expect(
      await hand(
        deliveryNotice(),
        right.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase()),
      ),
    ).toMatch(/^250/);
  });

  test('refuses what is larger than any notification, and forgets it', async () => {
    const { mailId } = await sentInvitation();
    const large = deliveryNotice() + 'x'.repeat(1_100_000);
    expect(await hand(large, bounce(mailId))).toMatch(/^552/);
    expect(await returnedMails(mailId)).toEqual([]);
  });

  test('asks to retry when the database cannot be written', async () => {
    const { mailId } = await sentInvitation();
    const broken = await startReceiver(() => ({ ...at(), database: { ...database, kysely: null as never } }), settings);
    expect(await hand(deliveryNotice(), bounce(mailId), { port: broken.port })).toMatch(/^451/);
    await broken.stop();
  });

  test('refuses a network after too many conversations in a minute', async () => {
    // The minute must not end in between.
    vi.useFakeTimers({ toFake: ['Date'] });
    const busy = await startReceiver(() => at(), { ...settings, conversationsAMinute: 5 });
    const greeting = () =>
      new Promise<string>((told) => {
        const socket = connect(busy.port, '127.0.0.1');
        socket.once('data', (bytes) => {
          told(bytes.toString());
          socket.destroy();
        });
      });
    const greetings = [];
    for (let time = 0; time < 7; time++) greetings.push((await greeting()).slice(0, 3));
    expect(greetings).toEqual([...Array(5).fill('220'), '421', '421']);
    await busy.stop();
    vi.useRealTimers();
  });

  test('keeps connections free for others while one network holds ten', async () => {
    const held = await startReceiver(() => at(), settings);
    const call = () =>
      new Promise<{ socket: Socket; greeting: string }>((told) => {
        const socket = connect(held.port, '127.0.0.1');
        socket.once('data', (bytes) => told({ socket, greeting: bytes.toString() }));
      });
    const calls = [];
    for (let time = 0; time < 11; time++) calls.push(await call());
    expect(calls.map(({ greeting }) => greeting.slice(0, 3))).toEqual([...Array(10).fill('220'), '421']);
    for (const { socket } of calls) socket.destroy();
    await vi.waitFor(async () => {
      const { socket, greeting } = await call();
      socket.destroy();
      expect(greeting).toMatch(/^220/);
    });
    await held.stop();
  });

  test('offers encryption only when it has a certificate', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-cert-'));
    const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
    // The certificate that comes with the library, for tests.
    const { cert, key } = tlsOptions();
    writeFileSync(certFile, String(cert));
    writeFileSync(keyFile, String(key));
    const safe = await startReceiver(() => at(), { ...settings, certificate: { certFile, keyFile } });
    const { mailId } = await sentInvitation();
    const overTls = createTransport({
      host: '127.0.0.1',
      port: safe.port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    });
    const sent = await overTls.sendMail({ raw: deliveryNotice(), envelope: { from: '', to: bounce(mailId) } });
    expect(sent.response).toMatch(/^250/);
    overTls.close();
    await safe.stop();
    rmSync(folder, { recursive: true });
    const plain = createTransport({ host: '127.0.0.1', port: receiver.port, requireTLS: true });
    await expect(plain.sendMail({ raw: 'x', envelope: { from: '', to: bounce(mailId) } })).rejects.toThrow();
    plain.close();
  });
});

test('an email leaves with its own return path, and what comes back there finds it', async () => {
  const server = await startSmtp();
  const transport = openSmtp({ url: server.url, from: 'Plaudit <no-reply@plaudit.example>' });
  const { mailId, email } = await sentInvitation();
  await kysely.updateTable('mails').set({ state: 'queued', settled_at: null }).where('id', '=', mailId).execute();
  await deliver(at(), transport, mailId);
  transport.close();
  const [received] = server.received;
  expect(received).toMatchObject({ from: bounce(mailId), to: [email] });
  expect(received?.parsed.from?.text).toContain('no-reply@plaudit.example');
  expect(received!.from.split('@')[0]!.length).toBeLessThanOrEqual(64);
  await hand(deliveryNotice(), received!.from);
  expect(await suppressed(email)).toBe(true);
});
