import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitedReviewUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { findings, overflow } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { body, group, noticed, write } from './running/review-desk.ts';

let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  const withoutShortForm = startPlaudit({ workers: 0, environment: { PLAUDIT_FEATURES: '-simplifyReviewForm' } });
  [plaudit, browser] = await Promise.all([withoutShortForm, openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

test.each([
  [true, 'candidate', ['Communication', 'Understood what I wanted', 'Honesty about the role']],
  [false, 'employer', ['Communication', 'Understood the brief', 'Quality of candidates']],
] as const)(
  'the standard form has the main criteria, too; with JavaScript: %s',
  async (javaScriptEnabled, audience, criteria) => {
    const there = connect(plaudit.postgres.connectionString, 1);
    const { id, placement_id: placementId, token } = await createInvitation(there, { audience });
    await there.close();
    const link = plaudit.url + invitedReviewUrl({ id, placementId, audience, source: 'link' }, token);
    const { page, context, faults } = await openPage(browser, {
      javaScriptEnabled,
      viewport: { width: 320, height: 700 },
    });
    await page.goto(link);
    await group(page, 'Are these details right?').getByLabel('Yes').check();
    await write(page, { title: 'The standard form', text: body() });
    if (audience === 'employer')
      await group(page, /your company's name/)
        .getByLabel('Show it')
        .check();
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByText(`Rate '${criteria[0]}'.`).first().waitFor();
    for (const name of criteria)
      await page.getByRole('radiogroup', { name }).getByRole('radio', { name: /^3/ }).check();
    await page.getByRole('button', { name: 'Preview review' }).click();
    await page.getByRole('article').getByText('Ratings on 3 criteria').waitFor();
    if (javaScriptEnabled) expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    expect(noticed(faults)).toEqual([]);
    await context.close();
  },
);
