import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import '../index.ts';
import { assetScales, assetTemplates, brandAssets, brandFormats } from '#common/assets/assets.ts';
import type { AssetContent } from '#common/assets/content.ts';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { request } from '#server/graphql/testing/request.ts';
import { endDrawing } from '#server/papers/draw.ts';
import { elementsOf, readPaper } from '#server/papers/testing/read-paper.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { registerRateLimits } from '../accounts/session/rate-limits.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { assetRoutes } from './assets.http.ts';
import { signedLink } from './links.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorate('database', database);
  await registerRateLimits(app);
  await app.register(assetRoutes);
});
afterAll(async () => {
  await app.close();
  await endDrawing();
});

let network = 0;
/** Each from a network of its own, so that none is beyond the limit. */
const get = (url: string, headers = {}) => {
  network += 1;
  return app.inject({ url, headers, remoteAddress: `10.0.${network >> 8}.${network & 255}` });
};

const agency = await createAgency(database, { name: 'Harbour Talent', country: 'AU', location: 'Sydney' });
const figures = {
  score: 4.62,
  score_half: 0.2,
  review_count: 41,
  published_count: 43,
  score_as_of: '2026-03-02',
} as const;
const ann = await createRecruiterWithLogin(database, {
  ...{ agency_id: agency.id, name: 'Ann Lee', headline: 'Engineers' },
});
const admin = await createRecruiterWithLogin(database, {
  ...{ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'], name: 'Boss Quay' },
});
const rival = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const body = 'Kind, quick and honest, from the first call to the end of the trial.';
const review = await createReview(database, {
  ...{ recruiter_id: ann.recruiter.id, publication: 'published', level: 3, overall: 5, title: 'Quick' },
  ...{ body, shown_name: 'Dana Q.', submitted_at: new Date('2026-02-03T10:00:00Z') },
});

await createReview(database, { recruiter_id: ann.recruiter.id, publication: 'unpublished' });
const setAnn = (changes: object) =>
  kysely.updateTable('recruiters').set(changes).where('id', '=', ann.recruiter.id).execute();
await setAnn(figures);

const ofAnn = `Recruiter:${ann.recruiter.id}`;
const usual = { template: 'flyer', subjectId: ofAnn, format: 'png', scale: 1, accent: '#0072bb', showsPhoto: true };
const linkFor = async (viewer: Viewer, wishes: object = {}, at = new Date()): Promise<string | null> => {
  const asked = { ...context(viewer), nature: { ...context(viewer).nature, now: () => at } };
  const { data, errors } = await request(asked, 'query ($input: AssetFileInput!) { assetLink(input: $input) }', {
    input: { ...usual, ...wishes },
  });
  expect(errors).toBeUndefined();
  return data.assetLink as unknown as string | null;
};
const contentFor = async (viewer: Viewer, subjectId?: string) => {
  const { data } = await request(context(viewer), 'query ($id: ID) { assetContent(subjectId: $id) }', {
    id: subjectId ?? null,
  });
  return data.assetContent as unknown as AssetContent | null;
};
const brandLink = async (viewer: Viewer, brand: string, format: string) => {
  const { data } = await request(context(viewer), `{ brandAssetLink(brand: "${brand}", format: "${format}") }`);
  return data.brandAssetLink as unknown as string | null;
};
/** The text of a paper's page, with a space wherever a line or a part of it begins. */
const textOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  readPaper(rawPayload).pages.join(' ').replaceAll(/\s+/g, ' ');

describe('who fills templates', () => {
  test("a recruiter sees their own content, an agency's admin that of the agency and its people, others none", async () => {
    const ofAgency = `Agency:${agency.id}`;
    const ofAdmin = `Recruiter:${admin.recruiter.id}`;
    expect(await contentFor(ann.viewer)).toMatchObject({ name: 'Ann Lee', agencyName: 'Harbour Talent' });
    const may = async (viewer: Viewer) =>
      Promise.all(
        [ofAnn, ofAdmin, ofAgency].map(async (id) => [
          (await contentFor(viewer, id)) !== null,
          (await linkFor(viewer, { subjectId: id })) !== null,
        ]),
      );
    expect(await may(ann.viewer)).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(await may(admin.viewer)).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    for (const viewer of [rival.viewer, stranger])
      expect(await may(viewer)).toEqual([
        [false, false],
        [false, false],
        [false, false],
      ]);
    expect(await contentFor(stranger)).toBeNull();
    for (const id of ['', 'Review:1', `Company:${agency.id}`, 'Recruiter:1', `Recruiter:${nature.newId()}`])
      expect(await linkFor(admin.viewer, { subjectId: id })).toBeNull();
  });

  test('the content holds the live figures and public reviews, in one statement', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const content = await contentFor(ann.viewer);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect(content).toEqual({
      ...{ kind: 'recruiter', slug: ann.recruiter.slug, name: 'Ann Lee', headline: 'Engineers' },
      ...{ agencyName: 'Harbour Talent', location: '', country: 'AU', photoUrl: null },
      figures: { score: 4.62, half: 0.2, asOf: '2026-03-02', reviewCount: 41, publishedCount: 43 },
      reviews: [
        {
          ...{ key: review.id, writer: 'Dana Q.', audience: review.reviewer_type, level: 3, stars: 5, title: 'Quick' },
          ...{ body, writtenOn: '2026-02-03' },
        },
      ],
    });
  });

  test('an agency that is not approved, and a person who has no profile any longer, have no templates', async () => {
    const waiting = await createAgency(database, { is_approved: false });
    const theirs = await createRecruiterWithLogin(database, {
      ...{ agency_id: waiting.id, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] },
    });
    expect(await contentFor(theirs.viewer, `Agency:${waiting.id}`)).toBeNull();
    const link = (await linkFor(theirs.viewer, { subjectId: `Recruiter:${theirs.recruiter.id}` }))!;
    expect((await get(link)).statusCode).toBe(200);
    await kysely.updateTable('recruiters').set({ gone_at: new Date() }).where('id', '=', theirs.recruiter.id).execute();
    expect(await contentFor(theirs.viewer)).toBeNull();
    expect((await get(link)).statusCode).toBe(404);
  });

  test('what is not possible gets no link', async () => {
    for (const wishes of [
      { template: 'poster' },
      { format: 'svg' },
      { scale: 4 },
      { scale: 0 },
      { accent: '#ffff00' },
      { accent: 'red' },
      { reviewKey: 'x' },
      { quote: 'w'.repeat(401) },
    ])
      expect(await linkFor(ann.viewer, wishes)).toBeNull();
  });
});

describe('signed links', () => {
  const signable = { template: 'flyer', format: 'png', scale: 1, accent: '#0072bb', photo: true } as const;

  test('a link serves its file for 15 minutes, not to be kept by others', async () => {
    const link = (await linkFor(ann.viewer))!;
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { statusCode, headers } = await get(link);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' },
      ...{ 'referrer-policy': 'no-referrer' },
      'content-disposition': `attachment; filename="flyer-${ann.recruiter.slug}.png"`,
    });
    expect((await get(link, { 'if-none-match': headers.etag })).statusCode).toBe(304);
    const old = (await linkFor(ann.viewer, {}, new Date(Date.now() - 14 * 60_000)))!;
    expect((await get(old)).statusCode).toBe(200);
    const expired = (await linkFor(ann.viewer, {}, new Date(Date.now() - 15 * 60_000 - 1000)))!;
    expect((await get(expired)).statusCode).toBe(404);
  });

  test('altered, expired, foreign and unknown links all get the same answer', async () => {
    const link = (await linkFor(ann.viewer, { reviewKey: review.id, quote: 'Kind…' }))!;
    const other = (await linkFor(admin.viewer, { subjectId: `Agency:${agency.id}`, format: 'pdf' }))!;
    const [path, query] = link.split('?') as [string, string];
    const asked = new URLSearchParams(query);
    const names = [...asked.keys()];
    expect(names).toEqual([
      ...['template', 'subject', 'format', 'scale', 'accent', 'photo', 'review', 'quote', 'expires', 'signature'],
    ]);
    const altered = names.map((name) => {
      const changed = new URLSearchParams(query);
      const value = changed.get(name)!;
      const swapped: Record<string, string> = {
        ...{ template: 'business-card', format: 'jpg', scale: '3', accent: '#12263a', photo: 'false' },
        ...{ subject: `Recruiter:${admin.recruiter.id}`, review: nature.newId(), quote: 'quick and…' },
        ...{ expires: String(Number(value) + 600), signature: new URLSearchParams(other).get('signature')! },
      };
      changed.set(name, swapped[name]!);
      return `${path}?${changed}`;
    });
    const dropped = names.map((name) => {
      const rest = new URLSearchParams(query);
      rest.delete(name);
      return `${path}?${rest}`;
    });
    const unknown = [
      ...[path, `${path}?`, `${path}?signature=`, `${path}?&signature=a`, `${path}?template=flyer&signature=abc`],
      ...[`${link}&scale=3`, `${path}?scale=3&${query}`, `${link.slice(0, -1)}`, `${link}A`],
      signedLink({ ...signable, subject: `Recruiter:${nature.newId()}` }, new Date()),
      signedLink({ ...signable, subject: 'Company:1' }, new Date()),
      (await linkFor(ann.viewer, {}, new Date(Date.now() - 3_600_000)))!,
    ];
    const links = [...altered, ...dropped, ...unknown];
    const answers = await Promise.all(links.map((one) => get(one)));
    for (const [index, { statusCode, headers, body }] of answers.entries()) {
      expect([links[index], statusCode]).toEqual([links[index], 404]);
      expect(headers['content-disposition']).toBeUndefined();
      expect(body.replace(/GET:.*? not/, 'GET not')).toBe(answers[0]!.body.replace(/GET:.*? not/, 'GET not'));
    }
    expect((await get(link)).statusCode).toBe(200);
  });

  test('nothing changes by opening one, and it shows the figures of now', async () => {
    const link = (await linkFor(ann.viewer, { template: 'email-signature', format: 'pdf' }))!;
    const first = await get(link);
    expect(textOf(first)).toContain('4.6 · 41 reviews');
    const rowBefore = await kysely.selectFrom('recruiters').selectAll().where('id', '=', ann.recruiter.id).execute();
    await get(link);
    expect(await kysely.selectFrom('recruiters').selectAll().where('id', '=', ann.recruiter.id).execute()).toEqual(
      rowBefore,
    );
    await setAnn({ score: 4.1, review_count: 42 });
    const later = await get(link, { 'if-none-match': first.headers.etag });
    expect(later.statusCode).toBe(200);
    expect(textOf(later)).toContain('4.1 · 42 reviews');
    await setAnn({ review_count: 9, published_count: 9 });
    const few = textOf(await get(link));
    expect(few).toContain('9 reviews, too few for a score');
    expect(few).not.toContain('4.1');
    await setAnn({ review_count: 0, published_count: 0 });
    expect(textOf(await get(link))).toContain('No reviews yet');
    await setAnn(figures);
  });

  test('a review that is no longer public is not quoted, and an unfair quotation becomes its beginning', async () => {
    const pdf = { format: 'pdf', reviewKey: review.id };
    const link = (await linkFor(ann.viewer, pdf))!;
    const unfair = (await linkFor(ann.viewer, { ...pdf, quote: 'Kind honest trial.' }))!;
    expect(textOf(await get(link))).toContain(body);
    expect(textOf(await get(unfair))).not.toContain('Kind honest');
    const part = (await linkFor(ann.viewer, {
      ...pdf,
      quote: '…quick and honest, from the first call to the end of the trial.',
    }))!;
    expect(textOf(await get(part))).toContain('“… quick and honest');
    const foreign = await createReview(database, { recruiter_id: rival.recruiter.id, publication: 'published' });
    const set = (publication: 'removed' | 'published') =>
      kysely
        .updateTable('reviews')
        .set({
          publication,
          gone_at: publication === 'removed' ? new Date() : null,
          removed_because: publication === 'removed' ? 'personal_data' : null,
        })
        .where('id', '=', review.id)
        .execute();
    const before = textOf(await get((await linkFor(ann.viewer, { ...pdf, reviewKey: foreign.id }))!));
    expect(before).not.toContain('shown');
    await set('removed');
    expect(textOf(await get(link))).not.toContain('quick and honest');
    await set('published');
  });
});

describe('files', () => {
  const mm = (length: number) => (length / 25.4) * 72;
  const inPaper = { 'business-card': [mm(90), mm(55)], flyer: [mm(210), mm(297)] } as Record<string, number[]>;

  test.each(assetTemplates)('%s is a picture at each scale and a tagged paper of its size', async (template) => {
    const wishes = { template, reviewKey: review.id };
    const sizes: number[][] = [];
    for (const scale of assetScales) {
      const { rawPayload } = await get((await linkFor(ann.viewer, { ...wishes, scale }))!);
      const { width, height, density, format } = await sharp(rawPayload).metadata();
      expect(format).toBe('png');
      if (inPaper[template]) expect(density).toBe(scale * 100);
      sizes.push([width, height]);
    }
    const [width, height] = sizes[2]!;
    if (template === 'flyer') expect([width, height]).toEqual([2480, 3508]);
    if (template === 'business-card') expect([width, height]).toEqual([1063, 650]);
    if (template === 'linkedin-banner') expect(sizes[0]).toEqual([1584, 396]);
    const jpg = await get((await linkFor(ann.viewer, { ...wishes, format: 'jpg' }))!);
    expect(jpg.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(jpg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: sizes[0]![0] });
    const pdf = await get((await linkFor(ann.viewer, { ...wishes, format: 'pdf' }))!);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const read = readPaper(pdf.rawPayload);
    expect(read).toMatchObject({ language: 'en-US', isTagged: true });
    expect(read.title).toContain('of Ann Lee');
    expect(read.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(read.sizes).toHaveLength(1);
    const points = inPaper[template] ?? sizes[0]!.map((pixels) => pixels * 0.72);
    for (const [index, size] of read.sizes[0]!.entries()) expect(size).toBeCloseTo(points[index]!, 1);
    const elements = elementsOf(read.root);
    expect(elements.filter(({ tag }) => tag === 'H1').map(({ text }) => text)).toEqual(['Ann Lee']);
    const text = textOf(pdf);
    for (const figure of ['4.6', '41 reviews', 'As of Mar 2, 2026']) expect(text).toContain(figure);
    if (template === 'flyer') {
      expect(elements.find(({ tag }) => tag === 'BlockQuote')?.text).toBe(`“${body}”`);
      for (const words of ['Dana Q., candidate', '5 of 5 stars', 'Feb 3, 2026', '1 of 43 reviews shown', '4.4–4.8'])
        expect(text).toContain(words);
    }
  });

  test('a business card is 85 mm wide where cards are', async () => {
    const british = await createRecruiterWithLogin(database, {
      agency_id: (await createAgency(database, { country: 'GB' })).id,
    });
    const wishes = { template: 'business-card', subjectId: `Recruiter:${british.recruiter.id}`, scale: 3 };
    const { rawPayload } = await get((await linkFor(british.viewer, wishes))!);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1004, height: 650 });
  });

  test('the photo fills its circle where it is wanted, also on paper, and initials stand for it elsewhere', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#cc2200' } })
      .webp()
      .toBuffer();
    const file = { id: nature.newId(), key: nature.newToken() };
    await fileStorage().put(file.key, Readable.from([bytes]));
    await kysely
      .insertInto('files')
      .values({
        ...{ ...file, kind: 'picture', media_type: 'image/webp', size: bytes.length, sha256: Buffer.alloc(32, 1) },
        ...{ state: 'attached', agency_id: agency.id, uploaded_at: new Date(), attached_at: new Date() },
      })
      .execute();
    const pictured = await createRecruiter(database, { agency_id: agency.id, photo_file_id: file.id });
    const wishes = { template: 'email-signature', subjectId: `Recruiter:${pictured.id}` };
    expect(await contentFor(admin.viewer, wishes.subjectId)).toMatchObject({ photoUrl: `/files/${file.key}` });
    const edgeOf = async (showsPhoto: boolean) => {
      const { rawPayload } = await get((await linkFor(admin.viewer, { ...wishes, showsPhoto }))!);
      return [
        ...(await sharp(rawPayload).removeAlpha().extract({ left: 30, top: 98, width: 1, height: 1 }).raw().toBuffer()),
      ];
    };
    expect((await edgeOf(true))[0]).toBeGreaterThan(180);
    expect((await edgeOf(false))[0]).toBeLessThan(40);
    const { rawPayload } = await get((await linkFor(admin.viewer, { ...wishes, format: 'pdf' }))!);
    expect(rawPayload.toString('latin1')).toContain('/Subtype /Image');
  });

  test('each of our marks is a file for recruiters, and for no one else', async () => {
    for (const brand of brandAssets)
      for (const format of brandFormats) {
        const { statusCode, headers, rawPayload } = await get((await brandLink(ann.viewer, brand, format))!);
        expect(statusCode).toBe(200);
        expect(headers['content-disposition']).toBe(`attachment; filename="plaudit-${brand}.${format}"`);
        const { format: read, hasAlpha } = await sharp(rawPayload).metadata();
        expect([read, hasAlpha]).toEqual([format, true]);
      }
    expect(await brandLink(stranger, 'mark', 'svg')).toBeNull();
    expect(await brandLink(ann.viewer, 'seal', 'svg')).toBeNull();
    expect(await brandLink(ann.viewer, 'mark', 'gif')).toBeNull();
    const link = (await brandLink(ann.viewer, 'mark', 'svg'))!;
    expect((await get(link.replace('brand=mark', 'brand=logo'))).statusCode).toBe(404);
  });

  test('without the feature there are no templates, only our marks', async () => {
    const features = env.PLAUDIT_FEATURES;
    const link = (await linkFor(ann.viewer))!;
    Object.assign(env, { PLAUDIT_FEATURES: { ...features, shareAndPromoteMarketingAssets: false } });
    try {
      expect(await contentFor(ann.viewer)).toBeNull();
      expect(await linkFor(ann.viewer)).toBeNull();
      expect((await get(link)).statusCode).toBe(404);
      expect((await get((await brandLink(ann.viewer, 'logo', 'png'))!)).statusCode).toBe(200);
    } finally {
      Object.assign(env, { PLAUDIT_FEATURES: features });
    }
  });
});
