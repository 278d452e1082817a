import { describe, expect, onTestFinished, test } from 'vitest';
import { type Phase, startFaultySmtp, startSmtp } from './testing/smtp.ts';
import { type OutgoingMail, openSmtp } from './transport.ts';

const mail: OutgoingMail = {
  messageId: '<0199@plaudit.example>',
  to: { email: 'dana@candidates.example', name: 'Dana Prïce, "D"' },
  replyTo: 'ada@agency.example',
  subject: 'Ada asks for your review – today',
  html: '<p>Hello <b>Dana</b></p>',
  text: 'Hello Dana',
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<https://plaudit.example/u/${'t'.repeat(43)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  date: new Date('2026-11-21T09:00:00Z'),
};

/** A long timeout, unless the server is silent on purpose: the machine may be busy. */
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

describe('an email that the server accepts', () => {
  test('arrives complete, with both bodies and our headers', async () => {
    const server = await startSmtp();

    expect(await open(server.url).send(mail)).toEqual({ fate: 'accepted' });

    const [arrived] = server.received;
    expect(arrived).toMatchObject({ from: 'no-reply@plaudit.example', to: ['dana@candidates.example'] });
    expect(arrived?.parsed).toMatchObject({ subject: mail.subject, messageId: mail.messageId, date: mail.date });
    expect(arrived?.parsed.text?.trim()).toBe('Hello Dana');
    expect(arrived?.parsed.html).toContain('<b>Dana</b>');
    expect(arrived?.parsed.from?.value).toEqual([{ address: 'no-reply@plaudit.example', name: 'Plaudit' }]);
    expect(arrived?.parsed.to).toMatchObject({
      value: [{ address: 'dana@candidates.example', name: 'Dana Prïce, "D"' }],
    });
    expect(arrived?.parsed.replyTo?.value[0]?.address).toBe('ada@agency.example');
  });

  test('keeps the unsubscribe address on one line, however long it is', async () => {
    const server = await startSmtp();
    await open(server.url).send(mail);
    const lines = server.received[0]?.raw.split('\r\n') ?? [];
    expect(lines).toContain(`List-Unsubscribe: ${mail.headers['List-Unsubscribe']}`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is sent also after one that was refused', async () => {
    const server = await startSmtp({ 'gone@candidates.example': [550, '5.1.1 no such mailbox'] });
    const transport = open(server.url);
    const gone = { ...mail, to: { email: 'gone@candidates.example', name: '' } };
    const fates = [];
    for (const next of [mail, gone, mail]) fates.push((await transport.send(next)).fate);
    expect(fates).toEqual(['accepted', 'refused', 'accepted']);
    expect(server.received).toHaveLength(2);
  });
});

describe('an email that the server does not accept', () => {
  const fates: readonly [phase: Phase, fault: string, fate: object][] = [
    ['connect', '554 no service', { fate: 'deferred' }],
    ['connect', 'drop', { fate: 'deferred' }],
    ['connect', 'hang', { fate: 'deferred' }],
    ['mail', '550 5.1.8 sender has no such domain', { fate: 'refused', badAddress: false }],
    ['mail', '451 4.3.0 later', { fate: 'deferred' }],
    ['mail', '421 closing', { fate: 'deferred' }],
    ['mail', 'drop', { fate: 'deferred' }],
    ['mail', 'hang', { fate: 'deferred' }],
    ['rcpt', '550 5.1.1 no such mailbox', { fate: 'refused', badAddress: true, reason: '550 5.1.1 no such mailbox' }],
    ['rcpt', '550 5.7.1 we do not like you', { fate: 'refused', badAddress: false }],
    ['rcpt', '550 no', { fate: 'refused', badAddress: false }],
    ['rcpt', '450 4.2.0 greylisted', { fate: 'deferred' }],
    ['rcpt', 'drop', { fate: 'deferred' }],
    ['rcpt', 'hang', { fate: 'deferred' }],
    ['data', '554 5.5.1 no valid recipients', { fate: 'refused', badAddress: false }],
    ['data', '503 wrong order', { fate: 'deferred' }],
    ['data', '451 4.3.0 later', { fate: 'deferred' }],
    ['data', 'drop', { fate: 'deferred' }],
    ['data', 'hang', { fate: 'deferred' }],
    ['body', '554 5.7.1 looks like spam', { fate: 'refused', badAddress: false }],
    ['body', '550 5.1.1 no such mailbox after all', { fate: 'refused', badAddress: true }],
    ['body', '452 4.3.1 disk full', { fate: 'deferred' }],
    ['body', 'drop', { fate: 'unknown' }],
    ['body', 'hang', { fate: 'unknown' }],
  ];

  test.each(fates)('at %s, by %s', async (phase, fault, fate) => {
    const server = await startFaultySmtp(phase, fault);
    expect(await open(server.url, fault === 'hang' ? 1000 : undefined).send(mail)).toMatchObject(fate);
  });

  test('because nobody listens is deferred', async () => {
    expect(await open('smtp://127.0.0.1:1').send(mail)).toMatchObject({ fate: 'deferred' });
  });

  test('because SMTP cannot carry its address is refused without asking', async () => {
    const server = await startSmtp();
    const strange = { ...mail, to: { email: 'a\u0000b@candidates.example', name: '' } };
    expect((await open(server.url).send(strange)).fate).toBe('refused');
    expect(server.received).toEqual([]);
  });

  test('because a pooled connection is gone is deferred and does not count as lost', async () => {
    const server = await startFaultySmtp('mail', 'drop', 1);
    const transport = open(server.url);
    expect(await transport.send(mail)).toEqual({ fate: 'accepted' });
    expect(await transport.send(mail)).toMatchObject({ fate: 'deferred' });
  });
});
