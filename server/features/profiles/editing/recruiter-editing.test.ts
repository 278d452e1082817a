import Fastify from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { startSession } from '#server/features/accounts/session/sessions.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { filesRoutes } from '#server/storage/files.http.ts';
import { keepSent } from '#server/storage/keep-sent.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { inPieces } from '#server/storage/testing/uploads.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles.factories.ts';
import { freeSlug } from '../slugs/slugs.ts';
import { saveRecruiterProfile } from './recruiter-editing.commands.ts';

const { database, context } = await testDatabase();
const [folder] = await testPlaces();
folder.use();
const app = Fastify();
app.decorate('database', database);
await app.register(filesRoutes);

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let ada: Person;
beforeEach(async () => {
  ada = await createRecruiterWithLogin(database, { name: 'Ada Reyes', headline: 'Engineers' });
});

const fields = `profile { version slug oldSlugs name headline about specialities roleTypes country postcode location phone
  linkedinUrl showsEmailInSeek photoUrl photoAlt coverUrl videoUrl longText isPremium }`;
const save = (given: object, { viewer, recruiter } = ada, version = recruiter.version) =>
  mutate(
    context(viewer),
    'saveRecruiterProfile',
    { profileId: `RecruiterToEdit:${recruiter.id}`, expectedVersion: version, ...given },
    fields,
  );
const rowOf = (id = ada.recruiter.id) =>
  database.kysely.selectFrom('recruiters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (slug: string, viewer: Viewer = stranger) =>
  (
    await request(
      context(viewer),
      'query ($slug: String!) { recruiter(slug: $slug) { name photoUrl photoAlt coverUrl videoUrl longText } }',
      { slug },
    )
  ).data['recruiter'] as unknown as Record<string, string | null> | null;

describe('a recruiter', () => {
  test('saves one section, leaves the others unchanged, raises versions and audits only field names', async () => {
    const before = await rowOf();
    const { profile, errors } = await save({
      headline: 'Nurses, and who leads them',
      about: 'Since 2009.\n\nIn Perth.',
    });
    expect(errors).toEqual([]);
    expect(profile).toMatchObject({
      headline: 'Nurses, and who leads them',
      name: 'Ada Reyes',
      version: before.version + 1,
    });
    const after = await rowOf();
    expect(Number(after.page_version)).toBe(Number(before.page_version) + 1);
    expect(after).toMatchObject({ phone: before.phone, specialities: before.specialities, slug: before.slug });
    const entry = await database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', ada.recruiter.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'saveRecruiterProfile',
      user_id: ada.user.id,
      agency_id: ada.recruiter.agency_id,
      details: { fields: ['headline', 'about'] },
    });
  });

  test('is complete once nothing is missing, and incomplete when something is', async () => {
    const whole = {
      headline: 'Engineers',
      about: 'Since 2009.',
      specialities: ['engineering'],
      roleTypes: ['permanent'],
      country: 'AU',
      location: 'Perth',
      postcode: '6000',
      phone: '+61 491 570 156',
    };
    await save(whole);
    expect((await startSession(context(), ada.user.id)).attributes.profileComplete).toBe(false);
    await sendPhoto(ada);
    expect((await startSession(context(), ada.user.id)).attributes.profileComplete).toBe(true);
    await save({ phone: null }, ada, 3);
    expect((await startSession(context(), ada.user.id)).attributes.profileComplete).toBe(false);
  });

  test('is told about each invalid field, and nothing is saved', async () => {
    const { profile, errors } = await save({ linkedinUrl: 'ada', postcode: 'x'.repeat(13), name: '' });
    expect(profile).toBeNull();
    expect((errors as unknown as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'linkedinUrl',
      'name',
      'postcode',
    ]);
    expect((await rowOf()).version).toBe(1);
  });

  test('sets a postcode that fits the country; changing the country clears it', async () => {
    expect((await save({ postcode: '60' })).errors).toMatchObject([{ code: 'invalid', field: 'postcode' }]);
    expect((await save({ country: 'GB', postcode: 'sw1a1aa' })).profile).toMatchObject({ postcode: 'SW1A 1AA' });
    expect((await save({ country: 'HK' }, ada, 2)).profile).toMatchObject({ country: 'HK', postcode: null });
  });

  test('does not overwrite what was saved in between, and gets both versions', async () => {
    await save({ headline: 'In another window' });
    const { profile, errors } = await save({ headline: 'Here' });
    expect([errors, profile]).toMatchObject([
      [{ code: 'CLASH', field: null }],
      { headline: 'In another window', version: 2 },
    ]);
    expect((await save({ headline: 'Here' }, ada, 2)).profile).toMatchObject({ headline: 'Here' });
  });

  test('gets the same answer to a repeated request, which runs once', async () => {
    const clientMutationId = 'one-and-the-same';
    await save({ headline: 'Once', clientMutationId });
    expect((await save({ headline: 'Once', clientMutationId })).profile).toMatchObject({ version: 2 });
  });

  test('writes HTML, other alphabets and emoji, which are stored unchanged', async () => {
    const about = '<script>alert(1)</script> & "quotes" \u202eturned\u202c 🐨\n\n𠮷野';
    await save({ about, headline: "'; drop table recruiters; --" });
    expect(await rowOf()).toMatchObject({
      about: '<script>alert(1)</script> & "quotes" turned 🐨\n\n𠮷野',
      headline: "'; drop table recruiters; --",
    });
  });

  test('chooses about the SEEK directory only where that is available', async () => {
    const features = (seekDirectoryEmailToggle: boolean) =>
      Object.assign(env, { PLAUDIT_FEATURES: { ...env.PLAUDIT_FEATURES, seekDirectoryEmailToggle } });
    features(true);
    expect((await save({ showsEmailInSeek: true })).profile).toMatchObject({ showsEmailInSeek: true });
    features(false);
    expect((await save({ showsEmailInSeek: false }, ada, 2)).errors).toMatchObject([{ code: 'OFF' }]);
  });
});

describe('nobody else', () => {
  test('saves it: an agency admin, a stranger and an unknown profile get the same answer', async () => {
    const admin = await createRecruiterWithLogin(database, {
      agency_id: ada.recruiter.agency_id,
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
    });
    for (const viewer of [admin.viewer, stranger]) {
      const { profile, errors } = await save({ headline: 'Mine' }, { ...ada, viewer });
      expect([profile, errors]).toMatchObject([null, [{ code: 'NOT_FOUND' }]]);
    }
    const node = `{ node(id: "RecruiterToEdit:${ada.recruiter.id}") { id } }`;
    expect((await request(context(admin.viewer), node)).data['node']).toBeNull();
    expect((await request(context(ada.viewer), node)).data['node']).not.toBeNull();
  });
});

describe('an address', () => {
  test('changes, and the old one redirects', async () => {
    const before = ada.recruiter.slug;
    const wished = `ada-${ada.recruiter.id.slice(-6)}`;
    expect((await save({ slug: wished.toUpperCase() })).profile).toMatchObject({ slug: wished, oldSlugs: [before] });
    const kept = await database.kysely
      .selectFrom('old_slugs')
      .selectAll()
      .where('subject_id', '=', ada.recruiter.id)
      .execute();
    expect(kept).toMatchObject([{ kind: 'recruiter', slug: before, recruiter_id: ada.recruiter.id, agency_id: null }]);
    expect((await save({ slug: before }, ada, 2)).profile).toMatchObject({ slug: before, oldSlugs: [wished] });
  });

  test('that another recruiter has or had is taken; an agency may have the same one', async () => {
    const other = await createRecruiterWithLogin(database);
    const theirs = `bo-${other.recruiter.id.slice(-6)}`;
    await save({ slug: theirs }, other);
    for (const slug of [theirs, other.recruiter.slug])
      expect((await save({ slug })).errors).toMatchObject([{ code: 'SLUG_TAKEN', field: 'slug' }]);
    const agency = await createAgency(database, { slug: `cat-${other.recruiter.id.slice(-6)}` });
    expect((await save({ slug: agency.slug })).errors).toEqual([]);
    // A new profile doesn't get an address that still leads to somebody.
    const { recruiter } = await createRecruiterWithLogin(database, { slug: 'kit-marsh' });
    await database.kysely
      .insertInto('old_slugs')
      .values({ slug: 'sam-marsh', recruiter_id: recruiter.id, since: new Date() })
      .execute();
    const made = await database.kysely.transaction().execute((tx) => freeSlug(tx, 'recruiters', 'Sam Marsh'));
    expect(made).toBe('sam-marsh-2');
  });

  test('that two request at once goes to one of them', async () => {
    const other = await createRecruiterWithLogin(database);
    const slug = `both-${ada.recruiter.id.slice(-6)}`;
    const answers = await Promise.all([save({ slug }), save({ slug }, other)]);
    const codes = answers.map(({ errors }) => (errors as unknown as { code: string }[])[0]?.code ?? 'saved');
    expect(codes.sort()).toEqual(['SLUG_TAKEN', 'saved']);
  });

  test('changes ten times, then only back to a former one', async () => {
    const name = (n: number) => `often-${ada.recruiter.id.slice(-6)}-${n}`;
    for (let n = 1; n <= 10; n++) expect((await save({ slug: name(n) }, ada, n)).errors).toEqual([]);
    expect((await save({ slug: name(11) }, ada, 11)).errors).toMatchObject([{ code: 'SLUG_TOO_OFTEN', field: 'slug' }]);
    expect((await save({ slug: name(3) }, ada, 11)).errors).toEqual([]);
  });
});

const pictureOf = (background: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
async function kept(viewer: Viewer, bytes: Buffer): Promise<KeptUpload> {
  const upload = await keepSent(context(viewer), inPieces(bytes), 'picture');
  if (!upload.ok) throw new Error(upload.problem.code);
  return new KeptUpload({ ...upload.file, kind: 'picture' });
}
const sendFile = async (person: Person, given: object) => {
  const { version } = await rowOf(person.recruiter.id);
  return runCommand(saveRecruiterProfile, context(person.viewer), {
    profileId: person.recruiter.id,
    expectedVersion: version,
    ...given,
  });
};
const sendPhoto = async (person: Person, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sendFile(person, { photo: await kept(person.viewer, await pictureOf('#a33', format)), photoAlt: 'Ada at her desk' });

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is re-encoded, and can be read by everybody for good',
    async (format) => {
      expect(await sendPhoto(ada, format)).toMatchObject({ ok: true });
      const { photoUrl, photoAlt } = (await shown(ada.recruiter.slug))!;
      const served = await app.inject(photoUrl!);
      expect([served.statusCode, served.headers['content-type'], served.headers['cache-control'], photoAlt]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
        'Ada at her desk',
      ]);
    },
  );

  test('replaces another one, and is removed', async () => {
    await sendPhoto(ada);
    const first = (await shown(ada.recruiter.slug))!['photoUrl']!;
    await sendPhoto(ada);
    const second = (await shown(ada.recruiter.slug))!['photoUrl']!;
    expect([(await app.inject(first)).statusCode, (await app.inject(second)).statusCode]).toEqual([404, 200]);
    await sendFile(ada, { removesPhoto: true });
    expect((await shown(ada.recruiter.slug))!['photoUrl']).toBeNull();
    expect((await app.inject(second)).statusCode).toBe(404);
    // Removing nothing is fine.
    expect(await sendFile(ada, { removesPhoto: true })).toMatchObject({ ok: true });
  });

  test('that is not an image by its bytes is refused, whatever its name', async () => {
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a...............'),
    ])
      await expect(kept(ada.viewer, bytes)).rejects.toThrow('FILE_WRONG_TYPE');
    await expect(kept(ada.viewer, Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).rejects.toThrow('FILE_BROKEN');
  });

  test('that somebody else uploaded is like one that does not exist', async () => {
    const other = await createRecruiterWithLogin(database);
    const photo = await kept(other.viewer, await pictureOf('#3a3'));
    expect(await sendFile(ada, { photo })).toMatchObject({ ok: false, problems: [{ code: 'NOT_FOUND' }] });
  });
});

describe('the premium parts', () => {
  const premium = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', longText: 'At length.' };

  test('need a plan that covers them; removing them does not', async () => {
    expect((await save(premium)).errors).toMatchObject([{ code: 'PLAN', field: 'videoUrl' }]);
    const cover = await kept(ada.viewer, await pictureOf('#33a'));
    expect(await sendFile(ada, { cover })).toMatchObject({ ok: false, problems: [{ code: 'PLAN', field: 'cover' }] });
    expect((await save({ videoUrl: '', longText: null, removesCover: true })).errors).toEqual([]);
  });

  test("are shown while the recruiter's or the agency's plan covers them, and hidden when it does not", async () => {
    const pro = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'] });
    await save(premium, pro);
    await sendFile(pro, { cover: await kept(pro.viewer, await pictureOf('#33a')) });
    const { slug, agency_id } = pro.recruiter;
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(await shown(slug)).toMatchObject({
      videoUrl: url,
      longText: 'At length.',
      coverUrl: expect.stringMatching(/^\/files\//),
    });
    await database.kysely
      .deleteFrom('user_roles')
      .where('user_id', '=', pro.user.id)
      .where('role', '=', 'ROLE_PRO_INDIVIDUAL')
      .execute();
    expect(await shown(slug)).toMatchObject({ videoUrl: null, longText: null, coverUrl: null });
    expect(await rowOf(pro.recruiter.id)).toMatchObject({ video_url: url, long_text: 'At length.' });
    await database.kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', agency_id).execute();
    expect(await shown(slug)).toMatchObject({ videoUrl: url });
  });

  test('are null, not empty texts, on a profile without any', async () => {
    const { slug } = await createRecruiter(database, {
      agency_id: (await createAgency(database, { plan: 'ultimate_team' })).id,
    });
    expect(await shown(slug)).toMatchObject({
      videoUrl: null,
      longText: null,
      coverUrl: null,
      photoUrl: null,
      photoAlt: '',
    });
  });
});
