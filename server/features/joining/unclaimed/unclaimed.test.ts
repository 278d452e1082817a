import { expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createUser, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { unsubscribe } from '#server/features/mailing/mailing.commands.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger } from '#server/session/viewer.ts';
import { createClaim } from '../enquiries/enquiries.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const newEmail = () => `una-${crypto.randomUUID()}@unclaimed-hire.example`;
const add = (facts: object, viewer = superAdmin) =>
  mutate(
    context(viewer),
    'addUnclaimedProfile',
    { name: 'Una Featherstonehaugh', country: 'AU', source: 'the public team page of their firm', ...facts },
    'recruiter { slug isClaimed source agency { name } }',
  );
const problems = (payload: { errors?: unknown }) =>
  (payload.errors as { code: string; field: string | null }[]).map(({ code, field }) => [code, field]);
const mailsTo = (email: string) =>
  kysely
    .selectFrom('mails')
    .select(['kind', 'text', 'state', 'headers'])
    .where('to_email', '=', email)
    .orderBy('id')
    .execute();
const profilesOf = (email: string) => kysely.selectFrom('recruiters').selectAll().where('email', '=', email).execute();

test('a super admin creates a profile from business facts; its person is told once, and how to claim or remove it', async () => {
  const email = newEmail();
  const made = await add({ email, agencyName: 'Featherstone Hire', speciality: 'legal', location: 'Ballarat' });
  expect(made).toMatchObject({
    errors: [],
    recruiter: {
      isClaimed: false,
      source: 'the public team page of their firm',
      agency: { name: 'Featherstone Hire' },
    },
  });
  const agencies = kysely.selectFrom('agencies').select('contact_email').where('name', '=', 'Featherstone Hire');
  expect(await agencies.execute()).toEqual([{ contact_email: env.CONTACT_EMAIL }]);
  const slug = String((made.recruiter as Record<string, unknown>).slug);
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ kind: 'unclaimed-profile', state: 'queued' }]);
  for (const said of [
    `/recruiter/${slug}/claim`,
    `/recruiter/${slug}/claim?wish=objection`,
    'the public team page of their firm',
  ])
    expect(mails[0]!.text).toContain(said);
  expect(problems(await add({ email, agencyName: 'Featherstone Hire' }))).toEqual([['KNOWN', 'email']]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await profilesOf(email)).toMatchObject([{ specialities: ['legal'], phone: null }]);
});

test('somebody told about a profile stops all our email with one click', async () => {
  const email = newEmail();
  await add({ email, agencyName: 'One Click Hire' });
  const [mail] = await mailsTo(email);
  expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(mail!.text).toContain('Stop all emails from Plaudit');
  const token = /\/u\/([\w-]{43})/.exec(JSON.stringify(mail!.headers))![1]!;
  await runCommand(unsubscribe, context(), { token, scope: 'agency' });
  const left = kysely.selectFrom('suppressions').select(['agency_id', 'reason']).where('email', '=', email);
  expect(await left.execute()).toEqual([{ agency_id: null, reason: 'unsubscribed' }]);
});

test('one at a listed agency joins it', async () => {
  const { id, name } = await createAgency(database);
  const made = await add({ email: newEmail(), agencyId: `Agency:${id}` });
  expect(made).toMatchObject({ errors: [], recruiter: { agency: { name } } });
});

test('nobody gets one who cannot be told, has objected before, has an account, or has no address at a firm', async () => {
  const unwilling = newEmail();
  await inWrite(context(), (write) => suppress(write, { email: unwilling, agencyId: null, reason: 'unsubscribed' }));
  expect(problems(await add({ email: unwilling, agencyName: 'A Hire' }))).toEqual([['CANNOT_BE_TOLD', 'email']]);
  const objector = newEmail();
  await add({ email: objector, agencyName: 'A Hire' });
  const [profile] = await profilesOf(objector);
  const claim = await createClaim(database, { recruiter_id: profile!.id, wish: 'objection' });
  await mutate(context(superAdmin), 'approveClaim', { claimId: `Claim:${claim.id}`, expectedVersion: 1 });
  expect(problems(await add({ email: objector, agencyName: 'A Hire' }))).toEqual([['OBJECTED', 'email']]);
  const { email: known } = await createUser(database);
  expect(problems(await add({ email: known, agencyName: 'A Hire' }))).toEqual([['KNOWN', 'email']]);
  expect(problems(await add({ email: 'una@gmail.com', agencyName: 'A Hire' }))).toEqual([['invalid', 'email']]);
  expect(problems(await add({ email: newEmail() }))).toEqual([['AGENCY_MISSING', 'agencyName']]);
  for (const email of [unwilling, objector]) expect(await profilesOf(email)).toEqual([]);
});

test('nobody else creates one', async () => {
  const email = newEmail();
  for (const viewer of [stranger, await viewerWithRole(database, 'ROLE_ADMIN')])
    expect((await add({ email, agencyName: 'A Hire' }, viewer)).errors).toHaveLength(1);
  expect(await profilesOf(email)).toEqual([]);
});
