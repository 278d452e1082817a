import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { startSession } from '#server/features/accounts/session/sessions.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { keepSent } from '#server/storage/keep-sent.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { inPieces } from '#server/storage/testing/uploads.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles.factories.ts';
import { saveAgencyProfile } from './agency-editing.commands.ts';

const { database, context } = await testDatabase();
const [folder] = await testPlaces();
folder.use();

const asAdmin = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
let admin: Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let agencyId: string;
beforeEach(async () => {
  admin = await createRecruiterWithLogin(database, { roles: asAdmin });
  agencyId = admin.recruiter.agency_id;
});

const fields = `profile { version slug oldSlugs name legalName contactEmail website description country postcode location
  logoUrl logoAlt coverUrl videoUrl longText isPremium isApproved }`;
const save = (given: object, viewer: Viewer = admin.viewer, version = 1) =>
  mutate(
    context(viewer),
    'saveAgencyProfile',
    { profileId: `AgencyToEdit:${agencyId}`, expectedVersion: version, ...given },
    fields,
  );
const rowOf = () =>
  database.kysely.selectFrom('agencies').selectAll().where('id', '=', agencyId).executeTakeFirstOrThrow();
const sendLogo = async (viewer: Viewer, version: number) => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const upload = await keepSent(context(viewer), inPieces(bytes), 'picture');
  if (!upload.ok) throw new Error(upload.problem.code);
  const logo = new KeptUpload({ ...upload.file, kind: 'picture' });
  return runCommand(saveAgencyProfile, context(viewer), { profileId: agencyId, expectedVersion: version, logo });
};

describe('an admin of an agency', () => {
  test('saves one section, leaves the others unchanged, and raises its versions', async () => {
    const before = await rowOf();
    const { profile, errors } = await save({ website: 'https://LANTERN.example', description: 'We place people.' });
    expect(errors).toEqual([]);
    expect(profile).toMatchObject({ website: 'https://lantern.example/', description: 'We place people.', version: 2 });
    const after = await rowOf();
    expect(after).toMatchObject({
      name: before.name,
      contact_email: before.contact_email,
      time_zone: before.time_zone,
    });
    expect(Number(after.page_version)).toBe(Number(before.page_version) + 1);
    const entry = await database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'saveAgencyProfile',
      user_id: admin.user.id,
      agency_id: agencyId,
      details: { fields: ['website', 'description'] },
    });
  });

  test('moves it, and its invitations follow the hours of the new place', async () => {
    await save({ country: 'AU', postcode: '6000', location: 'Perth' });
    expect(await rowOf()).toMatchObject({ postcode: '6000', time_zone: 'Australia/Perth' });
    await save({ country: 'NZ', postcode: '1010', location: 'Auckland' }, admin.viewer, 2);
    expect(await rowOf()).toMatchObject({ postcode: '1010', time_zone: 'Pacific/Auckland' });
    await save({ description: 'We place people.' }, admin.viewer, 3);
    expect(await rowOf()).toMatchObject({ time_zone: 'Pacific/Auckland' });
  });

  test('renames it before it is approved, and its people are found by the new name', async () => {
    const { slug } = await createRecruiter(database, { agency_id: agencyId });
    await database.kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', agencyId).execute();
    await save({ name: 'Zephyr & Daughters', legalName: 'Zephyr Pty Ltd' });
    expect(await rowOf()).toMatchObject({ name: 'Zephyr & Daughters', legal_name: 'Zephyr Pty Ltd' });
    await database.kysely.updateTable('agencies').set({ is_approved: true }).where('id', '=', agencyId).execute();
    const text = '{ search(words: "Zephyr Daughters", type: "recruiter") { results { recruiter { slug } } } }';
    expect(JSON.stringify((await request(context(), text)).data)).toContain(slug);
  });

  test('makes it complete once nothing is missing', async () => {
    const agencyComplete = async () => (await startSession(context(), admin.user.id)).attributes.agencyComplete;
    await save({ description: 'We place people.', website: 'https://lantern.example' });
    await save({ country: 'AU', postcode: '2000', location: 'Sydney' }, admin.viewer, 2);
    expect(await agencyComplete()).toBe(false);
    expect(await sendLogo(admin.viewer, 3)).toMatchObject({ ok: true });
    expect(await agencyComplete()).toBe(true);
    await save({ website: null }, admin.viewer, 4);
    expect(await agencyComplete()).toBe(false);
  });

  test('is told about each invalid field', async () => {
    const { profile, errors } = await save({
      contactEmail: 'nobody',
      website: 'lantern',
      legalName: '',
      name: 'x'.repeat(121),
    });
    expect(profile).toBeNull();
    expect((errors as unknown as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'contactEmail',
      'legalName',
      'name',
      'website',
    ]);
  });

  test('does not overwrite what somebody else saved, and gets both versions', async () => {
    await save({ description: 'In another window' });
    const { profile, errors } = await save({ description: 'Here' });
    expect([errors, profile]).toMatchObject([[{ code: 'CLASH' }], { description: 'In another window', version: 2 }]);
  });

  test('changes its address, but not to one that another agency has or had', async () => {
    const other = await createAgency(database);
    const before = (await rowOf()).slug;
    expect((await save({ slug: other.slug })).errors).toMatchObject([{ code: 'SLUG_TAKEN', field: 'slug' }]);
    const slug = `lantern-${agencyId.slice(-6)}`;
    expect((await save({ slug })).profile).toMatchObject({ slug, oldSlugs: [before] });
    expect((await save({ slug: 'recruiters' }, admin.viewer, 2)).errors).toMatchObject([{ field: 'slug' }]);
  });

  test("sets premium parts with a plan that covers them; the agency's plan decides whether they are shown", async () => {
    const text = { longText: 'At length.' };
    expect((await save(text)).errors).toMatchObject([{ code: 'PLAN', field: 'longText' }]);
    const paid = await createRecruiterWithLogin(database, {
      agency_id: agencyId,
      roles: [...asAdmin, 'ROLE_PRO_TEAM'],
    });
    expect((await save(text, paid.viewer)).profile).toMatchObject({ longText: 'At length.', isPremium: false });
    const { slug } = await rowOf();
    const shown = async () =>
      (await request(context(), 'query ($slug: String!) { agency(slug: $slug) { longText } }', { slug })).data[
        'agency'
      ];
    expect(await shown()).toEqual({ longText: null });
    await database.kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', agencyId).execute();
    expect(await shown()).toEqual({ longText: 'At length.' });
  });

  test('sees the page of an agency that is not approved yet, which others do not', async () => {
    await database.kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', agencyId).execute();
    const { slug } = await rowOf();
    const text = 'query ($slug: String!) { agency(slug: $slug) { slug } }';
    expect((await request(context(admin.viewer), text, { slug })).data['agency']).toEqual({ slug });
    expect((await request(context(), text, { slug })).data['agency']).toBeNull();
  });
});

describe('nobody else', () => {
  test("saves it: a colleague, another agency's admin and a stranger get the same answer as for an unknown one", async () => {
    const colleague = await createRecruiterWithLogin(database, { agency_id: agencyId });
    const rival = await createRecruiterWithLogin(database, { roles: asAdmin });
    for (const viewer of [colleague.viewer, rival.viewer, stranger]) {
      const { profile, errors } = await save({ description: 'Mine' }, viewer);
      expect([profile, errors]).toMatchObject([null, [{ code: 'NOT_FOUND' }]]);
      const node = `{ node(id: "AgencyToEdit:${agencyId}") { id } }`;
      expect((await request(context(viewer), node)).data['node']).toBeNull();
    }
    expect((await rowOf()).version).toBe(1);
  });
});
