import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { keepSent } from '#server/storage/keep-sent.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { inPieces } from '#server/storage/testing/uploads.ts';
import { createCompany } from '../profiles.factories.ts';
import { saveCompanyProfile } from './company-editing.commands.ts';

const { database, context } = await testDatabase();
const [folder] = await testPlaces();
folder.use();

const fields = 'company { name website description country specialities locations logoUrl isComplete version }';

let company: Awaited<ReturnType<typeof createCompany>>;
let admin: Awaited<ReturnType<typeof createEmployer>>;
let colleague: Awaited<ReturnType<typeof createEmployer>>;
beforeEach(async () => {
  company = await createCompany(database, { name: 'Gumnut Childcare', is_approved: false, website: null });
  admin = await createEmployer(database, { company_id: company.id, isAdmin: true });
  colleague = await createEmployer(database, { company_id: company.id });
});
const save = (given: object, { viewer = admin.viewer, version = 1 }: { viewer?: Viewer; version?: number } = {}) =>
  mutate(context(viewer), 'saveCompanyProfile', { expectedVersion: version, ...given }, fields);
const rowOf = (id = company.id) =>
  database.kysely.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an admin of a company', () => {
  test('saves one section after the other, and is told when the profile is complete', async () => {
    const first = await save({ description: 'We look after small children.' });
    expect(first['company']).toMatchObject({ name: 'Gumnut Childcare', isComplete: false, version: 2 });
    await save({ specialities: ['other', 'education-and-training'] }, { version: 2 });
    const { company: saved, errors } = await save(
      { locations: ['Auckland', '', ' Auckland ', 'Wānaka'] },
      { version: 3 },
    );
    expect([errors, saved]).toMatchObject([
      [],
      {
        description: 'We look after small children.',
        specialities: ['education-and-training', 'other'],
        locations: ['Auckland', 'Wānaka'],
        isComplete: true,
        version: 4,
      },
    ]);
    const notes = await database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('company_id', '=', company.id)
      .orderBy('id')
      .execute();
    expect(notes).toMatchObject([
      { action: 'saveCompanyProfile', details: { fields: ['description'] } },
      { details: { fields: ['specialities'] } },
      { details: { fields: ['locations'] } },
    ]);
  });

  test('clears what is optional', async () => {
    await save({ website: 'https://gumnut.example', description: 'Children.' });
    const { company: saved } = await save({ website: '', description: ' ', locations: [] }, { version: 2 });
    expect(saved).toMatchObject({ website: null, description: '', locations: [], isComplete: false });
  });

  test('renames the company only until staff approve it', async () => {
    expect((await save({ name: 'Gumnut & Daughters' }))['company']).toMatchObject({ name: 'Gumnut & Daughters' });
    await database.kysely.updateTable('companies').set({ is_approved: true }).where('id', '=', company.id).execute();
    const { errors } = await save({ name: 'Ferrymans Bank', description: 'Money.' }, { version: 2 });
    expect(errors).toMatchObject([{ code: 'invalid', field: 'name' }]);
    expect(await rowOf()).toMatchObject({ name: 'Gumnut & Daughters', description: '' });
    expect((await save({ name: 'Gumnut & Daughters', description: 'Children.' }, { version: 2 }))['errors']).toEqual(
      [],
    );
  });

  test('is told about each invalid field, and nothing is saved', async () => {
    const { errors } = await save({
      name: '',
      website: 'gumnut',
      country: 'XX',
      specialities: ['magic'],
      locations: ['x'.repeat(81)],
      description: 'Children.',
    });
    expect((errors as unknown as { field: string }[]).map(({ field }) => field.split('.')[0]).sort()).toEqual([
      'country',
      'locations',
      'name',
      'specialities',
      'website',
    ]);
    expect(await rowOf()).toMatchObject({ version: 1, description: '' });
  });

  test('does not overwrite what somebody else saved in between, and gets the newer profile', async () => {
    await save({ description: 'Newer' });
    const answer = await save({ description: 'Older' });
    expect([codes(answer), answer['company']]).toMatchObject([['CLASH'], { description: 'Newer', version: 2 }]);
  });

  test('saves once, however often the request arrives', async () => {
    const given = { description: 'Children.', clientMutationId: 'one-and-the-same' };
    await save(given);
    expect((await save(given))['company']).toMatchObject({ version: 2 });
  });

  test('replaces and removes the logo', async () => {
    const send = async (version: number) => {
      const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
        .png()
        .toBuffer();
      const upload = await keepSent(context(admin.viewer), inPieces(bytes), 'picture');
      if (!upload.ok) throw new Error(upload.problem.code);
      const logo = new KeptUpload({ ...upload.file, kind: 'picture' });
      await runCommand(saveCompanyProfile, context(admin.viewer), { expectedVersion: version, logo });
      return (await rowOf()).logo_file_id!;
    };
    const stateOf = async (id: string) =>
      database.kysely.selectFrom('files').select(['state', 'company_id']).where('id', '=', id).executeTakeFirst();
    const first = await send(1);
    expect(await stateOf(first)).toEqual({ state: 'attached', company_id: company.id });
    const second = await send(2);
    expect([await stateOf(first), await stateOf(second)]).toMatchObject([{ state: 'removed' }, { state: 'attached' }]);
    expect((await save({ description: 'Children.' }, { version: 3 }))['company']!['logoUrl']).toMatch(/^\/files\//);
    expect((await save({ removesLogo: true }, { version: 4 }))['company']).toMatchObject({ logoUrl: null });
    expect(await stateOf(second)).toMatchObject({ state: 'removed' });
  });
});

test('nobody else changes it', async () => {
  const other = await createEmployer(database, {
    company_id: (await createCompany(database)).id,
    isAdmin: true,
  });
  for (const viewer of [colleague.viewer, stranger])
    expect((await save({ description: 'Ours now' }, { viewer }))['errors']).not.toEqual([]);
  await save({ description: 'Theirs' }, { viewer: other.viewer });
  expect(await rowOf()).toMatchObject({ version: 1, description: '' });
});
