import { expect, test } from 'vitest';
import { surveyUrl } from '#common/urls.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { hostileTexts } from '#server/features/testing/hostile-texts.ts';
import { defineMail } from './define-mail.ts';
import { refuseHeaderInjection } from './headers.ts';
import { MailFrame } from './MailFrame.tsx';
import { Facts, Paragraph, TextLink } from './parts.tsx';
import { sendMail } from './send-mail.ts';
import { type OneOfSeries, type Series, sendSeries } from './send-series.ts';
import { suppress, suppressErased } from './suppression.ts';
import { inWrite, newAgency } from './testing/letter.tsx';

const { database, context } = await testDatabase();

interface Props {
  name: string;
  job: string;
  token: string;
}

const news = defineMail({
  kind: 'test-series',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ name }: Props) => `For ${name}`,
  Body: ({ name, job, token }: Props) => (
    <MailFrame preview="A test" why="You get this email because of a test.">
      <Paragraph>Hello {name},</Paragraph>
      <Facts facts={[['Job', job]]} />
      <TextLink href={`https://plaudit.example${surveyUrl('campaign', token, { score: 3 })}&x=1`}>3</TextLink>
    </MailFrame>
  ),
  samples: { 'test-series': { name: 'Robin', job: 'Cook', token: 'token' } },
});

const seriesOf = (agencyId: string): Series<Props, keyof Props> => ({
  ...{ mail: news, agencyId, replyTo: null, fromName: null },
  places: ['name', 'job', 'token'],
  props: (texts) => texts,
});
const one = (email: string, texts: Partial<Props> = {}): OneOfSeries<keyof Props> => ({
  to: { email, name: texts.name ?? 'Robin' },
  texts: { name: 'Robin', job: 'Cook', token: 'token', ...texts },
  surveyRecipientId: null,
});
const mailsTo = (email: string) =>
  database.kysely.selectFrom('mails').selectAll().where('to_email', '=', email).orderBy('id').execute();
const send = (agencyId: string, emails: readonly OneOfSeries<keyof Props>[]) =>
  inWrite(context(), (write) => sendSeries(write, seriesOf(agencyId), emails));

/** Without what is random in an email: its id and its way to unsubscribe. */
const fixed = (text: string) => text.replaceAll(/\/u\/[\w-]+/g, '/u/token');

test.each(
  Object.entries(hostileTexts).filter(([, text]) => text.trim() !== '' && text.length < 4000 && isSubject(text)),
)('says exactly what the same email alone says: %s', async (_name, text) => {
  const agencyId = await newAgency(context());
  const props = { name: text, job: `${text} & 1`, token: 'a-b_C' };
  await send(agencyId, [one('one@series.example', props)]);
  await inWrite(context(), (write) =>
    sendMail(write, news, { to: { email: 'alone@series.example', name: text }, props, agencyId }),
  );
  const [merged] = (await mailsTo('one@series.example')).slice(-1);
  const [alone] = (await mailsTo('alone@series.example')).slice(-1);
  for (const part of ['subject', 'html', 'text'] as const) expect(fixed(merged![part])).toBe(fixed(alone![part]));
  expect(Object.keys(merged!.headers as object)).toEqual(Object.keys(alone!.headers as object));
});

/** A single line of text that Postgres can store. */
function isSubject(text: string): boolean {
  try {
    refuseHeaderInjection(text, 'name');
    return !/[\u200b\ufeff]| {2}/.test(text) && text.isWellFormed();
  } catch {
    return false;
  }
}

test('leaves out those who want no email, and says why', async () => {
  const agencyId = await newAgency(context());
  const other = await newAgency(context());
  await inWrite(context(), async (write) => {
    await suppress(write, { email: 'left@series.example', agencyId, reason: 'unsubscribed' });
    await suppress(write, { email: 'gone@series.example', agencyId: null, reason: 'bounced' });
    await suppress(write, { email: 'here@series.example', agencyId: other, reason: 'unsubscribed' });
    await suppressErased(write, 'erased@series.example');
  });
  const fared = await send(
    agencyId,
    ['left', 'gone', 'here', 'erased'].map((name) => one(`${name}@series.example`)),
  );
  expect(fared).toEqual([
    { outcome: 'suppressed', reason: 'unsubscribed' },
    { outcome: 'suppressed', reason: 'bounced' },
    { outcome: 'queued' },
    { outcome: 'suppressed', reason: 'objected' },
  ]);
  expect(await mailsTo('here@series.example')).toHaveLength(1);
  expect(await mailsTo('left@series.example')).toEqual([]);
});

test('refuses a name that could add a header, and sends the others', async () => {
  const agencyId = await newAgency(context());
  const fared = await send(agencyId, [
    one('bad@series.example', { name: 'Robin\r\nBcc: all@series.example' }),
    one('good@series.example'),
  ]);
  expect(fared.map(({ outcome }) => outcome)).toEqual(['refused', 'queued']);
  const [mail] = await mailsTo('good@series.example');
  expect(mail).toMatchObject({ state: 'queued', agency_id: agencyId, message_id: expect.stringContaining(mail!.id) });
  expect(mail!.batch_id).not.toBeNull();
});
