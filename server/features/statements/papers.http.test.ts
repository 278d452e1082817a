import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../index.ts';
import { statementSections } from '#common/statements/statements.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { endDrawing } from '#server/papers/draw.ts';
import { elementsOf, readPaper } from '#server/papers/testing/read-paper.ts';
import { registerRateLimits } from '../accounts/session/rate-limits.ts';
import { createAgency, createRecruiter } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { statementPaperRoutes } from './papers.http.ts';
import { createStatement, createStatementVersion, noFigures } from './statements.factories.ts';

const { database } = await testDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.decorate('database', database);
  await registerRateLimits(app);
  await app.register(statementPaperRoutes);
});
afterAll(async () => {
  await app.close();
  await endDrawing();
});

const get = (key: string, headers = {}) => app.inject({ url: `/statement/paper/${key}.pdf`, headers });

async function createShared(wishes: { name?: string; about?: string; title?: string } = {}) {
  const { name = 'Old Quay & Sons', about = 'We place people.\n\nSince 2011.', title = 'Fast and honest' } = wishes;
  const agency = await createAgency(database, {
    plan: 'pro_team',
    is_approved: true,
    name,
    website: 'https://old.example/',
  });
  const recruiter = await createRecruiter(database, { agency_id: agency.id, name: 'Ada Quay', headline: 'Engineers' });
  const review = await createReview(database, {
    ...{ recruiter_id: recruiter.id, publication: 'published', level: 3, overall: 4, title },
    submitted_at: new Date('2026-02-03T10:00:00Z'),
  });
  const statement = await createStatement(database, {
    ...{ agency_id: agency.id, about, shown: [...statementSections], review_ids: [review.id] },
  });
  const version = await createStatementVersion(database, statement, {
    member_ids: [recruiter.id],
    figures: JSON.stringify({
      ...noFigures,
      ...{ score: 4.4, low: 4.2, high: 4.6, reviewCount: 41, publishedCount: 57, eligible: 200, invited: 181 },
      ...{ specialities: ['legal'], places: ['Sydney', 'Perth'], furtherPlaces: 3, peopleCount: 9 },
      ...{ placements: { permanent: 1234, temp: 56 }, nps: [0, 0, 6, 0, 0, 0, 0, 10, 0, 24, 0] },
    }),
  });
  return { agency, review, version };
}

test('the paper holds every figure of the statement under headings, tagged and with its fonts', async () => {
  const { version, agency } = await createShared();
  const { statusCode, headers, rawPayload } = await get(version.key);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' },
    'content-disposition': `attachment; filename="capability-statement-${agency.slug}.pdf"`,
  });
  const read = readPaper(rawPayload);
  const elements = elementsOf(read.root);
  const tagged = (tag: string) => elements.filter((one) => one.tag === tag).map(({ text }) => text);
  expect(read).toMatchObject({ title: 'Capability statement of Old Quay & Sons', language: 'en-US', isTagged: true });
  expect(read.sizes.every(([width, height]) => Math.round(width) === 595 && Math.round(height) === 842)).toBe(true);
  expect(read.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  expect(tagged('H1')).toEqual(['Old Quay & Sons']);
  expect(tagged('H2')).toEqual([
    ...[
      'Who we are',
      'Score',
      'Reviews',
      'Placements',
      'Specialities',
      'Places',
      'Team',
      'Net promoter score',
      'Contact',
    ],
  ]);
  expect(tagged('H3')).toEqual(['Fast and honest']);
  const facts = Object.fromEntries(
    elements.filter(({ tag }) => tag === 'LI').map(({ children }) => [children[0]!.text, children[1]!.text]),
  );
  expect(facts).toMatchObject({
    ...{
      'Score out of 5': '4.4',
      '80% interval': '4.2–4.6',
      'Reviews in the score': '41',
      'Score as of': 'Jan 5, 2026',
    },
    ...{
      'Invited to review': '90%, 181 of 200 eligible people',
      Permanent: '1,234',
      Contract: '56',
      'Fixed-term': '0',
    },
    ...{ 'All placements': '1,290', 'Net promoter score': '45.0', '95% interval': '22.1 to 67.9', Answers: '40' },
    ...{ Email: agency.contact_email, Website: 'https://old.example/', '•': 'Ada Quay, Engineers' },
  });
  const words = tagged('P').join('\n');
  for (const said of [
    ...['As of Jan 5, 2026', 'We place people.', 'Since 2011.', '1 of 57 published reviews shown'],
    ...['4 of 5 stars', 'about Ada Quay', 'Feb 3, 2026', 'Level 3: Placement confirmed', 'Legal', 'And 8 more.'],
    ...['Sydney · Perth and 3 more', 'Placements that started in the 24 months before Jan 5, 2026.'],
  ])
    expect(words).toContain(said);
  expect(read.links).toEqual([expect.stringMatching(new RegExp(`^https?://.+/agency/${agency.slug}$`))]);
});

test('an unchanged paper is not sent twice, and a review that is withdrawn is gone from the next one', async () => {
  const { version, review } = await createShared();
  const first = await get(version.key);
  const again = await get(version.key, { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  await database.kysely.updateTable('reviews').set({ publication: 'withdrawn' }).where('id', '=', review.id).execute();
  const after = await get(version.key, { 'if-none-match': String(first.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(readPaper(after.rawPayload).pages.join()).not.toContain('Fast and honest');
});

test('unknown, altered, expired and withdrawn links have no paper', async () => {
  const { version } = await createShared();
  const unknown = await get('a'.repeat(22));
  expect(unknown.statusCode).toBe(404);
  const change = (changes: object) =>
    database.kysely.updateTable('statement_versions').set(changes).where('id', '=', version.id).execute();
  await change({ expires_at: new Date(Date.now() - 1000), shared_at: new Date(Date.now() - 2000) });
  expect((await get(version.key)).body).toBe(unknown.body.replaceAll('a'.repeat(22), version.key));
  await change({ expires_at: new Date(Date.now() + 86_400_000), withdrawn_at: new Date() });
  for (const key of [version.key, `${version.key}x`, version.key.slice(1), '..%2f..'])
    expect((await get(key)).statusCode).toBe(404);
});

test('texts that no font can draw leave a paper that says so, and never a half name', async () => {
  const { version } = await createShared({
    ...{ name: '山田 Agency', about: '日本語だけ', title: 'Good 👍 ‮work 山田 here' },
  });
  const { statusCode, rawPayload } = await get(version.key);
  expect(statusCode).toBe(200);
  const { root, title } = readPaper(rawPayload);
  const elements = elementsOf(root);
  expect(title).toBe('Capability statement of An agency');
  expect(elements.find(({ tag }) => tag === 'H3')!.text).toBe('Good work … here');
  expect(elements.some(({ text }) => text === 'Who we are')).toBe(false);
  expect(elements.some(({ text }) => text.includes('\uFFFD'))).toBe(false);
});
