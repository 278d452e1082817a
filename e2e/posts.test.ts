import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobTemplates, type PostShape, postShapes, reviewTemplates } from '#common/posts/posts.ts';
import { type PostSettings, standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import { postEditorUrl, postPictureUrl } from '#common/urls.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createPost } from '#server/features/posts/posts.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { signIn } from './running/steps.ts';

let plaudit: Plaudit;
let browser: Browser;
let database: Database;
let page: Page;
let ids: { agency_id: string; recruiter_id: string };
let reviewId: string;

const person = { email: 'ada@old-quay.example', password: 'a long enough password' };
const body = 'They were quick, kind and honest: Tāmaki Makaurau to Ōtautahi in a week. I would work with them again.';

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  database = connect(plaudit.postgres.connectionString, 1);
  const { recruiter } = await createRecruiterWithLogin(database, {
    name: 'Ada Quay',
    user: person,
    phone: '+61 2 5550 1234',
  });
  ids = { agency_id: recruiter.agency_id, recruiter_id: recruiter.id };
  const review = await createReview(database, { recruiter_id: recruiter.id, publication: 'published', level: 3, body });
  reviewId = review.id;
  ({ page } = await openPage(browser));
  await signIn(page, plaudit, person);
  await page.waitForURL(/\/(home|dashboard)$/);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await plaudit?.stop();
});

test('a review becomes a post: the quotation is fair, the draft is kept, the picture and the text can be taken', async () => {
  await page.goto(`${plaudit.url}/post-creators`);
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('link', { name: 'Choose a review' }).click();
  await page.getByText(body.slice(0, 30)).first().click();
  await page.getByRole('link', { name: 'Make a post' }).click();
  const quote = page.getByLabel('What you quote');
  await quote.fill('They were slow…');
  await page.getByText("This isn't what the reviewer wrote.").waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('link', { name: /Quote whole words/ }).waitFor();
  expect(await quote.inputValue()).toBe('They were slow…');
  await quote.fill('They were quick, kind and honest…');
  await page.getByLabel('Text (optional)').fill('Thank you.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').waitFor();
  await page.getByRole('button', { name: 'Make post' }).click();
  await page.getByText('All changes saved').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download picture' }).click(),
  ]);
  expect(await sharp(Buffer.concat(await (await download.createReadStream()).toArray())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 627,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Text copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^Thank you\\.\\n\\nhttp.*/review/${reviewId}\\?s=[\\w-]{12}$`));
  const events = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'review_shared'));
  expect(events).toEqual([
    { event: 'review_shared', network: 'download' },
    { event: 'review_shared', network: 'text' },
  ]);
});

test('a link to a LinkedIn post is warned about, and an own background is uploaded', async () => {
  await page.goto(plaudit.url + postEditorUrl(null));
  await page.getByLabel('Title', { exact: true }).fill('Site engineer');
  await page.getByLabel('Link to the job').fill('https://www.linkedin.com/posts/someone');
  await page.getByText('directs to another post on LinkedIn').waitFor();
  const file = page.getByLabel('Use your own picture');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await page.getByText('Choose a PNG, JPEG, or WebP image.').waitFor();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa3300' } })
    .png()
    .toBuffer();
  await file.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Make post' }).click();
  await page.getByText('Post made.').waitFor();
  const { key } = await database.kysely
    .selectFrom('posts')
    .select('key')
    .where('title', '=', 'Site engineer')
    .executeTakeFirstOrThrow();
  const picture = Buffer.from(await (await fetch(plaudit.url + postPictureUrl(key))).arrayBuffer());
  const [red, green] = await sharp(picture).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  expect([red! > 150, green! < 80]).toEqual([true, true]);
  // Its page works without an account, and networks find the picture there.
  const html = await (await fetch(`${plaudit.url}/job/${key}`)).text();
  expect(html).toContain(`/thumbnail-download/${key}.jpg`);
  expect(html).toMatch(/property="og:image" content="[^"]*thumbnail-download/);
  expect(html).toContain('noindex');
});

/** A post's preview as the browser draws it, in its full size. */
async function previewed(postId: string, address: string, shape: PostShape): Promise<Buffer> {
  await page.goto(`${plaudit.url}${address}post=${postId}`);
  const preview = page.getByRole('img', { name: 'Preview of the picture' });
  await preview.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await preview.evaluate((element) => {
    element.style.transform = 'none';
    element.style.position = 'fixed';
    element.style.inset = '0 auto auto 0';
    element.style.zIndex = '9999';
    document.body.append(element);
  });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ clip: { x: 0, y: 0, ...postShapes[shape] }, animations: 'disabled' });
}

/** The share of pixels that clearly differ. Edges of letters are drawn a little differently by every program. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().greyscale().blur(1.5).raw().toBuffer()),
  );
  expect(first!.length).toBe(second!.length);
  let differing = 0;
  for (let at = 0; at < first!.length; at++) if (Math.abs(first![at]! - second![at]!) > 40) differing++;
  return differing / first!.length;
}

const looks: [string, 'review' | 'job', PostShape, PostSettings][] = [
  ...reviewTemplates.map((name) => ['review', name, standardReviewSettings[name]] as const),
  ...jobTemplates.map((name) => ['job', name, standardJobSettings[name]] as const),
].map(([kind, name, settings], at) => {
  const shape = Object.keys(postShapes)[at % 3] as PostShape;
  return [`${kind} ${name}`, kind, shape, at === 0 ? { ...settings, backgroundImageBlur: 12 } : settings];
});

test.each(looks)('the preview of the template %s is what the server draws', async (_name, kind, shape, settings) => {
  await page.setViewportSize({ width: 1280, height: 1950 });
  const about =
    kind === 'review' ? { review_id: reviewId } : { title: 'Ngā kaimahi: site engineers wanted', description: body };
  const post = await createPost(database, { ...ids, ...about, shape, settings: JSON.stringify(settings) });
  const address = kind === 'review' ? `${postEditorUrl(reviewId)}?` : `${postEditorUrl(null)}?`;
  const seen = await previewed(post.id, address, shape);
  const drawn = Buffer.from(await (await fetch(plaudit.url + postPictureUrl(post.key))).arrayBuffer());
  expect(await difference(seen, drawn)).toBeLessThan(0.01);
});
