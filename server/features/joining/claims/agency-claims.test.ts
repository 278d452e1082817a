import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { createEnquiry } from '../enquiries/enquiries.factories.ts';
import { approveClaim } from './claim-decisions.commands.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const { id: staffId } = await createUser(database, { type: 'user', roles: ['ROLE_SUPER_ADMIN'] });
const superAdmin = await viewerFor(database, staffId);
const newEmail = () => `owner-${crypto.randomUUID()}@claimers.example`;
const app = await publicPages(database);
afterAll(() => app.close());

const claim = (agencyId: string, email: string, change: object = {}) =>
  mutate(context(), 'claimProfile', { profileId: `Agency:${agencyId}`, name: 'Ona Owner', email, ...change });
const claimsOf = (agencyId: string) =>
  kysely.selectFrom('claims').selectAll().where('agency_id', '=', agencyId).orderBy('id').execute();
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).orderBy('id').execute();
const linkIn = (text: string) => /\/claim\/[\w-]{43}/.exec(text)![0];
const confirm = async (email: string) =>
  app.inject({
    method: 'POST',
    url: linkIn((await mailsTo(email)).findLast(({ kind }) => kind.endsWith('link'))!.text),
  });
const approve = (claimId: string) =>
  decide(context(superAdmin), approveClaim, claimId, 'claim { state agency { name } recruiter { id } }');
const whoIs = (email: string) =>
  kysely
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.user_id', 'u.id')
    .innerJoin('user_roles as o', 'o.user_id', 'u.id')
    .select(['r.id', 'r.agency_id', 'o.role'])
    .where('u.email', '=', email)
    .orderBy('o.role')
    .execute();

test('claiming an agency takes a confirmed address and an approval, and makes the person its admin', async () => {
  const { id, slug } = await createAgency(database, { name: 'Harbour Talent' });
  const email = newEmail();
  expect(await claim(id, email, { note: 'See our site.' })).toEqual({ errors: [] });
  expect(await claimsOf(id)).toMatchObject([{ note: 'See our site.', state: 'requested', recruiter_id: null }]);
  expect(await approve((await claimsOf(id))[0]!.id)).toMatchObject({ errors: [{ code: 'NOT_VERIFIED' }] });
  const [mail] = await mailsTo(email);
  expect(mail!.kind).toBe('security-claim-link');
  expect(mail!.text).toContain('Harbour Talent');
  expect(mail!.text).not.toContain('Ona Owner');
  const page = await app.inject({ url: linkIn(mail!.text) });
  expect(page.body).toContain('Is the profile of Harbour Talent yours?');
  expect(await claimsOf(id)).toMatchObject([{ state: 'requested' }]);
  expect((await confirm(email)).headers.location).toBe(`/agency/${slug}/claimed`);
  const [verified] = await claimsOf(id);
  expect(verified).toMatchObject({ state: 'email_verified' });
  expect(await approve(verified!.id)).toEqual({
    errors: [],
    claim: { state: 'approved', agency: { name: 'Harbour Talent' }, recruiter: null },
  });
  expect(await whoIs(email)).toMatchObject([
    { agency_id: id, role: 'ROLE_RECRUITER' },
    { agency_id: id, role: 'ROLE_RECRUITER_ADMIN' },
  ]);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['security-claim-link', 'security-claim-approved']);
});

test('an eight-day-old link leads to where the agency can be claimed again', async () => {
  const { id, slug } = await createAgency(database);
  const email = newEmail();
  await claim(id, email);
  await kysely
    .updateTable('claims')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('agency_id', '=', id)
    .execute();
  expect((await confirm(email)).headers.location).toBe(`/agency/${slug}/failed-claim`);
  expect(await claimsOf(id)).toMatchObject([{ state: 'requested' }]);
  await claim(id, email);
  expect((await confirm(email)).headers.location).toBe(`/agency/${slug}/claimed`);
});

test('claiming an agency that somebody runs is disputed; once approved, the new admin joins the old one, who is told', async () => {
  const { id } = await createAgency(database);
  const admin = await createRecruiterWithLogin(database, {
    agency_id: id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const email = newEmail();
  await claim(id, email);
  await confirm(email);
  const [disputed] = await claimsOf(id);
  expect(disputed).toMatchObject({ state: 'disputed' });
  expect(await approve(disputed!.id)).toMatchObject({ errors: [] });
  expect((await mailsTo(admin.user.email)).map(({ kind }) => kind)).toEqual(['security-new-admin']);
  expect(await whoIs(admin.user.email)).toHaveLength(2);
  expect(await whoIs(email)).toHaveLength(2);
});

test('a member keeps their profile, an unclaimed one with the address becomes theirs, a member elsewhere is refused', async () => {
  const { id } = await createAgency(database);
  const member = await createRecruiterWithLogin(database, { agency_id: id });
  const email = newEmail();
  const waiting = await createRecruiter(database, { agency_id: id, email, is_claimed: false, source: 'its site' });
  const elsewhere = await createRecruiterWithLogin(database);
  const answers = [];
  for (const address of [member.user.email, email, elsewhere.user.email]) {
    await claim(id, address);
    await confirm(address);
    const claims = await claimsOf(id);
    answers.push(await approve(claims.find((one) => one.email === address)!.id));
  }
  expect(answers).toMatchObject([{ errors: [] }, { errors: [] }, { errors: [{ code: 'ACCOUNT_HAS_PROFILE' }] }]);
  expect((await whoIs(member.user.email)).map((one) => one.id)).toEqual([member.recruiter.id, member.recruiter.id]);
  expect((await whoIs(email)).map((one) => one.id)).toEqual([waiting.id, waiting.id]);
  expect(await whoIs(elsewhere.user.email)).toHaveLength(1);
});

test('an open enquiry from the same address does not hide the claim, and claiming again changes nothing', async () => {
  const { id } = await createAgency(database);
  const { email } = await createEnquiry(database);
  expect(await claim(id, email)).toEqual({ errors: [] });
  expect(await claim(id, email, { name: 'Somebody Else' })).toEqual({ errors: [] });
  expect(await claimsOf(id)).toMatchObject([{ name: 'Ona Owner', state: 'requested' }]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('staff see who runs a claimed agency now, without deactivated accounts', async () => {
  const agency = await createAgency(database);
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { user: active } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  const { user: former } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', former.id).execute();
  await claim(agency.id, newEmail());
  const [row] = await claimsOf(agency.id);
  const text = `{ node(id: "Claim:${row!.id}") { ... on Claim { agencyAdmins { edges { node { email } } } } } }`;
  const { data } = await request(context(superAdmin), text);
  expect(data).toEqual({ node: { agencyAdmins: { edges: [{ node: { email: active.email } }] } } });
});

test('nobody can object to the profile of an agency', async () => {
  const { id } = await createAgency(database);
  const { errors } = await claim(id, newEmail(), { wish: 'objection' });
  expect(errors).toMatchObject([{ code: 'invalid', field: 'wish' }]);
  expect(await claimsOf(id)).toEqual([]);
});

test('an agency without a page cannot be claimed', async () => {
  const waiting = await createAgency(database, { is_approved: false });
  expect(await claim(waiting.id, newEmail())).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  const { id } = await createAgency(database);
  expect(await claim(id, 'no address')).toMatchObject({ errors: [{ field: 'email' }] });
});
