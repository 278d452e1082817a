import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createUser, viewerFor, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { counting } from '#server/graphql/testing/counting.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createEnquiry } from './enquiries.factories.ts';
import { approveEnquiry, declineEnquiry } from './enquiry-decisions.commands.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');
const recruiter = (await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] }))
  .viewer;

const problems = (payload: { errors?: unknown }) => payload.errors as { code: string; field: string | null }[];
const newEmail = () => `r-${crypto.randomUUID()}@enquirers.example`;
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').select(['kind', 'subject', 'text']).where('to_email', '=', email).orderBy('id').execute();
const enquiriesOf = (email: string) => kysely.selectFrom('enquiries').selectAll().where('email', '=', email).execute();
const accountOf = async (email: string) => {
  const user = await kysely.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (!user) return undefined;
  const roles = await kysely
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', user.id)
    .orderBy('role')
    .execute();
  const profile = await kysely.selectFrom('recruiters').selectAll().where('user_id', '=', user.id).executeTakeFirst();
  const agency =
    profile && (await kysely.selectFrom('agencies').selectAll().where('id', '=', profile.agency_id).executeTakeFirst());
  return { user, roles: roles.map(({ role }) => role), profile, agency };
};
const enquiryWith = (change: Record<string, unknown> = {}) => ({
  name: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  email: newEmail(),
  linkedinUrl: 'https://www.linkedin.com/in/ada-reyes',
  phone: '+61 400 000 000',
  speciality: 'construction',
  country: 'NZ',
  ...change,
});
const approve = (viewer: typeof stranger, id: string, input: object = { kind: 'agency' }) =>
  decide(context(viewer), approveEnquiry, id, 'enquiry { state } recruiter { slug }', { ...input });
const decline = (viewer: typeof stranger, id: string, reason = 'We know nobody of this name.') =>
  decide(context(viewer), declineEnquiry, id, 'enquiry { state declinedBecause }', { reason });

describe('an enquiry of a stranger', () => {
  test('is stored, acknowledged by email, and audited', async () => {
    const input = enquiryWith({ email: ` ${newEmail().toUpperCase()} ` });
    expect(await mutate(context(), 'enquire', input)).toEqual({ errors: [] });
    const email = input.email.trim().toLowerCase();
    expect(await enquiriesOf(email)).toMatchObject([
      {
        name: 'Ada Reyes',
        agency_name: 'Harbour Talent',
        state: 'received',
        country: 'NZ',
        speciality: 'construction',
      },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'enquiry-received', subject: 'We have your request' });
    for (const typed of ['Ada Reyes', 'Harbour Talent']) expect(JSON.stringify(mail)).not.toContain(typed);
  });

  test('gets the same answer from a known address, one with an open enquiry, and a new one', async () => {
    const known = await createUser(database);
    const again = enquiryWith();
    await mutate(context(), 'enquire', again);
    const answers = [];
    for (const input of [enquiryWith({ email: known.email }), { ...again, name: 'Somebody Else' }, enquiryWith()])
      answers.push(await mutate(context(), 'enquire', input));
    expect(answers).toEqual([{ errors: [] }, { errors: [] }, { errors: [] }]);
    expect(await enquiriesOf(again.email)).toMatchObject([{ name: 'Ada Reyes', version: 1 }]);
    expect(await mailsTo(again.email)).toHaveLength(1);
  });

  test('may be sent again after it was declined', async () => {
    const { email, id } = await createEnquiry(database);
    await decline(superAdmin, id);
    await mutate(context(), 'enquire', enquiryWith({ email }));
    expect((await enquiriesOf(email)).map(({ state }) => state).sort()).toEqual(['declined', 'received']);
  });

  test.each([
    ['linkedinUrl', 'linkedin.com/in/ada'],
    ['linkedinUrl', 'https://www.linkedin.com/company/harbour'],
    ['linkedinUrl', 'https://linkedin.com.evil.example/in/ada'],
    ['email', 'ada'],
    ['name', '  '],
    ['country', 'XX'],
    ['speciality', 'poetry'],
    ['phone', 'call me'],
  ])('is refused at its field: %s %j', async (field, value) => {
    const answer = await mutate(context(), 'enquire', enquiryWith({ [field]: value }));
    expect(problems(answer).map((problem) => problem.field)).toEqual([field]);
  });

  test('is refused if the installation has turned enquiries off', async () => {
    const features = env.PLAUDIT_FEATURES;
    Object.assign(env, { PLAUDIT_FEATURES: { ...features, signupRecruiter: false } });
    try {
      const input = enquiryWith();
      expect(codes(await mutate(context(), 'enquire', input))).toEqual(['NOT_OPEN']);
      expect(await enquiriesOf(input.email)).toEqual([]);
    } finally {
      Object.assign(env, { PLAUDIT_FEATURES: features });
    }
  });

  test('is accepted five times an hour from one network, and still from another', async () => {
    const from = (network: string, minutes = 0) => ({
      ...context(stranger, new Date(Date.now() + minutes * 60_000)),
      network,
    });
    for (let time = 0; time < 5; time++)
      expect(codes(await mutate(from('203.0.113.7'), 'enquire', enquiryWith()))).toEqual([]);
    expect(codes(await mutate(from('203.0.113.7'), 'enquire', enquiryWith()))).toEqual(['TOO_MANY']);
    expect(codes(await mutate(from('203.0.113.8'), 'enquire', enquiryWith()))).toEqual([]);
    expect(codes(await mutate(from('203.0.113.7', 61), 'enquire', enquiryWith()))).toEqual([]);
    const kept = await kysely
      .selectFrom('enquiries')
      .select('network_hash')
      .where('network_hash', 'is not', null)
      .execute();
    expect(kept).toHaveLength(1);
  });
});

describe('approving an enquiry', () => {
  test('as an agency creates account, agency and profile, and emails how to sign in', async () => {
    const { id, email } = await createEnquiry(database, { name: 'Ada Reyes', agency_name: 'Tūī & Co', country: 'NZ' });
    const answer = await approve(superAdmin, id);
    expect(answer).toMatchObject({ enquiry: { state: 'approved' }, recruiter: { slug: 'ada-reyes' }, errors: [] });
    const made = (await accountOf(email))!;
    expect(made.roles).toEqual(['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN']);
    expect(made.user).toMatchObject({ type: 'recruiter', password_hash: null, is_verified: false });
    expect(made.profile).toMatchObject({ is_claimed: true, specialities: ['construction'], country: 'NZ' });
    expect(made.profile!.score_as_of).toBe(new Date().toISOString().slice(0, 10));
    expect(made.agency).toMatchObject({ slug: 'tui-and-co', time_zone: 'Pacific/Auckland', is_approved: true });
    expect((await viewerFor(database, made.user.id)).approved).toBe(true);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'security-enquiry-approved' });
    expect(mail!.text).toMatch(/\/restore-password\/[\w-]{43}/);
    const link = await kysely
      .selectFrom('account_links')
      .selectAll()
      .where('user_id', '=', made.user.id)
      .executeTakeFirstOrThrow();
    expect((link.expires_at.getTime() - link.created_at.getTime()) / 86_400_000).toBe(14);
  });

  test('as a freelancer creates an agency of one', async () => {
    const { id, email } = await createEnquiry(database);
    await approve(superAdmin, id, { kind: 'freelancer' });
    expect((await accountOf(email))!.roles).toEqual(['ROLE_RECRUITER', 'ROLE_RECRUITER_FREELANCER']);
  });

  test('as a member joins the chosen agency, which is required', async () => {
    const agency = await createAgency(database);
    const { id, email } = await createEnquiry(database);
    expect(problems(await approve(superAdmin, id, { kind: 'member' }))).toMatchObject([
      { code: 'AGENCY_MISSING', field: 'agencyId' },
    ]);
    await approve(superAdmin, id, { kind: 'member', agencyId: `Agency:${agency.id}` });
    expect(await accountOf(email)).toMatchObject({ roles: ['ROLE_RECRUITER'], agency: { id: agency.id } });
  });

  test.each(['山田太郎', '🚀', 'new', 'Review'])('finds an address for somebody called %s', async (name) => {
    const { id } = await createEnquiry(database, { name, agency_name: name });
    const answer = await approve(superAdmin, id);
    expect(codes(answer)).toEqual([]);
    expect(String(answer.recruiter!.slug)).toMatch(/^(recruiter|new-|review-)/);
  });

  test('gives the unclaimed profile with this address to its person, within its agency', async () => {
    const unclaimed = await createRecruiter(database, {
      email: newEmail(),
      is_claimed: false,
      source: 'a public list',
    });
    const { id } = await createEnquiry(database, { email: unclaimed.email! });
    await createRecruiterWithLogin(database, { agency_id: unclaimed.agency_id });
    expect(codes(await approve(superAdmin, id))).toEqual(['PROFILE_EXISTS']);
    const agencyId = `Agency:${unclaimed.agency_id}`;
    expect(codes(await approve(superAdmin, id, { kind: 'member', agencyId }))).toEqual([]);
    expect(await accountOf(unclaimed.email!)).toMatchObject({
      profile: { id: unclaimed.id, is_claimed: true, version: unclaimed.version + 1 },
    });
  });

  test("uses a recruiter's account without a profile, and lets its owner sign in as before", async () => {
    const user = await createUser(database, { password: 'a long enough password' });
    const { id } = await createEnquiry(database, { email: user.email });
    expect(codes(await approve(superAdmin, id))).toEqual([]);
    expect(await accountOf(user.email)).toMatchObject({ user: { id: user.id }, profile: { is_claimed: true } });
    expect((await mailsTo(user.email))[0]!.text).not.toContain('/restore-password/');
  });

  test.each([
    ['has a profile', 'ACCOUNT_HAS_PROFILE', async () => (await createRecruiterWithLogin(database)).user.email],
    ["is an employer's", 'ACCOUNT_OF_OTHER_KIND', async () => (await createUser(database, { type: 'user' })).email],
    [
      'is deactivated',
      'ACCOUNT_DEACTIVATED',
      async () => (await createUser(database, { status: 'deactivated' })).email,
    ],
  ])('is refused with an explanation when the account %s, and changes nothing', async (_, code, emailOf) => {
    const { id, email } = await createEnquiry(database, { email: await emailOf() });
    const agencies = await kysely.selectFrom('agencies').select('id').execute();
    expect(codes(await approve(superAdmin, id))).toEqual([code]);
    expect(await kysely.selectFrom('agencies').select('id').execute()).toEqual(agencies);
    expect((await enquiriesOf(email))[0]).toMatchObject({ state: 'received' });
  });

  test('two at once with the same name get different addresses', async () => {
    const name = 'Robin Twin';
    const both = [await createEnquiry(database, { name }), await createEnquiry(database, { name })];
    const answers = await Promise.all(both.map(({ id }) => approve(superAdmin, id)));
    expect(answers.map(({ recruiter }) => recruiter!.slug).sort()).toEqual(['robin-twin', 'robin-twin-2'] as never);
  });
});

describe('declining an enquiry', () => {
  test('keeps the reason and emails it', async () => {
    const { id, email } = await createEnquiry(database);
    expect(await decline(superAdmin, id, 'Please use your work address.')).toMatchObject({
      enquiry: { state: 'declined', declinedBecause: 'Please use your work address.' },
    });
    const [mail] = await mailsTo(email);
    expect(mail!.kind).toBe('enquiry-declined');
    expect(mail!.text).toContain('Please use your work address.');
    expect(await accountOf(email)).toBeUndefined();
  });

  test('requires a reason', async () => {
    const { id } = await createEnquiry(database);
    expect(problems(await decline(superAdmin, id, ' '))).toMatchObject([{ field: 'reason' }]);
  });
});

describe('who may see', () => {
  const listed = async (viewer: typeof stranger, words = '') => {
    const text =
      'query ($words: String) { enquiries(first: 100, filter: { words: $words }) { edges { node { id } } } }';
    const { data } = await request(context(viewer), text, { words: words || null });
    return (data.enquiries!.edges as unknown as { node: { id: string } }[]).map(({ node }) => node.id);
  };

  test('an admin sees enquiries, a recruiter and a stranger see none', async () => {
    const { id } = await createEnquiry(database);
    for (const viewer of [recruiter, stranger]) expect(await listed(viewer)).toEqual([]);
    expect(await listed(admin)).toContain(`Enquiry:${id}`);
  });

  test('the list is filtered by state and by words, even misspelled or without accents', async () => {
    const { id } = await createEnquiry(database, { name: 'Siobhán Featherstone', agency_name: 'Zebra%Crossing' });
    for (const words of ['siobhan', 'Fetherstone', 'zebra%cross', 'thersto', '%'])
      expect(await listed(superAdmin, words)).toEqual([`Enquiry:${id}`]);
    expect(await listed(superAdmin, '_')).toEqual([]);
  });

  test('the next page continues where the last one ended, even after new enquiries', async () => {
    const agency_name = 'Pagination Partners';
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute++)
      ids.unshift(
        (await createEnquiry(database, { agency_name, created_at: new Date(Date.now() - 3_600_000 + minute * 60_000) }))
          .id,
      );
    const text = `query ($after: String) { enquiries(first: 2, after: $after, filter: { state: "received", words: "pagination partners" }) {
      edges { node { id } } pageInfo { endCursor hasNextPage } } }`;
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { data } = await request(context(superAdmin), text, { after });
      const { edges, pageInfo } = data.enquiries as unknown as {
        edges: { node: { id: string } }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
      seen.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
      await createEnquiry(database, { agency_name });
    }
    expect(seen).toEqual(ids.map((id) => `Enquiry:${id}`));
  });

  test('a page of the list with all details is one statement, however long it is', async () => {
    const text = `{ enquiries(first: 50) { edges { node { name account { id recruiter { slug } } unclaimedProfile { slug }
      decidedBy { name } recruiter { slug } similarAgencies(first: 3) { edges { node { name contactEmail } } }
      others(first: 3) { edges { node { state } } } history(first: 20) { edges { node { action user { name } } } } } } } }`;
    const counted = counting(context(superAdmin));
    const { data, errors } = await request(counted.context, text);
    expect(errors).toBeUndefined();
    expect((data.enquiries!.edges as unknown as object[]).length).toBeGreaterThan(5);
    expect(counted.statements()).toBe(1);
  });
});
