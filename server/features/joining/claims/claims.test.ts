import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { counting } from '#server/graphql/testing/counting.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createClaim } from '../enquiries/enquiries.factories.ts';
import { approveClaim, declineClaim } from './claim-decisions.commands.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');
const app = await publicPages(database);
afterAll(() => app.close());

const unclaimedProfile = () => createRecruiter(database, { is_claimed: false, source: 'a public list' });
const claimsOf = (recruiterId: string) =>
  kysely.selectFrom('claims').selectAll().where('recruiter_id', '=', recruiterId).orderBy('id').execute();
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).orderBy('id').execute();
const profileOf = (id: string) =>
  kysely.selectFrom('recruiters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const newEmail = () => `c-${crypto.randomUUID()}@claimants.example`;
const claim = (recruiterId: string, email = newEmail(), now?: Date) =>
  mutate(context(stranger, now), 'claimProfile', {
    profileId: `Recruiter:${recruiterId}`,
    name: 'Ferdinand Typer',
    email,
    note: 'My LinkedIn profile names this agency.',
  });
const approve = (viewer: typeof stranger, id: string) => decide(context(viewer), approveClaim, id, 'claim { state }');
const decline = (viewer: typeof stranger, id: string, reason = 'The address is not of this agency.') =>
  decide(context(viewer), declineClaim, id, 'claim { state declinedBecause }', { reason });
/** Waits until a statement of this database waits for a locked row. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
    expect(rows).toHaveLength(1);
  });
const linkIn = (text: string) => /\/claim\/[\w-]{43}/.exec(text)![0];

describe('a claim of a stranger', () => {
  test('is confirmed by the button behind its mailed link; opening the link changes nothing', async () => {
    const { id, name, slug } = await unclaimedProfile();
    const email = newEmail();
    expect(codes(await claim(id, email))).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail!.kind).toBe('security-claim-link');
    const url = linkIn(mail!.text);
    const before = await claimsOf(id);
    for (let time = 0; time < 20; time++) {
      const page = await app.inject({ method: time % 2 ? 'GET' : 'HEAD', url });
      expect(page.statusCode).toBe(200);
      if (time % 2) expect(page.body).toContain(name);
    }
    expect(await claimsOf(id)).toEqual(before);
    const confirmed = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(confirmed).toMatchObject({ statusCode: 303, headers: { location: `/recruiter/${slug}/claimed` } });
    const once = await claimsOf(id);
    expect(once).toMatchObject([{ state: 'email_verified' }]);
    for (const method of ['POST', 'GET'] as const) {
      const again = await app.inject({ method, url });
      expect(again.headers).toMatchObject({ location: `/recruiter/${slug}/claimed`, 'referrer-policy': 'no-referrer' });
      expect(await claimsOf(id)).toEqual(once);
    }
  });

  test('of a profile with an owner is disputed once confirmed', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const email = newEmail();
    await claim(recruiter.id, email);
    await app.inject({ method: 'POST', url: linkIn((await mailsTo(email))[0]!.text) });
    expect(await claimsOf(recruiter.id)).toMatchObject([{ state: 'disputed' }]);
  });

  test('is stored once; a second one gets the same answer, and another email only after the link has expired', async () => {
    const { id } = await unclaimedProfile();
    const email = newEmail();
    const answers = [await claim(id, email), await claim(id, email)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailsTo(email)).toHaveLength(1);
    await claim(id, email, new Date(Date.now() + 8 * 86_400_000));
    expect(await claimsOf(id)).toHaveLength(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const old = await app.inject({ method: 'POST', url: linkIn(mails[0]!.text) });
    expect(old.statusCode).toBe(404);
  });

  test('repeats nothing they typed to the owner of the address', async () => {
    const { id } = await unclaimedProfile();
    const email = newEmail();
    await claim(id, email);
    const mail = kysely.selectFrom('mails').select(['to_name', 'subject', 'html']).where('to_email', '=', email);
    expect((await mail.executeTakeFirstOrThrow()).to_name).toBe('');
    for (const typed of ['Ferdinand Typer', 'My LinkedIn'])
      expect(JSON.stringify(await mail.execute())).not.toContain(typed);
  });

  test('emails one address five times a day, however many profiles are claimed with it, without saying so', async () => {
    const email = newEmail();
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await claim((await unclaimedProfile()).id, email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(5);
    expect(await kysely.selectFrom('claims').select('id').where('email', '=', email).execute()).toHaveLength(5);
    await claim((await unclaimedProfile()).id, email, new Date(Date.now() + 25 * 3_600_000));
    expect(await mailsTo(email)).toHaveLength(6);
  });

  test('with an eight-day-old or unknown link is not confirmed', async () => {
    const { id, slug } = await unclaimedProfile();
    const email = newEmail();
    await claim(id, email, new Date(Date.now() - 8 * 86_400_000));
    const url = linkIn((await mailsTo(email))[0]!.text);
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([statusCode, headers.location]).toEqual([303, `/recruiter/${slug}/failed-claim`]);
      expect((await app.inject({ method, url: `/claim/${'x'.repeat(43)}` })).statusCode).toBe(404);
    }
    expect(await claimsOf(id)).toMatchObject([{ state: 'requested' }]);
  });

  test('of a profile that does not exist is refused', async () => {
    expect(codes(await claim(crypto.randomUUID()))).toEqual(['NOT_FOUND']);
  });
});

describe('an objection to a profile', () => {
  const object = (recruiterId: string, email = newEmail()) =>
    mutate(context(stranger), 'claimProfile', {
      profileId: `Recruiter:${recruiterId}`,
      name: 'Ferdinand Typer',
      email,
      wish: 'objection',
    });

  test('is confirmed through its mailed link; approving it removes the profile, and its person is told', async () => {
    const { id, name, slug } = await unclaimedProfile();
    const email = newEmail();
    expect(codes(await object(id, email))).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain("they don't want it");
    const url = linkIn(mail!.text);
    expect((await app.inject({ url })).body).toContain(`Do you want the profile of ${name}`);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(303);
    const [claimed] = await claimsOf(id);
    expect(claimed).toMatchObject({ wish: 'objection', state: 'email_verified' });
    expect(codes(await approve(superAdmin, claimed!.id))).toEqual([]);
    expect((await request(context(stranger), `{ recruiter(slug: "${slug}") { id } }`)).data).toEqual({
      recruiter: null,
    });
    expect(await claimsOf(id)).toEqual([]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['security-claim-link', 'security-profile-gone']);
    const removed = kysely.selectFrom('audit_entries').select('action').where('subject_id', '=', id);
    expect(await removed.execute()).toEqual([{ action: 'removeProfile' }]);
  });

  test('next to a claim from the same address is a separate row with its own link, so no stranger turns one into the other', async () => {
    const { id } = await unclaimedProfile();
    const email = newEmail();
    await claim(id, email);
    const [claimed] = await claimsOf(id);
    for (const again of [object, claim, object, claim]) await again(id, email);
    expect((await claimsOf(id)).find((row) => row.id === claimed!.id)).toEqual(claimed);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    await app.inject({ method: 'POST', url: linkIn(mails[0]!.text) });
    expect((await claimsOf(id)).map(({ wish, state }) => [wish, state])).toEqual([
      ['claim', 'email_verified'],
      ['objection', 'requested'],
    ]);
  });

  test('shares with claims the hourly limit of a network and the daily emails of an address', async () => {
    const network = { ...context(stranger), network: '198.51.100.91' };
    const email = newEmail();
    const wishes = { name: 'Ferdinand Typer', email };
    for (let time = 0; time < 5; time++) {
      const { id } = await unclaimedProfile();
      const given = { profileId: `Recruiter:${id}`, ...wishes };
      for (const wish of ['claim', 'objection'])
        expect(codes(await mutate(network, 'claimProfile', { ...given, wish }))).toEqual(
          time * 2 + (wish === 'claim' ? 0 : 1) < 5 ? [] : ['TOO_MANY'],
        );
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test('is refused if the profile is gone by the time of the decision, like a claim', async () => {
    const { id } = await unclaimedProfile();
    const late = await createClaim(database, { recruiter_id: id });
    await kysely.updateTable('recruiters').set({ gone_at: new Date() }).where('id', '=', id).execute();
    expect(codes(await approve(superAdmin, late.id))).toEqual(['GONE']);
    expect(await profileOf(id)).toMatchObject({ is_claimed: false, user_id: null });
  });

  test.each(['claimProfile', 'reportProfile'] as const)(
    'being approved blocks requests about the profile: %s',
    async (what) => {
      const { id, agency_id } = await unclaimedProfile();
      const input = { profileId: `Recruiter:${id}`, name: 'Ferdinand Typer', email: newEmail() };
      const said =
        what === 'claimProfile' ? input : { profileId: input.profileId, reason: 'spam', words: 'It is not me.' };
      const answer = await kysely.transaction().execute(async (tx) => {
        await tx.selectFrom('recruiters').select('id').where('id', '=', id).forUpdate().execute();
        const waiting = mutate(context(stranger), what, said);
        await tx.updateTable('recruiters').set({ gone_at: new Date() }).where('id', '=', id).execute();
        await untilSomebodyWaits();
        return { waiting };
      });
      expect(codes(await answer.waiting)).toEqual(['NOT_FOUND']);
      expect(await claimsOf(id)).toEqual([]);
      const reports = kysely.selectFrom('profile_reports').select('id').where('agency_id', '=', agency_id);
      expect(await reports.execute()).toEqual([]);
    },
  );

  test('is refused for a profile with an owner, and for an unknown wish', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    expect(codes(await object(recruiter.id))).toEqual(['CLAIMED']);
    const wish = { profileId: `Recruiter:${recruiter.id}`, name: 'F', email: newEmail(), wish: 'erase' };
    expect(codes(await mutate(context(stranger), 'claimProfile', wish))).toEqual(['invalid']);
  });

  test('is not approved for a profile that somebody owns or claims', async () => {
    const given = await createRecruiterWithLogin(database);
    const owned = await createClaim(database, {
      recruiter_id: given.recruiter.id,
      wish: 'objection',
      state: 'disputed',
    });
    expect(codes(await approve(superAdmin, owned.id))).toEqual(['CLAIMED']);
    const contested = await createClaim(database, { wish: 'objection' });
    await createClaim(database, { recruiter_id: contested.recruiter_id });
    expect(codes(await approve(superAdmin, contested.id))).toEqual(['RIVALS']);
    for (const { id } of [owned, contested]) expect(codes(await approve(admin, id))).toEqual(['staff_read_only']);
    expect(await profileOf(contested.recruiter_id!)).toMatchObject({ gone_at: null });
  });
});

describe('approving a claim', () => {
  test('gives the profile to a new account and emails how to sign in', async () => {
    const profile = await unclaimedProfile();
    const { id, email } = await createClaim(database, { recruiter_id: profile.id });
    expect(await approve(superAdmin, id)).toEqual({ claim: { state: 'approved' }, errors: [] });
    const user = await kysely.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(await profileOf(profile.id)).toMatchObject({ user_id: user.id, is_claimed: true });
    expect(Number((await profileOf(profile.id)).page_version)).toBe(Number(profile.page_version) + 1);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'security-claim-approved' });
    expect(mail!.text).toMatch(/\/restore-password\/[\w-]{43}/);
  });

  test('of a disputed profile moves it, and tells the former owner', async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    const { id, email } = await createClaim(database, { recruiter_id: recruiter.id, state: 'disputed' });
    expect(codes(await approve(superAdmin, id))).toEqual([]);
    expect((await profileOf(recruiter.id)).user_id).not.toBe(user.id);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['security-profile-moved']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['security-claim-approved']);
  });

  test('gives a former admin of another agency no rights in this one', async () => {
    const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_PRO_INDIVIDUAL', 'ROLE_ULTIMATE_TEAM'];
    const { recruiter: lost, user } = await createRecruiterWithLogin(database, { roles });
    const rival = await createClaim(database, { recruiter_id: lost.id, state: 'disputed' });
    await approve(superAdmin, rival.id);
    const profile = await unclaimedProfile();
    const { id } = await createClaim(database, { recruiter_id: profile.id, email: user.email });
    expect(codes(await approve(superAdmin, id))).toEqual([]);
    const viewer = await viewerFor(database, user.id);
    expect(viewer).toMatchObject({ agencyId: profile.agency_id, seesAgency: false });
    expect([...viewer.roles].sort()).toEqual(['ROLE_PRO_INDIVIDUAL', 'ROLE_RECRUITER']);
  });

  test("makes the profile's other claims disputed", async () => {
    const profile = await unclaimedProfile();
    const first = await createClaim(database, { recruiter_id: profile.id });
    const second = await createClaim(database, { recruiter_id: profile.id });
    await approve(superAdmin, first.id);
    expect((await claimsOf(profile.id)).find(({ id }) => id === second.id)).toMatchObject({ state: 'disputed' });
  });

  test('waits for a confirmed address, and for an account that can have a profile', async () => {
    const unconfirmed = await createClaim(database, { state: 'requested', verified_at: null });
    expect(codes(await approve(superAdmin, unconfirmed.id))).toEqual(['NOT_VERIFIED']);
    const employer = await createUser(database, { type: 'user' });
    const ofEmployer = await createClaim(database, { email: employer.email });
    expect(codes(await approve(superAdmin, ofEmployer.id))).toEqual(['ACCOUNT_OF_OTHER_KIND']);
    expect((await claimsOf(ofEmployer.recruiter_id!))[0]!.state).toBe('email_verified');
  });
});

describe('declining a claim', () => {
  test('emails the reason to a confirmed address, and to no other', async () => {
    const confirmed = await createClaim(database);
    expect(codes(await decline(superAdmin, confirmed.id))).toEqual([]);
    expect((await mailsTo(confirmed.email))[0]!.text).toContain('The address is not of this agency.');
    const unconfirmed = await createClaim(database, { state: 'requested', verified_at: null });
    expect(await decline(superAdmin, unconfirmed.id)).toMatchObject({ claim: { state: 'declined' } });
    expect(await mailsTo(unconfirmed.email)).toEqual([]);
  });
});

test('an admin sees claims, a recruiter and a stranger see none', async () => {
  const { id } = await createClaim(database);
  const { viewer } = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  const text =
    '{ claims(filter: { state: "email_verified" }) { edges { node { id isProfileAddress rivals { edges { node { id } } } } } } }';
  expect(JSON.stringify(await request(context(admin), text))).toContain(id);
  for (const other of [viewer, stranger])
    expect((await request(context(other), text)).data).toEqual({ claims: { edges: [] } });
});

test.each([
  ['an agency with its own domain', 'harbour-talent.example', true],
  ['free mail, where anybody has a mailbox', 'gmail.com', false],
])("shows whether the address is at the domain of the agency's contact: %s", async (_, domain, isAgencyDomain) => {
  const { id: agency_id } = await createAgency(database, { contact_email: `hello@${domain}` });
  const profile = await createRecruiter(database, { agency_id, is_claimed: false, source: 'a public list' });
  const { id } = await createClaim(database, { recruiter_id: profile.id, email: `c-${profile.id}@${domain}` });
  const { data } = await request(context(admin), `{ node(id: "Claim:${id}") { ... on Claim { isAgencyDomain } } }`);
  expect(data).toEqual({ node: { isAgencyDomain } });
});

test('a page of the list with all details is one statement', async () => {
  const counted = counting(context(admin));
  const text = `{ claims(first: 50) { edges { node { isProfileAddress isAgencyDomain account { recruiter { slug } }
    recruiter { name owner { email } agency { name } } decidedBy { name } rivals(first: 3) { edges { node { state } } }
    history(first: 20) { edges { node { action user { name } } } } } } } }`;
  const { data, errors } = await request(counted.context, text);
  expect(errors).toBeUndefined();
  expect((data.claims!.edges as unknown as object[]).length).toBeGreaterThan(5);
  expect(counted.statements()).toBe(1);
});
