import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { allSamples, defineMail, type Mail } from './define-mail.ts';
import { keptBackBy } from './kinds.ts';
import { MailFrame } from './MailFrame.tsx';
import { Paragraph } from './parts.tsx';
import { type Envelope, sendMail } from './send-mail.ts';
import { suppress } from './suppression.ts';
import { inWrite, newAgency } from './testing/letter.tsx';

const { database, context } = await testDatabase();

interface Props {
  name: string;
}

function TestMail({ name }: Props) {
  return (
    <MailFrame preview="A test" why="You get this email because of a test.">
      <Paragraph>Hello {name},</Paragraph>
    </MailFrame>
  );
}

const subject = ({ name }: Props) => `For ${name}`;
const news = defineMail({
  kind: 'test-news',
  ofAgency: true,
  canUnsubscribe: true,
  subject,
  Body: TestMail,
  samples: { 'test-news': { name: 'Robin Example' } },
});
const letter = defineMail({
  kind: 'test-letter',
  subject: 'A letter',
  Body: TestMail,
  samples: { 'test-letter': { name: 'Robin Example' } },
});
const ownReview = defineMail({
  kind: 'test-own-review',
  isAboutOwnReview: true,
  subject,
  Body: TestMail,
  samples: { 'test-own-review': { name: 'Robin Example' } },
});

const dana = { to: { email: 'dana@candidates.example', name: 'Dana' }, props: { name: 'Dana' } };
const row = (id: string) =>
  database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sent = async <OfAgency extends boolean>(mail: Mail<Props, OfAgency>, envelope: Envelope<Props, OfAgency>) =>
  row((await inWrite(context(), (write) => sendMail(write, mail, envelope))).id);

test("an email has the kind and subject of its definition, rendered from the call's props", async () => {
  const mail = await sent(letter, dana);
  expect(mail).toMatchObject({ kind: 'test-letter', subject: 'A letter', agency_id: null });
  expect(mail.text).toContain('Hello Dana,');
  expect(mail.headers).not.toHaveProperty('List-Unsubscribe');
});

test("an agency's email can be unsubscribed from, and respects that agency's suppressions", async () => {
  const agencyId = await newAgency(context());
  const mail = await sent(news, { ...dana, agencyId });
  expect(mail).toMatchObject({ agency_id: agencyId, subject: 'For Dana', state: 'queued' });
  expect(mail.headers).toHaveProperty('List-Unsubscribe');
  await inWrite(context(), (write) => suppress(write, { email: dana.to.email, agencyId, reason: 'unsubscribed' }));
  expect(await sent(news, { ...dana, agencyId })).toMatchObject({ state: 'suppressed' });
  expect(await sent(letter, dana)).toMatchObject({ state: 'queued' });
});

test("an email about the reader's own review reaches people who unsubscribed, but not addresses that bounced", async () => {
  expect(keptBackBy(ownReview.kind)).toEqual(['bounced', 'complained']);
  expect(keptBackBy(letter.kind)).toEqual(expect.arrayContaining(['unsubscribed', 'bounced', 'complained']));
});

test('a call does not compile without the agency, with an unexpected agency, or with other props', () => {
  const calls: unknown[] = [
    // @ts-expect-error: it is sent on behalf of an agency, which the call must name
    { ...dana } satisfies Envelope<Props, typeof news.ofAgency>,
    // @ts-expect-error: it is sent on behalf of nobody
    { ...dana, agencyId: 'x' } satisfies Envelope<Props, typeof letter.ofAgency>,
    // @ts-expect-error: the body renders a name
    { ...dana, props: { reason: 'x' } } satisfies Envelope<Props, typeof letter.ofAgency>,
  ];
  expect(calls).toHaveLength(3);
});

test('a kind is defined once', () => {
  expect(() => defineMail({ ...letter, kind: 'test-news' })).toThrow('There is a mail test-news already');
});

test('each sample is rendered from its declared props', () => {
  expect(allSamples().find(({ name }) => name === 'test-news')).toMatchObject({
    subject: 'For Robin Example',
    canUnsubscribe: true,
    ofAgency: true,
  });
});
