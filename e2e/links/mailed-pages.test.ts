import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencyContactLinkUrl, unsubscribeUrl } from '#common/urls.ts';
import { hashToken } from '#server/session/tokens.ts';
import { openChromium, openPage } from '../running/chromium.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

const agency = "(select id from agencies where slug = 'demo-agency')";

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  const open = async (path: string) => {
    const { page, context, faults } = await openPage(browser, { javaScriptEnabled });
    await page.goto(plaudit.url + path);
    const press = (name: string) => page.getByRole('button', { name }).click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    return { page, context, faults, press, heading };
  };

  test("an agency's new address is confirmed once, and the page says which", async () => {
    const [token, email] = [`contact ${javaScriptEnabled}`, `desk-${javaScriptEnabled}@demo.example`];
    await plaudit.query(
      `update agencies set wished_contact_email = $1, contact_wished_at = now(), contact_token_hash = $2
        where id = ${agency}`,
      [email, hashToken(token)],
    );
    const { page, context, faults, press, heading } = await open(agencyContactLinkUrl(token));
    await press('Confirm this address');
    await heading('Thank you, the address is confirmed');
    expect(await page.locator('main').innerText()).toContain(`${email} is now the contact email of`);
    expect(await page.title()).toContain('Address confirmed');
    const [row] = await plaudit.query<{ contact_email: string }>(
      `select contact_email from agencies where id = ${agency}`,
    );
    expect(row).toEqual({ contact_email: email });
    expect(faults).toEqual([]);
    await page.goto(plaudit.url + agencyContactLinkUrl(token));
    await heading("This link doesn't work");
    await context.close();
  });

  test('emails are stopped from an agency, then from everybody, and taken back', async () => {
    const [token, email] = [`leaving ${javaScriptEnabled}`, `leaving-${javaScriptEnabled}@mail.example`];
    await plaudit.query(
      `insert into unsubscribe_tokens (token_hash, email, agency_id, created_at) values ($1, $2, ${agency}, now())`,
      [hashToken(token), email],
    );
    const left = async () =>
      (
        await plaudit.query<{ all: boolean }>(
          'select agency_id is null as all from suppressions where email = $1 order by 1',
          [email],
        )
      ).map(({ all }) => all);
    const { page, context, faults, press, heading } = await open(unsubscribeUrl(token));
    await heading('Which emails do you want to stop?');
    await press('Stop these emails');
    await heading('These emails have stopped');
    expect(await left()).toEqual([false]);
    await press('Stop emails from everyone');
    await page.getByText('No one will email you').waitFor();
    expect(await left()).toEqual([false, true]);
    await press('Get these emails again');
    await heading("You'll get these emails again");
    expect(await left()).toEqual([false]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
