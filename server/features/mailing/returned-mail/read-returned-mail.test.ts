import { describe, expect, test } from 'vitest';
import { readReturnedMail } from './read-returned-mail.ts';
import { complaint, deliveryNotice, letterWith } from './testing/returned-mail.ts';

const read = (raw: string, isFromNobody = true) => readReturnedMail(Buffer.from(raw), isFromNobody);

describe('a delivery status notification', () => {
  test.each([
    ['5.1.1', 'hard'],
    ['5.1.2', 'hard'],
    ['5.1.10', 'hard'],
    ['5.2.1', 'hard'],
    ['5.7.1', 'policy'],
    ['5.7.26', 'policy'],
    ['5.2.2', 'soft'],
    ['5.4.4', 'soft'],
    ['4.4.7', 'soft'],
    ['4.7.0', 'soft'],
    // Our own address is at fault, not theirs.
    ['5.1.8', 'soft'],
  ])('with status %s is %s, and final', async (status, kind) => {
    expect(await read(deliveryNotice({ status }))).toMatchObject({ kind, status, isFinal: true });
  });

  test('about a delay is soft, and the email may still arrive', async () => {
    expect(await read(deliveryNotice({ action: 'delayed', status: '4.4.1' }))).toMatchObject({
      kind: 'soft',
      isFinal: false,
    });
    expect(await read(deliveryNotice({ action: 'delayed', status: '5.1.1' }))).toMatchObject({ kind: 'soft' });
  });

  test.each(['delivered', 'relayed', 'expanded'])('that says %s has nothing to record', async (action) => {
    expect(await read(deliveryNotice({ action, status: '2.0.0' }))).toBeNull();
  });

  test('whose code says nothing is read by its text', async () => {
    const told = (diagnostic: string) => read(deliveryNotice({ status: '5.0.0', diagnostic }));
    expect(await told('smtp; 550 5.1.1 The account does not exist')).toMatchObject({ kind: 'hard', status: '5.1.1' });
    expect(await told('smtp; 550 No such user here')).toMatchObject({ kind: 'hard', status: '5.0.0' });
    expect(await told('smtp; 554 Message refused')).toMatchObject({ kind: 'soft' });
  });

  test("keeps the other server's words, with folded lines joined", async () => {
    const diagnostic = 'smtp; 550 5.7.1 Our system has detected that this message is likely unsolicited mail';
    expect(await read(deliveryNotice({ status: '5.7.1', diagnostic }))).toMatchObject({
      detail: expect.stringMatching(/^550 5\.7\.1 Our system .* likely unsolicited mail$/),
    });
  });

  test('is identified by its Message-ID, and without one by its bytes', async () => {
    const key = async (raw: string) => (await read(raw))!.key.toString('hex');
    const one = deliveryNotice({ messageId: '<1@mx.example>' });
    expect(await key(one)).toBe(await key(deliveryNotice({ messageId: '<1@mx.example>', status: '5.2.1' })));
    expect(await key(one)).not.toBe(await key(deliveryNotice({ messageId: '<2@mx.example>' })));
    const without = one.replace(/Message-ID: .*\r\n/, '');
    expect(await key(without)).toBe(await key(without));
    expect(await key(without)).not.toBe(await key(`${without} `));
  });
});

describe('a complaint', () => {
  test.each(['abuse', 'fraud', 'virus', 'other'])('of type %s is one', async (type) => {
    expect(await read(complaint(type), false)).toMatchObject({ kind: 'complaint' });
  });

  test.each(['not-spam', 'auth-failure'])('of type %s is not one', async (type) => {
    expect(await read(complaint(type), false)).toBeNull();
  });
});

describe('other emails', () => {
  test.each([
    ['a holiday notice', letterWith({ 'Auto-Submitted': 'auto-replied' }, 'I am away until 5.1.2027.')],
    ['one of an older program', letterWith({ 'X-Autoreply': 'yes' }, 'Away. 550 5.1.1')],
    ['one without any header', letterWith({}, 'I am out of the office and back on Monday.')],
    ['a holiday notice of Exchange', letterWith({ 'Auto-Submitted': 'auto-generated' }, 'Bis 5.12.26 abwesend.')],
    ['one that names a version', letterWith({}, 'I am away until 5.1.1 is released.')],
    ['one that names an issue', letterWith({}, 'I am back when #5.1.1 is done.')],
    ['one with a date', letterWith({}, 'Back on 4.5.26; call 550 12 34 until then.')],
    ['one with a network address', letterWith({}, 'Our server 5.1.1.7 moves to 550 5.1.1.7 Main Street.')],
    ['one with a number behind another', letterWith({}, 'Ref. 12550 5.1.1, or room 450 5.1.1')],
    ['one that wants no answers', letterWith({ 'X-Auto-Response-Suppress': 'All' }, '550 5.1.1 is the lift code.')],
    ['a letter of a list', letterWith({ 'List-Id': '<news.candidates.example>' }, 'What does 550 5.1.1 mean?')],
    ['a letter to many', letterWith({ Precedence: 'list' }, 'What does 550 5.1.1 mean?')],
    ['a code of no known subject', letterWith({}, '550 5.9.1 Something')],
    ['news about a delivery that worked', letterWith({}, '250 2.1.5 Recipient ok')],
    ['a status without its recipient', deliveryNotice().replace(/(Final|Original)-Recipient: .*\r\n/g, '')],
    ['an empty mail', ''],
    ['bytes', '\u0000\u0001\u0002--\r\n\r\n--'],
  ])('%s is ignored', async (_name, raw) => {
    expect(await read(raw)).toBeNull();
  });

  test("a person's answer that quotes a code is ignored: it has a sender", async () => {
    expect(await read(letterWith({}, 'I got 550 5.1.1 when I wrote to you.'), false)).toBeNull();
  });

  test('a bounce in plain words is recognised', async () => {
    const qmail = letterWith(
      { From: 'MAILER-DAEMON@mx.example', Subject: 'failure notice' },
      'Hi. This is the qmail-send program at mx.example.',
      '<dana@candidates.example>:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
    );
    expect(await read(qmail)).toMatchObject({ kind: 'hard', status: '5.1.1', isFinal: true });
    const old = letterWith(
      { From: 'MAILER-DAEMON@mx.example' },
      '   ----- Transcript -----',
      '<<< 550-5.1.1 Nobody here',
    );
    expect(await read(old)).toMatchObject({ kind: 'hard', status: '5.1.1', isFinal: true });
    const later = letterWith({ From: 'MAILER-DAEMON@mx.example' }, '451 4.3.0 Try again later');
    expect(await read(later)).toMatchObject({ kind: 'soft', status: '4.3.0', isFinal: false });
  });
});
