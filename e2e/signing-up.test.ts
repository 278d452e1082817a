import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { addRecruiter } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const password = 'plum watering can 9';
const loginLink = /http\S+\/login\/link\/[\w-]+/;

async function open(page: Page, path: string) {
  await page.goto(path.startsWith('http') ? path : plaudit.url + path);
  await page.locator('button[type=submit]:enabled').first().waitFor();
}

const noteworthy = (faults: readonly string[]) => faults.filter((fault) => !/status of 4(01|10|22)/.test(fault));

describe('an employer', () => {
  test('registers with a logo, confirms the address, describes the company, and reaches the list of recruiters', async () => {
    const { page, faults } = await openPage(browser);
    await register(page, 'una@gumnut.example', { file: await logoOf(400) });
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
      event: 'employer-signup',
      country: 'AU',
      withLogo: true,
    });
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toMatch(/Una|gumnut/);

    await open(page, await mailedLink(plaudit, 'una@gumnut.example', loginLink));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/signup-info');
    await page.getByLabel('What your company does').fill('We care for children in Sydney.');
    await page.getByLabel('Filter specialities').fill('educ');
    await page.getByRole('checkbox', { name: 'Education & Training' }).check();
    const tooMany = Array.from({ length: 20 }, (_, n) => `Place ${n}`);
    await page.getByLabel('Where your people work').fill(['', 'x'.repeat(81), ...tooMany, 'y'.repeat(81)].join('\n'));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    for (const said of ['Line 2: shorten this', 'Line 23: shorten this', 'Enter at most 20 places.'])
      await page.getByRole('link', { name: said }).waitFor();
    await page.getByLabel('Where your people work').fill('Sydney\nNewcastle');
    await page.getByText('4 of 5').waitFor();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL('**/recruiters');
    const [company] = await plaudit.query<{ specialities: string[]; locations: string[]; logo: string | null }>(
      `select specialities, locations, logo_file_id as logo from companies where name = 'Gumnut Childcare'`,
    );
    expect(company).toMatchObject({ specialities: ['education-and-training'], locations: ['Sydney', 'Newcastle'] });
    expect(company?.logo).not.toBeNull();
    expect(noteworthy(faults)).toEqual([]);
  });

  test('finds its company by name with the keyboard, without a request for every letter', async () => {
    await plaudit.query(`update companies set is_approved = true where name = 'Gumnut Childcare'`);
    const { page } = await openPage(browser);
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/company-names') && requested.push(request.url()));
    await open(page, '/signup');
    const company = page.getByRole('combobox', { name: 'Company' });
    await company.pressSequentially('gumnut chi', { delay: 60 });
    await page.getByRole('option', { name: 'Gumnut Childcare' }).waitFor();
    expect(requested.length).toBeLessThanOrEqual(4);
    await page.keyboard.press('ArrowDown');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await company.inputValue()).toBe('Gumnut Childcare');
    expect(await company.getAttribute('aria-expanded')).toBe('false');
  });

  test('changes a wrong address without typing the rest again', async () => {
    const { page } = await openPage(browser);
    await register(page, 'ilse@wrong.example');
    await page.getByRole('button', { name: 'Wrong email? Change it' }).click();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Una Featherstone');
    await page.getByLabel('Work email').fill('ilse@right.example');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('ilse@right.example').waitFor();
    await mailedLink(plaudit, 'ilse@right.example', loginLink);
  });

  test('finds what was typed after a reload, except the password, for a day', async () => {
    const { page, faults } = await openPage(browser);
    await page.clock.install();
    const fields = {
      'Your name': 'Una Featherstone',
      'Work email': 'una@reload.example',
      Country: 'AU',
      Company: 'Gumnut Childcare',
      Website: 'https://gumnut.example',
      Password: '',
    };
    const shown = () =>
      Promise.all(Object.keys(fields).map(async (label) => [label, await page.getByLabel(label).inputValue()]));
    await open(page, '/signup');
    await page.getByLabel('Website').fill(fields.Website);
    await fillIn(page, fields['Work email']);
    await page.getByLabel(/I accept the terms/).uncheck();
    await page.reload();
    await expect.poll(shown).toEqual(Object.entries(fields));
    expect(await page.getByLabel(/I accept the terms/).isChecked()).toBe(false);
    expect(await kept(page)).not.toContain(password);
    await page.clock.fastForward('24:00:01');
    await page.reload();
    await page.locator('button[type=submit]:enabled').waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('');
    expect(await kept(page)).not.toContain('una@reload.example');
    expect(noteworthy(faults)).toEqual([]);
  });

  test('leaves none of it in the browser once signed in', async () => {
    const { page } = await openPage(browser);
    await register(page, 'ada@paperbark.example');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expect.poll(() => kept(page)).toContain('Una Featherstone');
    const other = await page.context().newPage();
    await open(other, await mailedLink(plaudit, 'ada@paperbark.example', loginLink));
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.waitForURL('**/signup-info');
    await page.bringToFront();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plaudit.registration'))).toBeNull();
  });

  test('has the link sent again, also after a reload, which loses only the password', async () => {
    const { page, faults } = await openPage(browser);
    await page.clock.install();
    await register(page, 'wren@paperbark.example');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('less than a minute ago').waitFor();
    const ago = `update mails set queued_at = queued_at - interval '2 minutes' where to_email = 'wren@paperbark.example'`;
    await mailedLink(plaudit, 'wren@paperbark.example', loginLink);
    await plaudit.query(ago);
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('We sent it again.').waitFor();
    const mailed = `select from mails where to_email = 'wren@paperbark.example'`;
    await untilTrue('a second mail is made', async () => (await plaudit.query(mailed)).length === 2);
    await plaudit.query(ago);
    await page.clock.fastForward(61_000);
    await page.reload();
    await page.getByText('wren@paperbark.example').waitFor();
    expect(await kept(page)).not.toContain(password);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText("For security, we didn't keep your password.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
    expect(await page.getByLabel('Company').inputValue()).toBe('Gumnut Childcare');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await untilTrue('a third mail is made', async () => (await plaudit.query(mailed)).length === 3);
    expect(noteworthy(faults)).toEqual([]);
  });

  test('learns before sending that a logo is too large or no picture; the server refuses both, too', async () => {
    const { page, faults } = await openPage(browser);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await open(page, '/signup');
    const logo = page.getByLabel('Logo');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: randomBytes(20_100_000) });
    await page.getByText('This file is larger than 20 MB.').waitFor();
    expect(sent).toEqual([]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
    await page.getByText("This file can't be opened as an image.").waitFor();
    await fillIn(page, 'ivy@gumnut.example');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: /^This file can't be opened as an image/ }).waitFor();
    expect(sent.filter((path) => path === '/register')).toEqual([]);
    await page.getByRole('button', { name: 'Continue without a logo' }).click();
    await page.locator('#logo-error').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(noteworthy(faults)).toEqual([]);
    for (const buffer of [svg, randomBytes(20_100_000)]) {
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
      const answer = await page.request.post(`${plaudit.url}/register`, { multipart: { 'register[logo]': logo } });
      expect((await answer.json()).problems.map(({ field }: { field: string }) => field)).toContain('logo');
    }
  });

  test('registers with a logo of 19.9 MB, which is stored small', async () => {
    const { page, faults } = await openPage(browser);
    const file = await noiseOf(19_900_000);
    expect(file.length).toBeGreaterThan(19_850_000);
    expect(file.length).toBeLessThan(20_000_000);
    await register(page, 'noor@paperbark.example', { file });
    await page.getByRole('heading', { name: 'Check your email' }).waitFor({ timeout: 60_000 });
    await open(page, await mailedLink(plaudit, 'noor@paperbark.example', loginLink));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/signup-info');
    const [logo] = await plaudit.query<{ size: number; media_type: string }>(
      `select f.size, f.media_type from files f join companies c on c.logo_file_id = f.id
       join company_members m on m.company_id = c.id join users u on u.id = m.user_id
       where u.email = 'noor@paperbark.example'`,
    );
    expect(logo!.media_type).toBe('image/webp');
    expect(logo!.size).toBeLessThan(2_000_000);
    expect(noteworthy(faults)).toEqual([]);
  });

  test('with the address of an existing account gets the same answer, and its owner an email that says so', async () => {
    const kit = await addRecruiter(plaudit.postgres.connectionString, 'kit');
    const { page } = await openPage(browser);
    await register(page, kit.credentials.username);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await mailedLink(plaudit, kit.credentials.username, /You already have an account/i);
    await signIn(page, plaudit, { email: kit.credentials.username, password: kit.credentials.password });
    await page.waitForURL(/\/(home|dashboard)$/);
  });

  test('sees what is wrong at each field, and that the network is down, and keeps what was typed', async () => {
    const { page, context } = await openPage(browser);
    await open(page, '/signup');
    await page.getByLabel('Your name').fill('Una Featherstone');
    await page.getByLabel('Password').fill('password1234');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Accept the terms to continue.' }).waitFor();
    await page.getByRole('link', { name: 'Choose a country from the list.' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('country');
    await fillIn(page, 'una@offline.example');
    await page.getByLabel('Password').fill('password1234');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.locator('#password-error').waitFor();
    await page.getByLabel('Password').fill(password);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Error registering a user').waitFor();
    expect(await page.getByLabel('Work email').inputValue()).toBe('una@offline.example');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  });
});

describe('a recruiter', () => {
  test('requests a free profile without JavaScript, and keeps what was typed when something is wrong', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${plaudit.url}/signup/recruiter`);
    await page.getByLabel('Your name').fill('Rae Finch');
    await page.getByLabel('Agency').fill('Finch Talent');
    await page.getByLabel('Work email').fill('rae@finch.example');
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/posts/rae');
    await page.getByLabel('Country').selectOption('AU');
    await page.getByRole('button', { name: 'Request a free profile' }).click();
    await page.locator('#linkedinUrl-error').waitFor();
    expect(await page.getByLabel('Agency').inputValue()).toBe('Finch Talent');
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/rae-finch');
    await page.getByRole('button', { name: 'Request a free profile' }).click();
    await page.getByRole('heading', { name: 'Thank you, we have your request' }).waitFor();
    const rows = await plaudit.query(`select from enquiries where email = 'rae@finch.example'`);
    expect(rows).toHaveLength(1);
  });
});

async function register(page: Page, email: string, { file }: { file?: Buffer } = {}) {
  await open(page, '/signup');
  await fillIn(page, email);
  if (file) await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: file });
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Everything we store in the browser. */
const kept = async (page: Page) => JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })));

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Una Featherstone');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Country').selectOption('AU');
  await page.getByLabel('Company').fill('Gumnut Childcare');
  await page.getByLabel(/I accept the terms/).check();
}

/** A picture of noise with about this many bytes, since noise cannot be compressed. */
const noiseOf = (bytes: number) => {
  const width = 2500;
  const height = Math.floor(bytes / (3 * width + 1)) - 4;
  return sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0, adaptiveFiltering: false })
    .toBuffer();
};

const logoOf = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#1b7f4b' } })
    .png()
    .toBuffer();
