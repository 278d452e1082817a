import Fastify from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { filesRoutes } from '#server/storage/files.http.ts';
import { keepSent } from '#server/storage/keep-sent.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { inPieces } from '#server/storage/testing/uploads.ts';
import { createCompany, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createEmployer } from '../accounts.factories.ts';
import { startSession } from '../session/sessions.ts';
import { completeCompany } from './companies.commands.ts';

const { database, context } = await testDatabase();
const [folder] = await testPlaces();
folder.use();
const app = Fastify();
app.decorate('database', database);
await app.register(filesRoutes);

const said = {
  website: 'https://gumnut.example',
  description: 'We look after small children.\n\n🐨',
  country: 'NZ',
  specialities: ['education-and-training', 'other'],
  locations: ['Auckland', 'Wānaka'],
};
const all = `company { name website description country specialities locations isComplete isApproved version logoUrl
  members { totalCount edges { node { name email isAdmin } } } }`;

let company: Awaited<ReturnType<typeof createCompany>>;
let admin: Awaited<ReturnType<typeof createEmployer>>;
let colleague: Awaited<ReturnType<typeof createEmployer>>;
beforeEach(async () => {
  company = await createCompany(database, { name: 'Gumnut Childcare', is_approved: false });
  admin = await createEmployer(database, { company_id: company.id, isAdmin: true, name: 'Una' });
  colleague = await createEmployer(database, { company_id: company.id, name: 'Ken' });
});
const complete = (viewer: Viewer, change: object = {}) =>
  mutate(context(viewer), 'completeCompany', { ...said, ...change }, all);
const own = async (viewer: Viewer) =>
  (await request(context(viewer), `{ viewer { ${all} } }`)).data['viewer']!['company'];

describe('an admin of a company', () => {
  test('describes it, which makes it complete but not approved', async () => {
    expect(await own(admin.viewer)).toMatchObject({ isComplete: false, description: '', version: 1 });
    const { company: shown, errors } = await complete(admin.viewer);
    expect(errors).toEqual([]);
    expect(shown).toMatchObject({
      ...said,
      website: 'https://gumnut.example/',
      isComplete: true,
      isApproved: false,
      version: 2,
      logoUrl: null,
    });
    const { attributes } = await startSession(context(), admin.user.id);
    expect(attributes).toMatchObject({ companyComplete: true, approved: false });
    const entry = await database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('company_id', '=', company.id)
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'completeCompany', user_id: admin.user.id, subject_id: company.id });
  });

  test('sees its people, a colleague does not', async () => {
    const members = {
      totalCount: 2,
      edges: [
        { node: { name: 'Una', email: admin.user.email, isAdmin: true } },
        { node: { name: 'Ken', email: colleague.user.email, isAdmin: false } },
      ],
    };
    expect((await own(admin.viewer))!['members']).toEqual(members);
    expect(await own(colleague.viewer)).toMatchObject({
      name: 'Gumnut Childcare',
      members: { totalCount: 0, edges: [] },
    });
  });

  test('reads and writes it in few statements, however many people it has', async () => {
    for (let n = 0; n < 5; n++) await createEmployer(database, { company_id: company.id });
    const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
    await own(admin.viewer);
    expect(query.mock.calls.length).toBe(1);
    await complete(admin.viewer);
    // Begin, lock, update, audit, commit, and the payload.
    expect(query.mock.calls.length - 1).toBeLessThanOrEqual(7);
    query.mockRestore();
  });

  test('is told about each invalid field', async () => {
    const { company: shown, errors } = await complete(admin.viewer, {
      website: 'gumnut',
      specialities: [],
      locations: ['x'.repeat(81)],
      country: 'XX',
    });
    expect(shown).toBeNull();
    expect((errors as unknown as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'country',
      'locations.0',
      'specialities',
      'website',
    ]);
  });

  test('does not overwrite what somebody else saved in the meantime', async () => {
    await complete(admin.viewer, { expectedVersion: 1 });
    const { company: shown, errors } = await complete(admin.viewer, { expectedVersion: 1, description: 'Older' });
    expect([errors, shown]).toMatchObject([[{ code: 'CLASH', field: null }], { description: said.description }]);
  });

  test('gets the same answer to a repeated request, which runs once', async () => {
    const clientMutationId = 'one-and-the-same';
    await complete(admin.viewer, { clientMutationId });
    expect((await complete(admin.viewer, { clientMutationId })).company).toMatchObject({ version: 2 });
  });
});

describe('a logo', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const send = async (viewer: Viewer, background: string) => {
    const kept = await keepSent(context(viewer), inPieces(await picture(background)), 'picture');
    if (!kept.ok) throw new Error(kept.problem.code);
    return new KeptUpload({ ...kept.file, kind: 'picture' });
  };
  const withLogo = async (viewer: Viewer, logo: KeptUpload) =>
    runCommand(completeCompany, context(viewer), { ...said, logo });

  test('is public under its address until it is replaced', async () => {
    await withLogo(admin.viewer, await send(admin.viewer, '#a33'));
    const first = String((await own(admin.viewer))!['logoUrl']);
    const served = await app.inject(first);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    await complete(admin.viewer);
    expect((await own(colleague.viewer))!['logoUrl']).toBe(first);
    await withLogo(admin.viewer, await send(admin.viewer, '#3a3'));
    const second = String((await own(admin.viewer))!['logoUrl']);
    expect(second).not.toBe(first);
    expect((await app.inject(first)).statusCode).toBe(404);
    expect((await app.inject(second)).statusCode).toBe(200);
  });

  test('that somebody else uploaded is like one that does not exist', async () => {
    const outcome = await withLogo(admin.viewer, await send(colleague.viewer, '#a33'));
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'NOT_FOUND' }] });
    expect(await own(admin.viewer)).toMatchObject({ isComplete: false, logoUrl: null });
  });
});

describe('nobody else changes a company', () => {
  test('a colleague may not', async () => {
    expect(await complete(colleague.viewer)).toMatchObject({ company: null, errors: [{ code: 'FORBIDDEN' }] });
  });

  test('a stranger, a recruiter and a user without a company have none', async () => {
    const recruiter = await createRecruiterWithLogin(database);
    const nobodys = await createEmployer(database, { company_id: null, isAdmin: true });
    for (const viewer of [stranger, recruiter.viewer, nobodys.viewer])
      expect(await complete(viewer)).toMatchObject({ company: null, errors: [{ code: 'NOT_FOUND' }] });
  });

  test('for people of another company it does not exist; staff see it and its people', async () => {
    const other = await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: true });
    const staff = await createEmployer(database, { company_id: null, roles: ['ROLE_ADMIN'] });
    const text = 'query ($id: ID!) { node(id: $id) { ... on Company { name members { totalCount } } } }';
    const seen = async (viewer: Viewer) =>
      (await request(context(viewer), text, { id: `Company:${company.id}` })).data['node'];
    expect([await seen(other.viewer), await seen(stranger)]).toEqual([null, null]);
    expect(await seen(staff.viewer)).toEqual({ name: 'Gumnut Childcare', members: { totalCount: 2 } });
  });
});
