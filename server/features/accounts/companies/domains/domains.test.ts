import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { domainLimits, mailboxesAt } from '#common/accounts/domains.ts';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createCompanyDomain } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer } from '#server/session/viewer.ts';
import { records } from './domain-records.ts';
import { checkCompanyDomains } from './domains.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

let company: Awaited<ReturnType<typeof createCompany>>;
let admin: Awaited<ReturnType<typeof createEmployer>>;
let name: string;
let turn = 0;
beforeEach(async () => {
  turn += 1;
  name = `gumnut-${turn}.example`;
  company = await createCompany(database, { domain: null, is_approved: false, name: 'Gumnut Childcare' });
  admin = await createEmployer(database, { company_id: company.id, isAdmin: true });
});
afterEach(() => vi.restoreAllMocks());

const fields = 'company { domain } domain { id domain provenBy provenAt lostAt mailedTo checkedAt dnsCode }';
const add = (domain = name, viewer: Viewer = admin.viewer) =>
  mutate(context(viewer), 'addCompanyDomain', { domain }, fields);
const added = async (domain = name) => String(((await add(domain))['domain'] as unknown as { id: string }).id);
const act = (mutation: string, domainId: string, given: object = {}, viewer: Viewer = admin.viewer) =>
  mutate(
    context(viewer),
    mutation,
    { domainId, ...given },
    mutation === 'removeCompanyDomain' ? 'company { domain }' : fields,
  );
const rowOf = (domain = name, companyId = company.id) =>
  kysely
    .selectFrom('company_domains')
    .selectAll()
    .where('domain', '=', domain)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
const linkTo = async (email: string) => {
  const mail = await kysely
    .selectFrom('mails')
    .select('text')
    .where('to_email', '=', email)
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow();
  return /company-domain\/([\w-]+)/.exec(mail.text!)![1]!;
};
const confirm = (token: string) =>
  mutate(context(stranger), 'confirmCompanyDomain', { token }, 'companyName provenDomain');
const ask = (token: string) =>
  request(context(stranger), `{ domainToConfirm(token: "${token}") { companyName domain } }`);
const texts = (answer: () => Promise<string[][]>) => vi.spyOn(records, 'texts').mockImplementation(answer);
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const daily = (inDays: number) => {
  const base = context(system);
  const there: Context = { ...base, nature: { ...base.nature, now: () => days(inDays) } };
  return checkCompanyDomains.run(there, {});
};

describe('a new domain', () => {
  test.each([
    ['https://www.Gumnut-A.example/about', 'gumnut-a.example'],
    ['una@gumnut-b.example', 'gumnut-b.example'],
    ['@gumnut-c.example', 'gumnut-c.example'],
    ['bücher-d.example', 'xn--bcher-d-n2a.example'],
  ])('is understood as typed: %s', async (typed, domain) => {
    expect((await add(typed))['domain']).toMatchObject({ domain, provenAt: null });
  });

  test.each(['gmail.com', 'mailinator.com', 'com.au', 'co.uk', 'github.io', 'localhost', 'not a domain', ''])(
    'is refused if it proves nobody: %s',
    async (typed) => {
      expect((await add(typed))['errors']).toMatchObject([{ code: 'invalid', field: 'domain' }]);
    },
  );

  test('is added once, by an admin only, and doesn’t count yet', async () => {
    expect(await add()).toMatchObject({ errors: [], company: { domain: null } });
    expect(codes(await add())).toEqual(['KNOWN']);
    const colleague = await createEmployer(database, { company_id: company.id });
    expect((await add('other.example', colleague.viewer))['errors']).not.toEqual([]);
    for (let n = 1; n < domainLimits.most; n++) await added(`n${n}-${name}`);
    expect(codes(await add(`last-${name}`))).toEqual(['TOO_MANY']);
  });

  test('that another company has confirmed is refused, with an address to write to', async () => {
    const other = await createCompany(database, { domain: name });
    const answer = await add();
    expect(codes(answer)).toEqual(['TAKEN']);
    await kysely.deleteFrom('company_domains').where('company_id', '=', other.id).execute();
    expect((await add())['errors']).toEqual([]);
  });
});

describe('a mailed link', () => {
  test('proves the domain once its button is pressed; opening it changes nothing', async () => {
    const id = await added();
    expect(await act('mailCompanyDomainLink', id, { email: `postmaster@${name}` })).toMatchObject({
      errors: [],
      domain: { mailedTo: `postmaster@${name}`, provenAt: null },
    });
    const token = await linkTo(`postmaster@${name}`);
    expect(JSON.stringify(await rowOf())).not.toContain(token);
    for (let n = 0; n < 20; n++)
      expect((await ask(token)).data['domainToConfirm']).toEqual({ companyName: 'Gumnut Childcare', domain: name });
    expect(await rowOf()).toMatchObject({ proven_at: null });
    expect(await confirm(token)).toMatchObject({ errors: [], companyName: 'Gumnut Childcare', provenDomain: name });
    expect(await rowOf()).toMatchObject({ proven_by: 'mail', mailed_to: null, mail_token_hash: null });
    expect((await ask(token)).data['domainToConfirm']).toBeNull();
    expect(codes(await confirm(token))).toEqual(['LINK_UNKNOWN']);
    const actions = await kysely
      .selectFrom('audit_entries')
      .select('action')
      .where('company_id', '=', company.id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'addCompanyDomain',
      'mailCompanyDomainLink',
      'confirmCompanyDomain',
    ]);
  });

  test('goes to mailboxes of the owner or the admin only, and not too often', async () => {
    const id = await added();
    for (const email of [`someone@${name}`, 'postmaster@elsewhere.example', ''])
      expect((await act('mailCompanyDomainLink', id, { email }))['errors']).not.toEqual([]);
    expect(mailboxesAt(name, `Una@${name}`)[0]).toBe(`una@${name}`);
    const times = [...Array(domainLimits.linksADay).keys()];
    for (const _ of times)
      expect((await act('mailCompanyDomainLink', id, { email: `admin@${name}` }))['errors']).toEqual([]);
    expect(codes(await act('mailCompanyDomainLink', id, { email: `admin@${name}` }))).toEqual(['TOO_MANY']);
  });

  test('is replaced by a newer one, expires, and is forgotten', async () => {
    const id = await added();
    await act('mailCompanyDomainLink', id, { email: `admin@${name}` });
    const first = await linkTo(`admin@${name}`);
    await act('mailCompanyDomainLink', id, { email: `webmaster@${name}` });
    expect(codes(await confirm(first))).toEqual(['LINK_UNKNOWN']);
    const second = await linkTo(`webmaster@${name}`);
    await kysely
      .updateTable('company_domains')
      .set({ mailed_at: days(-8) })
      .where('domain', '=', name)
      .execute();
    expect((await ask(second)).data['domainToConfirm']).toBeNull();
    expect(codes(await confirm(second))).toEqual(['EXPIRED']);
    texts(failing('ENOTFOUND'));
    await daily(0);
    expect(await rowOf()).toMatchObject({ mailed_to: null, mail_token_hash: null, proven_at: null });
  });

  test('is worth nothing once another company has confirmed the domain', async () => {
    await act('mailCompanyDomainLink', await added(), { email: `admin@${name}` });
    await createCompany(database, { domain: name });
    expect(codes(await confirm(await linkTo(`admin@${name}`)))).toEqual(['TAKEN']);
    expect(await rowOf()).toMatchObject({ proven_at: null });
  });
});

describe('a TXT record', () => {
  test('proves the domain, also if it is split into parts', async () => {
    const id = await added();
    const asked = texts(failing('ENODATA'));
    expect(await act('checkCompanyDomain', id)).toMatchObject({ errors: [], domain: { provenAt: null } });
    expect(asked).toHaveBeenCalledWith(`_plaudit.${name}`);
    const { dns_code } = (await rowOf())!;
    texts(async () => [['v=spf1 -all'], ['plaudit-verification=', dns_code]]);
    expect(await act('checkCompanyDomain', id)).toMatchObject({
      errors: [],
      domain: { provenBy: 'dns', lostAt: null },
    });
    expect((await add(`more-${name}`))['company']).toEqual({ domain: name });
  });

  test("of another code, or a server that doesn't answer, proves nothing", async () => {
    const id = await added();
    texts(async () => [['plaudit-verification=another-code']]);
    expect((await act('checkCompanyDomain', id))['domain']).toMatchObject({ provenAt: null });
    texts(failing('ETIMEOUT'));
    expect(codes(await act('checkCompanyDomain', id))).toEqual(['UNREACHABLE']);
  });

  test('is found by the daily check; once it is missing for days the proof is lost and the admins are told', async () => {
    await added();
    const { dns_code } = (await rowOf())!;
    const there = async () => [[`plaudit-verification=${dns_code}`]];
    texts(there);
    await daily(1);
    await daily(1);
    expect(await rowOf()).toMatchObject({ proven_by: 'dns', lost_at: null });
    texts(failing('ENOTFOUND'));
    await daily(2);
    await daily(2);
    await daily(3);
    texts(failing('ESERVFAIL'));
    await daily(4);
    expect(await rowOf()).toMatchObject({ times_missing: 2, lost_at: null });
    texts(failing('ENOTFOUND'));
    await daily(5);
    expect((await rowOf())!.lost_at).not.toBeNull();
    const told = await kysely.selectFrom('mails').select('kind').where('to_email', '=', admin.user.email).execute();
    expect(told).toEqual([{ kind: 'company-domain-lost' }]);
    texts(there);
    await daily(6);
    expect(await rowOf()).toMatchObject({ lost_at: null, times_missing: 0 });
  });

  test('is not looked up for a domain that a link has proven, nor by another company', async () => {
    await createCompanyDomain(database, { company_id: company.id, domain: name });
    const asked = texts(failing('ENOTFOUND'));
    await daily(1);
    expect(asked).not.toHaveBeenCalledWith(`_plaudit.${name}`);
    const other = await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: true });
    const id = `CompanyDomain:${(await rowOf())!.id}`;
    for (const mutation of ['checkCompanyDomain', 'removeCompanyDomain'])
      expect((await act(mutation, id, {}, other.viewer))['errors']).not.toEqual([]);
    expect(await rowOf()).toMatchObject({ proven_by: 'mail' });
  });
});

test('a removed domain no longer counts, and can be confirmed by another company', async () => {
  await createCompanyDomain(database, { company_id: company.id, domain: name });
  expect(await act('removeCompanyDomain', `CompanyDomain:${(await rowOf())!.id}`)).toMatchObject({
    errors: [],
    company: { domain: null },
  });
  expect(await rowOf()).toBeUndefined();
});

test('one domain is proven by one company only, even if two confirm at once', async () => {
  const other = await createCompany(database, { domain: null });
  const theirs = await createEmployer(database, { company_id: other.id, isAdmin: true });
  await act('mailCompanyDomainLink', await added(), { email: `admin@${name}` });
  const id = String(((await add(name, theirs.viewer))['domain'] as unknown as { id: string }).id);
  await act('mailCompanyDomainLink', id, { email: `webmaster@${name}` }, theirs.viewer);
  const tokens = [await linkTo(`admin@${name}`), await linkTo(`webmaster@${name}`)];
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.flatMap(codes)).toEqual(['TAKEN']);
});
