import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { refreshSession, startSession } from '#server/features/accounts/session/sessions.ts';
import { createAgency, createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { counting } from '#server/graphql/testing/counting.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, request } from '#server/graphql/testing/request.ts';
import type { stranger } from '#server/session/viewer.ts';
import { approveAgency, approveCompany, declineAgency, declineCompany } from './approvals.commands.tsx';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');
const reason = 'We could not find this firm in the register.';

const kindsTo = async (email: string) => {
  const mails = await kysely.selectFrom('mails').select('kind').where('to_email', '=', email).orderBy('id').execute();
  return mails.map(({ kind }) => kind);
};

/** Agencies and companies, each with somebody who runs it. */
const tenants = {
  Agency: async () => {
    const agency = await createAgency(database, { is_approved: false });
    const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
    const { user } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
    await createRecruiterWithLogin(database, { agency_id: agency.id });
    return { id: agency.id, user };
  },
  Company: async () => {
    const company = await createCompany(database, { is_approved: false });
    const user = await createUser(database, { type: 'user', roles: ['ROLE_USER', 'ROLE_USER_ADMIN'] });
    const values = { company_id: company.id, user_id: user.id };
    await kysely.insertInto('company_members').values(values).execute();
    return { id: company.id, user };
  },
} as const;
const types = ['Agency', 'Company'] as const;
type Type = (typeof types)[number];

const commands = { approveAgency, declineAgency, approveCompany, declineCompany };
const decideOn = (type: Type, verb: 'approve' | 'decline', viewer: typeof stranger, id: string, input = {}) =>
  decide(context(viewer), commands[`${verb}${type}`], id, `${type.toLowerCase()} { id isApproved }`, {
    ...(verb === 'decline' && { reason }),
    ...input,
  });

describe.each(types)('%s', (type) => {
  const table = type === 'Agency' ? 'agencies' : 'companies';
  const rowOf = (id: string) => kysely.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('is approved at the next refresh of its people, who get an email', async () => {
    const { id, user } = await tenants[type]();
    const session = await startSession(context(), user.id);
    expect(session.attributes.approved).toBe(false);
    expect(await decideOn(type, 'approve', superAdmin, id)).toEqual({
      [type.toLowerCase()]: { id: `${type}:${id}`, isApproved: true },
      errors: [],
    });
    const refreshed = await refreshSession(context(), session.refresh_token);
    expect(refreshed?.attributes.approved).toBe(true);
    expect(await rowOf(id)).toMatchObject({ approved_by: superAdmin.userId, declined_because: null, version: 2 });
    expect(await kindsTo(user.email)).toEqual([`${type.toLowerCase()}-approved`]);
    const noted = await kysely.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(noted).toMatchObject([{ action: `approve${type}`, user_id: superAdmin.userId }]);
  });

  test('is declined with a reason, which is kept and emailed, and may be approved later', async () => {
    const { id, user } = await tenants[type]();
    expect(codes(await decideOn(type, 'decline', superAdmin, id))).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ is_approved: false, declined_because: reason });
    expect(codes(await decideOn(type, 'approve', superAdmin, id))).toEqual([]);
    expect(codes(await decideOn(type, 'decline', superAdmin, id))).toEqual([]);
    expect((await viewerFor(database, user.id)).approved).toBe(false);
    const noun = type.toLowerCase();
    expect(await kindsTo(user.email)).toEqual([`${noun}-declined`, `${noun}-approved`, `${noun}-declined`]);
  });

  test('is declined only with a reason', async () => {
    const { id } = await tenants[type]();
    const answer = await decideOn(type, 'decline', superAdmin, id, { reason: 'no' });
    expect(answer.errors).toMatchObject([{ field: 'reason' }]);
  });

  test('is listed for staff by approval and words, and for nobody else', async () => {
    const { id } = await tenants[type]();
    await kysely.updateTable(table).set({ name: 'Ōtautahi Kestrels' }).where('id', '=', id).execute();
    const text = `{ ${table}(filter: { isApproved: false, words: "otautahi kestrel" }) { edges { node { id isApproved
      similar(first: 3) { edges { node { id } } } history(first: 3) { edges { node { action } } } } } } }`;
    const found = (await request(context(admin), text)).data[table] as unknown as { edges: { node: { id: string } }[] };
    expect(found.edges.map(({ node }) => node.id)).toEqual([`${type}:${id}`]);
    expect((await request(context(), text)).data[table]).toEqual({ edges: [] });
    await kysely.updateTable(table).set({ name: 'Somebody else' }).where('id', '=', id).execute();
  });
});

test.each(['agencies', 'companies'])('a page of %s with all their details is one statement', async (list) => {
  await Promise.all(types.map((type) => tenants[type]()));
  const counted = counting(context(admin));
  const people =
    list === 'agencies'
      ? 'recruiters(first: 10) { edges { node { name owner { email } } } } recruiterCount contactEmail'
      : 'members(first: 10) { totalCount edges { node { name email isAdmin } } } isComplete';
  const text = `{ ${list}(first: 20) { edges { node { name ${people} approvedBy { name }
    similar(first: 5) { edges { node { name } } } history(first: 10) { edges { node { action } } } } } } }`;
  const { data, errors } = await request(counted.context, text);
  expect(errors).toBeUndefined();
  expect((data[list]!.edges as unknown as object[]).length).toBeGreaterThan(3);
  expect(counted.statements()).toBe(1);
});

test('the page of an approved agency is rendered again', async () => {
  const { id } = await tenants.Agency();
  await decideOn('Agency', 'approve', superAdmin, id);
  const agency = await kysely
    .selectFrom('agencies')
    .select('page_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(agency.page_version)).toBe(2);
});

test("staff's knowledge about an agency is visible only to staff", async () => {
  const { id } = await createAgency(database);
  const text = `{ node(id: "Agency:${id}") { ... on Agency { name contactEmail declinedBecause isApproved version
    history(first: 3) { edges { node { action } } } } } }`;
  const { data, errors } = await request(context(), text);
  expect(data.node).toMatchObject({ contactEmail: null, declinedBecause: null, isApproved: null, version: null });
  expect(data.node!.history).toEqual({ edges: [] });
  expect(errors!.length).toBeGreaterThan(0);
});
