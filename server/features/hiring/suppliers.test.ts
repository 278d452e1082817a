import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createEmployer } from '../accounts/accounts.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';
import { sweepExpired } from '../retention/retention.tasks.ts';
import { createSupplier } from './hiring.factories.ts';
import { listedNames } from './testing/listed-names.ts';

const { database, context } = await testDatabase();
const people = async (count: number) => {
  const company = await createCompany(database);
  return Promise.all(
    Array.from({ length: count }, async () => (await createEmployer(database, { company_id: company.id })).viewer),
  );
};
const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const fields = `supplier { id version feePercent guaranteeDays startsOn endsOn state terms notes addedBy
  recruiter { name } agency { name } }`;
const add = (viewer: Viewer, input: object) => mutate(context(viewer), 'addSupplier', { ...input }, fields);
const save = (viewer: Viewer, input: object) => mutate(context(viewer), 'saveSupplier', { ...input }, fields);
const remove = (viewer: Viewer, supplierId: unknown, isRemoved = true) =>
  mutate(context(viewer), 'removeSupplier', { supplierId, isRemoved }, 'supplier { id notes }');
const named = (viewer: Viewer, said?: string) => listedNames(context(viewer), 'suppliers', said);

test('a company keeps its agreements together: colleagues see and change them, nobody else does, and the history names who', async () => {
  const [ana, ben] = (await people(2)) as [Viewer, Viewer];
  const [stranger] = (await people(1)) as [Viewer];
  const supplying = await createRecruiterWithLogin(database, { name: 'Sorrel Whitlock' });
  const { supplier } = await add(ana, {
    recruiterId: `Recruiter:${supplying.recruiter.id}`,
    feePercent: 17.5,
    guaranteeDays: 90,
    startsOn: dayAt(-10),
    endsOn: dayAt(20),
    terms: 'A replacement is free.',
    notes: 'Ask for Sorrel.',
  });
  expect(supplier).toMatchObject({ feePercent: 17.5, guaranteeDays: 90, state: 'current', version: 1 });
  for (const other of [stranger, supplying.viewer]) {
    expect(await named(other)).toEqual([]);
    expect(codes(await save(other, { supplierId: supplier!['id'], expectedVersion: 1, startsOn: dayAt(0) }))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codes(await remove(other, supplier!['id']))).toEqual(['NOT_FOUND']);
  }
  expect(await named(ben)).toEqual(['Sorrel Whitlock']);
  const saved = await save(ben, {
    supplierId: supplier!['id'],
    expectedVersion: 1,
    feePercent: 15,
    guaranteeDays: 90,
    startsOn: dayAt(-10),
    endsOn: dayAt(20),
    terms: 'A replacement is free.',
  });
  expect(saved['supplier']).toMatchObject({ feePercent: 15, notes: '', version: 2 });
  expect(
    codes(await save(ana, { supplierId: supplier!['id'], expectedVersion: 1, feePercent: 10, startsOn: dayAt(0) })),
  ).toEqual(['CLASH']);
  const { data } = await request(
    context(ana),
    'query ($id: ID!) { node(id: $id) { ... on Supplier { history { edges { node { action by fields } } } } } }',
    { id: supplier!['id'] },
  );
  const names = await database.kysely
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [ana.userId, ben.userId])
    .execute();
  const nameOf = ({ userId }: Viewer) => names.find(({ id }) => id === userId)!.name;
  expect(data['node']!['history']!['edges']).toEqual([
    { node: { action: 'saveSupplier', by: nameOf(ben), fields: ['feePercent', 'notes'] } },
    { node: { action: 'addSupplier', by: nameOf(ana), fields: [] } },
  ]);
  // Staff read the audit log, which therefore holds no terms.
  const entries = await database.kysely
    .selectFrom('audit_entries')
    .select('details')
    .where('subject_type', '=', 'Supplier')
    .execute();
  expect(JSON.stringify(entries)).not.toContain('17.5');
});

test('each is there once; a removed one comes back with its terms, until it is deleted after 30 days', async () => {
  const [ana] = (await people(1)) as [Viewer];
  const agency = await createAgency(database, { name: 'Bramble & Co' });
  const input = { agencyId: `Agency:${agency.id}`, startsOn: dayAt(0), notes: 'Good with nurses.' };
  const { supplier } = await add(ana, input);
  const twice = await add(ana, input);
  expect(codes(twice)).toEqual(['DUPLICATE']);
  expect(twice['supplier']).toMatchObject({ id: supplier!['id'] });
  expect(await remove(ana, supplier!['id'])).toMatchObject({ supplier: null, errors: [] });
  expect(await named(ana)).toEqual([]);
  expect(codes(await save(ana, { supplierId: supplier!['id'], expectedVersion: 2, startsOn: dayAt(0) }))).toEqual([
    'NOT_FOUND',
  ]);
  expect(await remove(ana, supplier!['id'], false)).toMatchObject({ supplier: { notes: 'Good with nurses.' } });
  await remove(ana, supplier!['id']);
  const anew = await add(ana, { ...input, notes: null });
  expect(anew['supplier']).toMatchObject({ id: supplier!['id'], notes: '' });
  await remove(ana, supplier!['id']);
  const swept = (days: number) => sweepExpired.run(context(undefined, new Date(Date.now() + days * 86_400_000)), {});
  await swept(29);
  expect(await remove(ana, supplier!['id'], false)).toMatchObject({ errors: [] });
  await swept(400);
  expect(await named(ana)).toEqual(['Bramble & Co']);
  await remove(ana, supplier!['id']);
  await swept(31);
  expect(codes(await remove(ana, supplier!['id'], false))).toEqual(['NOT_FOUND']);
});

test('an agreement says when it ends, and the list finds it by state, name, kind, speciality and place', async () => {
  const company = await createCompany(database);
  const { viewer } = await createEmployer(database, { company_id: company.id });
  const agency = await createAgency(database, { name: 'Alder Agency' });
  const recruiter = (name: string, wishes = {}) => createRecruiter(database, { name, ...wishes });
  const of = { company_id: company.id };
  const ended = { starts_on: dayAt(-90), ends_on: dayAt(-2) };
  const legal = await recruiter('Linden Moore', { specialities: ['legal'], country: 'AU', postcode: '3121' });
  await createSupplier(database, { ...of, agency_id: agency.id, starts_on: dayAt(5), created_at: new Date(3) });
  await createSupplier(database, { ...of, recruiter_id: legal.id, ...ended, created_at: new Date(2) });
  await createSupplier(database, {
    ...of,
    recruiter_id: (await recruiter('Hazel Frost')).id,
    starts_on: dayAt(-5),
    ends_on: dayAt(5),
    created_at: new Date(1),
  });
  expect(await named(viewer)).toEqual(['Alder Agency', 'Linden Moore', 'Hazel Frost']);
  expect(await named(viewer, '(sort: ENDS)')).toEqual(['Linden Moore', 'Hazel Frost', 'Alder Agency']);
  expect(await named(viewer, '(sort: NAME)')).toEqual(['Alder Agency', 'Hazel Frost', 'Linden Moore']);
  expect(await named(viewer, '(filter: { state: "upcoming" })')).toEqual(['Alder Agency']);
  expect(await named(viewer, '(filter: { state: "current" })')).toEqual(['Hazel Frost']);
  expect(await named(viewer, '(filter: { state: "ended" })')).toEqual(['Linden Moore']);
  expect(await named(viewer, '(filter: { words: "linden" })')).toEqual(['Linden Moore']);
  expect(await named(viewer, '(filter: { kind: "agency" })')).toEqual(['Alder Agency']);
  expect(await named(viewer, '(filter: { speciality: "legal" })')).toEqual(['Linden Moore']);
  expect(await named(viewer, '(filter: { place: "AU-3000" })')).toEqual(['Linden Moore']);
});

test('numbers and days out of range are refused at their field; so are people without a company', async () => {
  const [ana] = (await people(1)) as [Viewer];
  const { id } = await createRecruiter(database);
  const input = { recruiterId: `Recruiter:${id}`, startsOn: dayAt(0) };
  const fieldOf = async (change: object) => {
    const { errors } = await add(ana, { ...input, ...change });
    return (errors as unknown as { field: string }[]).map(({ field }) => field);
  };
  expect(await fieldOf({ feePercent: 100.5 })).toEqual(['feePercent']);
  expect(await fieldOf({ feePercent: 12.345 })).toEqual(['feePercent']);
  expect(await fieldOf({ guaranteeDays: -1 })).toEqual(['guaranteeDays']);
  expect(await fieldOf({ endsOn: dayAt(-1) })).toEqual(['endsOn']);
  expect(await fieldOf({ terms: 'x'.repeat(2001) })).toEqual(['terms']);
  expect(await fieldOf({ notes: 'x'.repeat(2001) })).toEqual(['notes']);
  const { viewer: alone } = await createEmployer(database, { company_id: null });
  expect(codes(await add(alone, input))).toEqual(['NO_COMPANY']);
  const { viewer: recruiter } = await createRecruiterWithLogin(database);
  expect(codes(await add(recruiter, input))).toEqual(['FORBIDDEN']);
});

test('of two people who add the same supplier at once, one is told that it is there', async () => {
  const [ana, ben] = (await people(2)) as [Viewer, Viewer];
  const { id } = await createRecruiter(database);
  const both = await Promise.all(
    [ana, ben].map((viewer) => add(viewer, { recruiterId: `Recruiter:${id}`, startsOn: dayAt(0) })),
  );
  expect(both.flatMap(codes)).toEqual(['DUPLICATE']);
});
