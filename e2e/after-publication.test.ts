import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { openChromium, openPage, settled } from './running/chromium.ts';
import { checksLooksOf, faultsInLooks, looksAtFirst } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { mailedLink, signIn } from './running/steps.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  await emptyQueue();
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** Decides the cases of the demo data, so that a test's own case comes first. */
async function emptyQueue() {
  await plaudit.query(
    `update review_flag_cases set state = 'upheld', decided_at = now(), decided_because = 'upheld' where decided_at is null`,
  );
  await plaudit.query(
    `update reviews set publication = 'published', is_hidden = false where publication = 'under_review'`,
  );
}

const admin = { email: 'super_admin@demo.example', password: demoPassword };
const withoutScripts = { javaScriptEnabled: false };

interface Published {
  id: string;
  title: string;
  overall: number;
  link: string;
  email: string;
}

const taken: string[] = [];
/**
 * A published review that no other test uses and nobody has flagged, with its writer's link. Reviews of the demo
 * recruiter come first.
 */
async function published(): Promise<Published> {
  const [review] = await plaudit.query<Omit<Published, 'link'>>(
    `select v.id, v.title, v.overall, v.reviewer_email as email from reviews v join recruiters r on r.id = v.recruiter_id
      where v.publication = 'published' and v.level >= 2 and v.reviewer_type = 'candidate'
        and v.reviewer_email is not null and v.id <> all($1::uuid[])
        and not exists (select from review_flag_cases c where c.review_id = v.id)
      order by r.slug = 'demo-recruiter' desc, v.id limit 1`,
    [taken],
  );
  taken.push(review!.id);
  const token = `token-of-${review!.id}`;
  await plaudit.query(
    `insert into review_links (token_hash, review_id, created_at) values (sha256(convert_to($1, 'utf8')), $2, now())`,
    [token, review!.id],
  );
  return { ...review!, link: `${plaudit.url}/review-edit/${review!.id}/${token}` };
}
const rowOf = async ({ id }: { id: string }) => {
  const rows = await plaudit.query<{
    title: string;
    overall: number;
    publication: string;
    version: number;
    is_hidden: boolean;
  }>('select title, overall, publication, version, is_hidden from reviews where id = $1', [id]);
  return rows[0]!;
};
const statusOf = async (path: string) => (await fetch(plaudit.url + path, { redirect: 'manual' })).status;

/** Flags a review with the form, without JavaScript. */
async function flag({ id }: Published, reason: string, email = '') {
  const { page, context } = await openPage(browser, withoutScripts);
  await page.goto(`${plaudit.url}/review/${id}`);
  await page.getByRole('article').getByRole('link', { name: /^Flag/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Flag this review' });
  await dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }).check();
  await dialog.getByLabel('Tell us more').fill('It says that I am the manager, and I never was.');
  await dialog.getByLabel('Your email').fill(email);
  await dialog.getByRole('button', { name: 'Flag this review' }).click();
  await page.getByText('Thanks, we got your flag').waitFor();
  await context.close();
  // So that the next flag seems to come from another network.
  await plaudit.query('update review_flags set network_hash = null');
}

async function openQueue(): Promise<{ page: Page; faults: string[]; close: () => Promise<void> }> {
  const { page, faults, context } = await openPage(browser);
  await signIn(page, plaudit, admin);
  await page.waitForURL('**/panel-admin');
  await page.goto(`${plaudit.url}/panel-admin/review-flags`);
  await page.getByRole('region', { name: 'Flagged reviews and replies' }).locator('[data-row]').first().waitFor();
  return { page, faults, close: () => context.close() };
}

describe('the writer of a review, with the emailed link and without JavaScript', () => {
  test('opens it as often as mail scanners do without changing anything', async () => {
    const review = await published();
    const before = await rowOf(review);
    for (let times = 0; times < 20; times++)
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(`${review.link}?step=withdraw`, { method })).status).toBe(200);
    expect(await rowOf(review)).toEqual(before);
    expect((await fetch(review.link.replace(/token-of.*/, 'another'))).status).toBe(404);
  });

  test('edits it: the old version stays up until the new one is checked, then the page says it was edited', async () => {
    const review = await published();
    const { page, context, faults } = await openPage(browser, withoutScripts);
    await page.goto(review.link);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    expect(await page.getByLabel('Your review in a few words').inputValue()).toBe(review.title);
    await page.getByLabel('Your review in a few words').fill('It changed');
    await page.getByRole('textbox', { name: 'Your review', exact: true }).fill('Too short.');
    await page.getByRole('button', { name: /preview/i }).click();
    await page.getByText('Write at least 30 characters.').first().waitFor();
    // Without digits: they might be a phone number, and the review would wait for a moderator.
    const body = `After half a year I see it in another light, as the role ${review.id.replaceAll(/[^a-f]/g, '')} has grown.`;
    await page.getByRole('textbox', { name: 'Your review', exact: true }).fill(body);
    await page.getByRole('radio', { name: /^3/ }).first().check();
    await page.getByRole('button', { name: /preview/i }).click();
    expect(await page.getByRole('article').innerText()).toContain(body);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText("We've received your changes").waitFor();
    await untilTrue('the edit is public', async () => (await rowOf(review)).title === 'It changed');
    await page.goto(`${plaudit.url}/review/${review.id}`);
    expect(await page.getByRole('article').innerText()).toMatch(/Edited on /);
    // An invalid form is answered with 422.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  });

  test('with an accusation, it waits for a moderator, who compares both versions and requests a change by keyboard', async () => {
    const review = await published();
    const { page, context } = await openPage(browser, withoutScripts);
    await page.goto(`${review.link}?step=edit`);
    await page.getByLabel('Your review in a few words').fill('They are frauds, it turned out');
    await page.getByRole('button', { name: /preview/i }).click();
    await page.getByRole('button', { name: 'Send review' }).click();
    await untilTrue('the edit waits', async () => {
      const rows = await plaudit.query('select 1 from reviews where id = $1 and has_queued_edit', [review.id]);
      return rows.length === 1;
    });
    await page.goto(review.link);
    await page.getByText("We're checking your changes").waitFor();
    const queue = await openPage(browser);
    await signIn(queue.page, plaudit, admin);
    await queue.page.waitForURL('**/panel-admin');
    await queue.page.goto(`${plaudit.url}/panel-admin/reviews?open=ReviewToCheck:${review.id}`);
    const panel = queue.page.getByRole('dialog').filter({ hasText: 'The edit' });
    await panel.getByText('They are frauds, it turned out').first().waitFor();
    expect(await panel.innerText()).toContain(review.title);
    await queue.page.getByRole('button', { name: 'Request changes' }).press('c');
    await queue.page.getByLabel('What they should change').fill('Say what happened instead of what you call them.');
    await queue.page.getByRole('button', { name: 'Request changes' }).last().press('Enter');
    await untilTrue('the writer is asked', async () => {
      const rows = await plaudit.query(
        "select 1 from review_versions where review_id = $1 and moderation = 'changes_requested'",
        [review.id],
      );
      return rows.length === 1;
    });
    await page.goto(await mailedLink(plaudit, review.email, new RegExp(`http\\S+/review-edit/${review.id}/\\S+`)));
    await page.getByText('Say what happened instead of what you call them.').waitFor();
    expect(queue.faults).toEqual([]);
    await Promise.all([context.close(), queue.context.close()]);
  });
});

describe('a flag', () => {
  test('says what is missing without JavaScript, changes nothing, and reaches the writer; a moderator reads the answer and keeps the review by keyboard', async () => {
    const review = await published();
    const { page, context } = await openPage(browser, withoutScripts);
    await page.goto(`${plaudit.url}/review/${review.id}/flag`);
    await page.getByRole('button', { name: 'Flag this review' }).click();
    await page.getByText("Choose what's wrong with this review.").first().waitFor();
    await context.close();
    const before = await rowOf(review);
    await flag(review, 'A false statement', 'neighbour@person.example');
    expect(await rowOf(review)).toEqual(before);

    const writer = await openPage(browser, withoutScripts);
    await writer.page.goto(await mailedLink(plaudit, review.email, /http\S+\/flag-answer\/\S+/));
    await writer.page.getByText('It says that I am the manager, and I never was.').waitFor();
    await writer.page
      .getByRole('textbox', { name: 'Your answer' })
      .fill('I have the letter in which they sign as the manager.');
    await writer.page.getByRole('button', { name: 'Send answer' }).click();
    await writer.page.getByText("We've received your answer").waitFor();

    const { page: panel, faults, close } = await openQueue();
    await panel.keyboard.press('j');
    await panel.getByText('I have the letter in which they sign as the manager.').waitFor();
    await panel.keyboard.press('t');
    await panel.getByRole('button', { name: 'Start review' }).last().press('Enter');
    await untilTrue('it is under review', async () => (await rowOf(review)).publication === 'under_review');
    expect(await statusOf(`/review/${review.id}`)).toBe(200);
    // The database changes before the screen does, and a key pressed before the screen listens is lost.
    await panel.locator('dialog[open]').waitFor({ state: 'hidden' });
    await panel.getByRole('button', { name: 'Keep review' }).waitFor();
    await panel.keyboard.press('u');
    await panel
      .getByRole('dialog', { name: 'Keep this review?' })
      .getByLabel('Message to the reviewer and the recruiter')
      .fill('The letter shows it.');
    await panel.getByRole('button', { name: 'Keep review' }).last().press('Enter');
    await untilTrue('it stays', async () => (await rowOf(review)).publication === 'published');
    await untilTrue('who flagged it is told', async () =>
      plaudit.mailbox.arrived.some(({ to, subject }) => to === 'neighbour@person.example' && /stays up/.test(subject)),
    );
    expect(faults).toEqual([]);
    await close();
    await writer.page.reload();
    await writer.page.getByText('Your review stays').waitFor();
    await writer.context.close();
  });
});

test('a reply is reported without JavaScript, and is gone from the page as soon as a moderator removes it', async () => {
  const [review] = await plaudit.query<{ id: string; body: string }>(
    `select v.id, p.body from reviews v join review_replies p on p.review_id = v.id
      where v.publication = 'published' and v.id <> all($1::uuid[])
        and not exists (select from review_flag_cases c where c.review_id = v.id) limit 1`,
    [taken],
  );
  const { id, body } = review!;
  taken.push(id);
  const { page, context } = await openPage(browser, withoutScripts);
  await page.goto(`${plaudit.url}/review/${id}`);
  await page.getByRole('link', { name: /^Report reply/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this reply' });
  await dialog.getByRole('radio', { name: /^Personal data/ }).check();
  await dialog.getByLabel('Tell us more').fill('It says where I live.');
  await dialog.getByRole('button', { name: 'Report this reply' }).click();
  await page.getByText('Thanks, we got your report').waitFor();
  const { page: panel, faults, close } = await openQueue();
  await panel.goto(`${plaudit.url}/panel-admin/review-flags?about=reply`);
  await settled(panel);
  await panel.keyboard.press('j');
  await panel.getByRole('dialog').getByText(body.slice(0, 30)).waitFor();
  await panel.keyboard.press('d');
  const removal = panel.getByRole('dialog', { name: 'Remove this reply?' });
  await removal.getByLabel('Why').selectOption('personal_data');
  await removal.getByRole('button', { name: 'Remove reply' }).click();
  await untilTrue('it is gone', async () => (await statusOf(`/review/${id}/report-reply`)) === 410);
  await page.goto(`${plaudit.url}/review/${id}`);
  expect(await page.getByText(/^Reply from/).count()).toBe(0);
  await page.goto(`${plaudit.url}/review/${id}/report-reply`);
  await page.getByRole('heading', { name: 'This reply is gone' }).waitFor();
  expect(faults).toEqual([]);
  await close();
  await context.close();
});

describe('on wide and narrow screens, in light and dark mode', () => {
  test.runIf(checksLooksOf('after publication'))(
    'axe finds nothing on these screens, and none scrolls sideways',
    async () => {
      const review = await published();
      await flag(review, 'A false statement');
      const answer = await mailedLink(plaudit, review.email, /http\S+\/flag-answer\/\S+/);
      const { page, context } = await openPage(browser, looksAtFirst);
      const found: Record<string, string[]> = {};
      const look = async (path: string) => {
        await page.goto(path);
        await settled(page);
        found[path] = await faultsInLooks(page);
      };
      for (const path of [review.link, `${review.link}?step=edit`, `${review.link}?step=withdraw`, answer])
        await look(path);
      await look(`${plaudit.url}/review/${review.id}/flag`);
      const [replied] = await plaudit.query<{ review_id: string }>(
        'select p.review_id from review_replies p join reviews v on v.id = p.review_id where v.publication = $1 limit 1',
        ['published'],
      );
      await look(`${plaudit.url}/review/${replied!.review_id}/report-reply`);
      await signIn(page, plaudit, admin);
      await page.waitForURL('**/panel-admin');
      await look(`${plaudit.url}/panel-admin/review-flags`);
      await page.keyboard.press('j');
      await page.getByText("The reviewer's answer").waitFor();
      found['an open case'] = await faultsInLooks(page);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
      await context.close();
    },
  );
});
