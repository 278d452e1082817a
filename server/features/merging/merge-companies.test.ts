import { expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { createEmployer, createUser, viewerFor, viewerWithRole } from '../accounts/accounts.factories.ts';
import { createSupplier } from '../hiring/hiring.factories.ts';
import { createApplication, createEngagement, createJob, createThread } from '../jobs/jobs.factories.ts';
import { createJoinRequest, createMemberInvitation } from '../people/people.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createCompany, createCompanyDomain, createRecruiter } from '../profiles/profiles.factories.ts';
import { mergeCompanies } from './merge-companies.commands.ts';
import { references, unused } from './testing/references.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');

const inputOf = (from: string, into: string | null, rest: object = {}) => ({
  companyId: `Company:${from}`,
  intoId: into && `Company:${into}`,
  expectedVersion: 1,
  keepsAdmins: false,
  movesDomains: true,
  ...rest,
});
const merge = async (from: string, into: string | null, rest: object = {}, viewer = superAdmin) =>
  codes(await mutate(context(viewer), 'mergeCompanies', inputOf(from, into, rest), 'company { id }'));
const preview = async (from: string, into: string, viewer = superAdmin) => {
  const text = `query ($from: ID!, $into: ID!) { mergePreview(fromId: $from, intoId: $into) {
    moves { what count } drops warnings hasAdmins hasDomains } }`;
  const { data } = await request(context(viewer), text, { from: `Company:${from}`, into: `Company:${into}` });
  return data.mergePreview;
};

/** A company that every table refers to, and one that has some of the same. */
async function duplicates() {
  const [from, into] = [
    await createCompany(database, { name: 'Pinwheel', description: 'We move.' }),
    await createCompany(database),
  ];
  const admin = await createEmployer(database, { company_id: from.id, isAdmin: true });
  const host = await createEmployer(database, { company_id: into.id, isAdmin: true });
  const logo = nature.newId();
  await kysely
    .insertInto('files')
    .values({
      id: logo,
      key: nature.newToken().slice(0, 43),
      kind: 'logo',
      media_type: 'image/png',
      size: 10,
      sha256: Buffer.alloc(32),
      state: 'attached',
      company_id: from.id,
      uploaded_at: new Date(),
      attached_at: new Date(),
    })
    .execute();
  await kysely.updateTable('companies').set({ logo_file_id: logo }).where('id', '=', from.id).execute();
  await createCompanyDomain(database, { company_id: from.id, domain: `twin-${from.id}.example` });
  await createCompanyDomain(database, {
    company_id: into.id,
    domain: `twin-${from.id}.example`,
    proven_by: null,
    proven_at: null,
  });
  const invited = `sage-${from.id}@newcomer.example`;
  for (const { id } of [from, into]) await createMemberInvitation(database, { company_id: id, email: invited });
  await createMemberInvitation(database, { company_id: from.id });
  await createJoinRequest(database, { company_id: from.id, user_id: host.user.id });
  const asker = await createUser(database, { type: 'user' });
  await createJoinRequest(database, { company_id: from.id, user_id: asker.id });
  const agency = await createAgency(database);
  const recruiter = await createRecruiter(database, { agency_id: agency.id });
  const ids = { agency_id: agency.id, recruiter_id: recruiter.id };
  await createSupplier(database, { company_id: from.id, agency_id: agency.id, terms: 'Theirs' });
  await createSupplier(database, { company_id: into.id, agency_id: agency.id, terms: 'Ours' });
  await createSupplier(database, { company_id: from.id, recruiter_id: recruiter.id });
  const job = await createJob(database, { company_id: from.id, state: 'open' });
  await createEngagement(database, { job_id: job.id, company_id: from.id, ...ids });
  const application = await createApplication(database, { job_id: job.id, company_id: from.id, ...ids });
  await createThread(database, { job_id: job.id, company_id: from.id, ...ids, application_id: application.id });
  const placement = await createPlacement(database, {
    agency_id: agency.id,
    recruiter_id: recruiter.id,
    company_id: from.id,
  });
  return { from, into, admin, host, asker, logo, placement, agency };
}

test('everything that names the duplicate moves, and nothing that names it is left', async () => {
  const { from, into, admin, host, asker, logo, placement, agency } = await duplicates();
  const before = await references(database, 'companies', from.id);
  // A new table that names companies needs a row above, and its part of the merge.
  expect(unused(before)).toEqual([]);
  expect(await preview(from.id, into.id)).toEqual({
    moves: [
      { what: 'people', count: 1 },
      { what: 'memberInvitations', count: 2 },
      { what: 'joinRequests', count: 2 },
      { what: 'domains', count: 2 },
      { what: 'suppliers', count: 2 },
      { what: 'jobs', count: 1 },
      { what: 'placements', count: 1 },
    ],
    drops: [
      'The name Pinwheel',
      'Its logo',
      'Its website, text, places and specialities',
      'Its terms for 1 supplier that Pinwheel Logistics has, too',
    ],
    warnings: [expect.stringContaining('Both have confirmed domains')],
    hasAdmins: true,
    hasDomains: true,
  });
  const had = await references(database, 'companies', into.id);
  expect(await merge(from.id, into.id)).toEqual([]);
  expect(Object.values(await references(database, 'companies', from.id)).filter(Boolean)).toEqual([]);
  const now = await references(database, 'companies', into.id);
  // One of each pair that both had is left: an open invitation, a domain and a supplier.
  const twins: Readonly<Record<string, number>> = {
    'member_invitations.company_id': 1,
    'company_domains.company_id': 1,
    'suppliers.company_id': 1,
  };
  for (const [name, count] of Object.entries(before))
    expect([name, now[name]]).toEqual([name, had[name]! + count - (twins[name] ?? 0)]);

  const terms = kysely.selectFrom('suppliers').select('terms').where('company_id', '=', into.id);
  expect(await terms.where('agency_id', '=', agency.id).execute()).toEqual([{ terms: 'Ours' }]);
  const domains = await kysely
    .selectFrom('company_domains')
    .select('proven_at')
    .where('company_id', '=', into.id)
    .execute();
  expect(domains.map(({ proven_at }) => proven_at !== null)).toEqual([true, true, true]);
  expect(await kysely.selectFrom('files').select('state').where('id', '=', logo).execute()).toEqual([
    { state: 'removed' },
  ]);
  expect(await kysely.selectFrom('placements').select('company_id').where('id', '=', placement.id).execute()).toEqual([
    { company_id: into.id },
  ]);
  expect(await viewerFor(database, admin.user.id)).toMatchObject({ companyId: into.id });
  const roles = await kysely.selectFrom('user_roles').select('role').where('user_id', '=', admin.user.id).execute();
  expect(roles).toEqual([{ role: 'ROLE_USER' }]);
  const requests = await kysely
    .selectFrom('join_requests')
    .select(['user_id', 'state'])
    .where('company_id', '=', into.id)
    .execute();
  expect(new Map(requests.map(({ user_id, state }) => [user_id, state]))).toEqual(
    new Map([
      [host.user.id, 'accepted'],
      [asker.id, 'open'],
    ]),
  );
  const told = await kysely
    .selectFrom('notices')
    .select(['user_id', 'kind', 'about'])
    .where('user_id', 'in', [admin.user.id, host.user.id])
    .orderBy('kind')
    .execute();
  expect(told).toEqual([
    { user_id: admin.user.id, kind: 'merged', about: 'Pinwheel Logistics' },
    { user_id: host.user.id, kind: 'peopleMerged', about: 'Pinwheel' },
  ]);
  const audited = await kysely
    .selectFrom('audit_entries')
    .select(['subject_id', 'details'])
    .where('action', '=', 'mergeCompanies')
    .where('company_id', '=', into.id)
    .execute();
  expect(audited).toEqual(
    expect.arrayContaining([
      { subject_id: from.id, details: { mergedInto: into.id } },
      { subject_id: into.id, details: { mergedFrom: from.id } },
    ]),
  );
});

test('admins stay admins if wished, and domains that do not move are deleted', async () => {
  const { from, into, admin } = await duplicates();
  expect(await merge(from.id, into.id, { keepsAdmins: true, movesDomains: false })).toEqual([]);
  expect((await viewerFor(database, admin.user.id)).permissions.has('user_invite')).toBe(true);
  const domains = await kysely
    .selectFrom('company_domains')
    .select('domain')
    .where('company_id', '=', into.id)
    .execute();
  expect(domains.map(({ domain }) => domain)).toEqual(expect.not.arrayContaining([from.domain]));
});

test('a company without an admin, or without approval, is warned about', async () => {
  const from = await createCompany(database, { domain: null });
  const into = await createCompany(database, { name: 'Gumnut', is_approved: false, domain: null });
  await createEmployer(database, { company_id: from.id });
  expect(await preview(from.id, into.id)).toMatchObject({
    warnings: [expect.stringMatching(/^Gumnut isn't approved/), expect.stringMatching(/^Gumnut has no admin/)],
    hasAdmins: false,
    hasDomains: false,
  });
});

test('nobody but super admins merges or previews; the same, an unknown and a changed one are refused', async () => {
  const [from, into] = [await createCompany(database), await createCompany(database)];
  const owner = await createEmployer(database, { company_id: from.id, isAdmin: true });
  const admin = await viewerWithRole(database, 'ROLE_ADMIN');
  expect(await merge(from.id, into.id, {}, owner.viewer)).toEqual(['NOT_FOUND']);
  expect(await merge(from.id, into.id, {}, admin)).toEqual(['staff_read_only']);
  expect(await preview(from.id, into.id, owner.viewer)).toBeNull();
  expect(await preview(from.id, into.id, admin)).toBeNull();
  expect(await preview(from.id, from.id)).toBeNull();
  expect(await merge(from.id, from.id)).toEqual(['SAME']);
  expect(await merge(from.id, null)).toEqual(['CHOOSE']);
  expect(await merge(from.id, nature.newId())).toEqual(['NOT_FOUND']);
  expect(await merge(from.id, into.id, { expectedVersion: 7 })).toEqual(['CLASH']);
  expect((await references(database, 'companies', from.id))['company_members.company_id']).toBe(1);
});

test('a retry merges once, and again into the same one changes nothing', async () => {
  const { from, into } = await duplicates();
  const input = { companyId: from.id, intoId: into.id, expectedVersion: 1, keepsAdmins: false, movesDomains: true };
  for (const key of ['a retry of one', 'a retry of one', 'another click'])
    expect(await runCommand(mergeCompanies, context(superAdmin), input, key)).toEqual({
      ok: true,
      result: { company: into.id },
    });
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'mergeCompanies')
    .where('subject_id', '=', from.id)
    .execute();
  expect(entries).toHaveLength(1);
});

test('of two merges at once that cross or part, one wins and the other is told', async () => {
  for (const isCrossing of [true, false]) {
    const [a, b, c] = [await duplicates(), await createCompany(database), await createCompany(database)];
    const one = merge(a.from.id, b.id);
    const two = isCrossing ? merge(b.id, a.from.id) : merge(a.from.id, c.id);
    expect((await Promise.all([one, two])).flat()).toEqual(['MERGED']);
    const people = await kysely
      .selectFrom('company_members')
      .select('company_id')
      .where('user_id', '=', a.admin.user.id)
      .execute();
    expect(people).toHaveLength(1);
  }
});
