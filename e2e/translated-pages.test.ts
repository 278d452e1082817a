import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { addRecruiter } from './running/people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { body, write } from './running/review-desk.ts';

let plaudit: Plaudit;
let browser: Browser;
let nobodys: { slug: string; name: string };

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 1);
  nobodys = await createRecruiter(database, { name: 'Ada Lampwright', is_claimed: false, source: 'A public register' });
  await database.close();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Translates the page as Chrome does, now and whenever it changes: each text goes into two elements of its own. */
function translate() {
  const skipped = 'script, style, textarea, option, title, font';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      // Chrome writes the translation into a text node of its own, and drops the page's.
      inner.append(text.textContent);
      outer.append(inner);
      text.parentNode!.replaceChild(outer, text);
    }
  };
  const watching = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    wrap(document.body);
    observer.observe(document.body, watching);
  });
  wrap(document.body);
  observer.observe(document.body, watching);
}

async function open(page: Page, path: string) {
  await page.goto(plaudit.url + path);
  await settled(page);
  // On a busy machine a page seems settled while parts of it still wait to be hydrated.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, form, button')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
  await page.evaluate(translate);
}

/** Presses the main button of the form, or of its dialog. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const refused = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

/** Each public form, with wrong and then right input. */
const forms: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the sign-in': async (page) => {
    const { credentials } = await addRecruiter(plaudit.postgres.connectionString, 'translated');
    await open(page, '/');
    await page.getByLabel('Email').fill(credentials.username);
    await page.getByLabel('Password').fill('not the password');
    await press(page, 'Sign in');
    await refused(page, "You're not signed in");
    await page.getByLabel('Password').fill(credentials.password);
    await press(page, 'Sign in');
    await page.waitForURL(/\/(home|dashboard)$/);
  },
  'the sign-up': async (page) => {
    await open(page, '/signup');
    await press(page, 'Sign up');
    await refused(page, "You're not signed up yet");
    await page.getByLabel('Your name').fill('Una Featherstone');
    await page.getByLabel('Work email').fill('una@translated.example');
    await page.getByLabel('Password').fill('plum watering can 9');
    await page.getByLabel('Country').selectOption('AU');
    await page.getByLabel('Company').fill('Gumnut Childcare');
    await page.getByLabel(/I accept the terms/).check();
    await press(page, 'Sign up');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  },
  'the phone number': async (page) => {
    await open(page, '/recruiter/demo-recruiter');
    await press(page, 'Show phone number');
    await page.getByRole('link', { name: /^Call Demo Recruiter/ }).waitFor();
  },
  'a message': async (page) => {
    await open(page, '/recruiter/demo-recruiter/contact');
    await press(page, 'Send message');
    await refused(page, "Your message hasn't been sent yet");
    await page.getByLabel('Your name').fill('Dana Pike');
    await page.getByLabel('Your email').fill('dana@pike.example');
    await page.getByRole('textbox', { name: 'Your message' }).fill('We look for a surveyor in Leeds.');
    await press(page, 'Send message');
    await page.getByText('Your message is on its way').waitFor();
  },
  'a report': async (page) => {
    await open(page, '/recruiter/demo-recruiter/report');
    await press(page, /report/i);
    await refused(page, /hasn't been sent yet/);
    await page.getByRole('radio').first().check();
    await page.getByRole('textbox').first().fill('This person has never worked there, as far as I know.');
    await press(page, /report/i);
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
  },
  'a claim': async (page) => {
    await open(page, `/recruiter/${nobodys.slug}/claim`);
    await press(page, 'Send');
    await refused(page, /hasn't been sent yet/);
    await page.getByLabel('Your name').fill(nobodys.name);
    await page.getByLabel('Work email').fill('ada@lampwright.example');
    await press(page, 'Send');
    await page.getByText('Check your email').waitFor();
  },
  'an enquiry': async (page) => {
    await open(page, '/signup/recruiter');
    await press(page, 'Request a free profile');
    await refused(page, "Your request hasn't been sent yet");
    await page.getByLabel('Your name').fill('Ida Voss');
    await page.getByLabel('Agency').fill('Voss Hire');
    await page.getByLabel('Work email').fill('ida@voss.example');
    await page.getByLabel('Country').selectOption('AU');
    await press(page, 'Request a free profile');
    await page.getByRole('heading', { name: "Your request hasn't been sent yet" }).waitFor({ state: 'detached' });
  },
  'a review': async (page) => {
    await open(page, '/recruiter/demo-recruiter/review?as=employer');
    await press(page, 'Preview review');
    await refused(page, /need your attention/);
    await write(page, { title: 'Kept every promise', text: body() });
    await page.getByLabel('Your name').fill('Una Quill');
    await page.getByLabel('Your email').fill('una@quill.example');
    await page
      .getByRole('group', { name: /your company's name/ })
      .getByLabel('Leave it out')
      .check();
    await press(page, 'Preview review');
    await press(page, 'Edit review');
    await press(page, 'Preview review');
    await press(page, 'Send review');
    await page.getByRole('heading', { name: /One more step/ }).waitFor();
  },
};

test('in a page that the browser translates, every public form is refused, corrected and sent without a crash', async () => {
  const found: Record<string, unknown> = {};
  await Promise.all(
    Object.entries(forms).map(async ([what, fill]) => {
      const { page, context, faults } = await openPage(browser);
      page.setDefaultTimeout(20_000);
      await fill(page).catch((error: Error) => faults.push(error.message));
      await settled(page);
      const crashes = await page.getByRole('heading', { name: /Oops/ }).count();
      // The browser itself reports a refused form.
      const others = faults.filter((fault) => !/status of 4(01|22)/.test(fault));
      if (crashes > 0 || others.length > 0) found[what] = { crashes, others };
      await context.close();
    }),
  );
  expect(found).toEqual({});
});
