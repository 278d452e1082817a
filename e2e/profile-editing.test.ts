import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './running/axe.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const picture = (name: string, background: string, width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true }).click();
/** Saves all sections and waits until nothing is unsaved. */
async function save(page: Page) {
  await pressSave(page);
  await page.getByText('All changes saved').waitFor();
}
const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page'));
const loaded = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth);
const widthIn = (place: Locator, name: string) =>
  place.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth);
const attributes = (page: Page) => page.evaluate(() => localStorage.getItem('plaudit.user') ?? '');

async function openAs(role: string, path: string, options = {}) {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await signInAs(opened.page, plaudit.url, role);
  await opened.page.goto(plaudit.url + path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

describe('a recruiter with a plan', () => {
  test('adds a photo, sees one missing part fewer, previews the page, and the public sees the photo', async () => {
    const { page, faults } = await openAs('pro_individual', '/recruiter/edit');
    const photo = section(page, 'Photo');
    await page.getByRole('link', { name: 'Add a photo of yourself' }).click();
    expect(await page.evaluate(() => location.hash)).toBe('#photo');
    await photo.getByLabel('Choose a photo').setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await photo.getByText('Choose a PNG, JPEG, or WebP image.').waitFor();
    const asPicture = (size: number) => ({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(size, 'x') });
    await photo.getByLabel('Choose a photo').setInputFiles(asPicture(20_000_001));
    await photo.getByText('This file is larger than 20 MB. Choose a smaller one.').waitFor();
    await photo.getByLabel('Choose a photo').setInputFiles(asPicture(1000));
    await photo.getByText("This file can't be opened as an image. Choose another one.").waitFor();
    // Saving something else leaves the problem in sight.
    await page.getByLabel('Phone').fill('+61 491 570 156');
    await save(page);
    await photo.getByText("This file can't be opened as an image. Choose another one.").waitFor();
    await photo.getByLabel('Choose a photo').setInputFiles(await picture('me.jpg', '#2a6f97'));
    await photo.getByText(/^me\.jpg, /).waitFor();
    await expect.poll(() => loaded(page, 'Preview of your selection')).toBe(400);
    await photo.getByLabel('What the photo shows').fill('At her desk');
    const cover = section(page, 'Cover');
    await cover.getByLabel('Choose a cover').setInputFiles(await picture('wide.jpg', '#6a994e', 1200));
    // Chooses the nearest crop by keyboard, which shows a quarter of the width.
    await cover.getByLabel('Zoom').press('End');
    await page.getByLabel('Video on YouTube or Vimeo').fill('https://youtu.be/dQw4w9WgXcQ');
    await page
      .getByRole('textbox', { name: 'Longer text (optional)' })
      .fill('First, I listen.\n\nThen I search. <b>Always.</b>');
    await page.getByText('Unsaved changes: Photo, Cover, Video and longer text').waitFor();
    await save(page);
    await photo.getByText('Your current photo').waitFor();
    await expect.poll(() => widthIn(cover, 'Your current cover')).toBe(300);
    expect(await page.getByRole('link', { name: 'Add a photo of yourself' }).count()).toBe(0);
    await page.getByText('Everything is complete.').waitFor();
    expect(await attributes(page)).toContain('"profileComplete":true');
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await page.getByText('This is a preview').waitFor();
    for (const words of ['First, I listen.', 'Then I search. <b>Always.</b>']) await page.getByText(words).waitFor();
    await expect.poll(() => loaded(page, 'At her desk')).toBe(400);
    // It leaves out what only its owner sees.
    expect(await page.getByRole('link', { name: 'Invite to review' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Open public page' }).click();

    const stranger = await openPage(browser, { javaScriptEnabled: false });
    await stranger.page.goto(page.url());
    await expect.poll(() => loaded(stranger.page, 'At her desk')).toBe(400);
    expect(await stranger.page.getByRole('link', { name: /A video of/ }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    expect(faults).toEqual([]);
  });

  test('removes the photo', async () => {
    const { page, faults } = await openAs('pro_individual', '/recruiter/edit');
    await section(page, 'Photo').getByRole('button', { name: 'Remove photo' }).click();
    await section(page, 'Photo').getByText('Your photo will be removed when you save.').waitFor();
    await section(page, 'Photo').getByRole('button', { name: 'Keep photo' }).click();
    await page.getByText('All changes saved').waitFor();
    await section(page, 'Photo').getByRole('button', { name: 'Remove photo' }).click();
    await save(page);
    await section(page, 'Photo').getByText('None yet').waitFor();
    await page.getByRole('link', { name: 'Add a photo of yourself' }).waitFor();
    expect(await attributes(page)).toContain('"profileComplete":false');
    expect(faults).toEqual([]);
  });
});

describe('a recruiter', () => {
  test('writes by keyboard alone, sees problems beside their fields, and keeps what was typed', async () => {
    const { page } = await openAs('recruiter', '/recruiter/edit');
    const linkedIn = page.getByLabel('LinkedIn profile');
    await linkedIn.focus();
    await page.keyboard.type('linkedin.com/in/robin');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: "Your changes aren't saved yet" }).waitFor();
    const summary = page.getByRole('region', { name: "Your changes aren't saved yet" });
    const words = 'This is not a valid URL. Make sure you include http:// or https://';
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([words]);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('linkedinUrl');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('https://www.linkedin.com/company/harbour');
    await page.keyboard.press('Enter');
    await section(page, 'Contact')
      .getByText(/This isn't a LinkedIn profile/)
      .first()
      .waitFor();
    await linkedIn.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('https://nz.linkedin.com/in/robin-demo?trk=public');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Show my email in the SEEK directory').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('All changes saved').waitFor();
    expect(await linkedIn.inputValue()).toBe('https://nz.linkedin.com/in/robin-demo');
    // The focus did not move, and what was typed in another section is still there after a reload.
    await page.waitForFunction(() => document.activeElement?.id === 'showsEmailInSeek');
    await page.getByLabel('Headline').fill('Half a headl');
    await page.waitForFunction(() => Object.values(sessionStorage).some((kept) => kept.includes('Half a headl')));
    await page.reload();
    await section(page, 'Introduction').getByText('Unsaved changes').waitFor();
    expect(await page.getByLabel('Headline').inputValue()).toBe('Half a headl');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.getByLabel('Headline').inputValue()).not.toBe('Half a headl');
  });

  test('changes specialities, kinds of roles and the location', async () => {
    const { page, faults } = await openAs('recruiter', '/recruiter/edit');
    const work = section(page, 'Work');
    await work.getByRole('checkbox', { name: 'Legal' }).check();
    await work.getByLabel('Contract').check();
    await save(page);
    await page.getByLabel('Country').selectOption('GB');
    await page.getByLabel('City or region').fill('Bristol');
    await page.getByLabel('Postcode').fill('bs14dj');
    await save(page);
    expect(await page.getByLabel('Postcode').inputValue()).toBe('BS1 4DJ');
    await page.reload();
    expect(await work.getByRole('checkbox', { name: 'Legal' }).isChecked()).toBe(true);
    expect(await page.getByLabel('City or region').inputValue()).toBe('Bristol');
    expect(faults).toEqual([]);
  });

  test('sees, without a plan, which one unlocks cover, video and longer text', async () => {
    const { page } = await openAs('recruiter', '/recruiter/edit');
    await section(page, 'Cover').getByText('Available from the Pro Individual plan').waitFor();
    expect(await page.getByRole('textbox', { name: 'Longer text (optional)' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Video on YouTube or Vimeo').isDisabled()).toBe(true);
  });

  test('takes another address, and the old one still leads there', async () => {
    const { page, faults } = await openAs('recruiter_freelancer', '/recruiter/edit');
    const address = section(page, 'Page link');
    const before = await page.getByLabel('Last part of the link').inputValue();
    await page.getByLabel('Last part of the link').fill('demo-recruiter');
    await pressSave(page);
    await address.getByText('This link is already taken. Choose another one.').first().waitFor();
    await page.getByLabel('Last part of the link').fill('review');
    await pressSave(page);
    await address.getByText('We use this link for a page of our own. Choose another one.').first().waitFor();
    await page.getByLabel('Last part of the link').fill('frances-by-herself');
    await save(page);
    await address.getByText(`/recruiter/${before}`).waitFor();
    const stranger = await openPage(browser);
    await stranger.page.goto(`${plaudit.url}/recruiter/${before}`);
    expect(new URL(stranger.page.url()).pathname).toBe('/recruiter/frances-by-herself');
    expect(faults).toEqual([]);
  });

  test('sees both texts after editing in two windows, and chooses', async () => {
    const one = await openAs('pro_team', '/recruiter/edit', { reducedMotion: 'reduce' });
    const two = await one.context.newPage();
    await two.goto(`${plaudit.url}/recruiter/edit`);
    await two.getByLabel('Headline').fill('From the second window');
    await save(two);

    // A save in another section by the other window is not a conflict.
    await one.page.getByLabel('Phone').fill('+61 491 570 110');
    await save(one.page);
    await two.getByLabel('Headline').fill('From the second window, later');
    await save(two);
    await one.page.getByLabel('Headline').fill('From the first window');
    await pressSave(one.page);
    const clash = section(one.page, 'Introduction').getByRole('alert');
    await clash.getByText('From the second window, later').waitFor();
    expect(await one.page.getByLabel('Headline').inputValue()).toBe('From the first window');
    expect(await findings(one.page)).toEqual([]);
    await save(one.page);
    await clash.waitFor({ state: 'detached' });
    const [row] = await plaudit.query<{ headline: string }>(
      "select headline from recruiters r join users u on u.id = r.user_id where u.email = 'pro_team@demo.example'",
    );
    expect(row?.headline).toBe('From the first window');
  });
});

describe('an admin of an agency', () => {
  test('saves its profile, which analytics learns without the text', async () => {
    const { page, faults } = await openAs('recruiter_admin', '/agency/edit');
    await page.getByRole('navigation').getByRole('link', { name: 'Agency' }).first().waitFor();
    await page.getByLabel('What your agency does').fill('<script>alert(1)</script> We place people. 🐨');
    await save(page);
    await section(page, 'Logo')
      .getByLabel('Choose a logo')
      .setInputFiles(await picture('logo.jpg', '#bc4749'));
    await section(page, 'Logo').getByLabel('What the logo shows').fill('Two birds');
    await page.getByLabel('Postcode').fill('2010');
    await save(page);
    await page.getByText('Everything is complete.').waitFor();
    expect(await attributes(page)).toContain('"agencyComplete":true');
    expect(await events(page)).toEqual(['save-agency-profile', 'save-agency-profile']);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('We place people');
    await page.getByText('Everyone gets the link or no one does', { exact: false }).first().waitFor();
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByText('<script>alert(1)</script> We place people. 🐨').waitFor();
    expect(await loaded(page, 'Two birds')).toBe(400);
    expect(faults).toEqual([]);
  });

  test('with a plan, links to Google reviews for everybody or nobody', async () => {
    await plaudit.query(
      "insert into user_roles select id, 'ROLE_PRO_TEAM' from users where email = 'recruiter_admin@demo.example' on conflict do nothing",
    );
    const { page, faults } = await openAs('recruiter_admin', '/agency/edit');
    await page.getByLabel('Offer the link to everyone who sends a review').check();
    await pressSave(page);
    await section(page, 'Reviews on Google').getByText('Enter the Google review link first.').first().waitFor();
    await page.getByLabel('Google review link').fill('https://g.page/r/abc/review');
    await save(page);
    await page.reload();
    expect(await page.getByLabel('Offer the link to everyone who sends a review').isChecked()).toBe(true);
    expect(faults).toEqual([]);
  });

  test('sees the page before the agency is approved, while nobody else does', async () => {
    const [agency] = await plaudit.query<{ id: string; slug: string }>(
      `update agencies set is_approved = false where id = (
        select agency_id from recruiters r join users u on u.id = r.user_id where u.email = 'recruiter_admin@demo.example')
        returning id, slug`,
    );
    const { page } = await openAs('recruiter_admin', '/agency/edit');
    await page.getByText("Your agency hasn't been approved yet").waitFor();
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByText("how the public will see your page once it's approved").waitFor();
    await page.getByRole('heading', { name: 'Reviews', exact: true }).waitFor();
    await plaudit.query('update agencies set is_approved = true where id = $1', [agency!.id]);
  });
});

test("a recruiter who is not an admin cannot open the agency's pages, and an employer cannot open either", async () => {
  const { page } = await openAs('recruiter', '/agency/edit');
  await page.getByText("You don't have permission to view this page").waitFor();
  const employer = await openAs('user', '/recruiter/edit');
  await employer.page.getByText("You don't have permission to view this page").waitFor();
});

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('profile editing'))(
    'axe finds nothing in any state, and nothing scrolls sideways',
    async () => {
      const { page } = await openAs('ultimate_team', '/recruiter/edit', looksAtFirst);
      const found: string[] = [];
      const look = async (state: string) => {
        found.push(...(await faultsInLooks(page)).map((one) => `${state}: ${one}`));
      };
      await look('whole');
      await page.getByLabel('Name', { exact: true }).fill('W'.repeat(80));
      await page.getByLabel('About you').fill('x'.repeat(3000));
      await section(page, 'Photo')
        .getByLabel('Choose a photo')
        .setInputFiles(await picture(`${'me'.repeat(60)}.jpg`, '#2a6f97'));
      await look('not saved');
      await page.getByLabel('LinkedIn profile').fill('nothing');
      await pressSave(page);
      await page.getByRole('heading', { name: "Your changes aren't saved yet" }).waitFor();
      await look('refused');
      for (const path of ['/recruiter/preview', '/agency/edit', '/agency/preview']) {
        await page.goto(plaudit.url + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
        await look(path);
      }
      expect(found).toEqual([]);
    },
  );
});
