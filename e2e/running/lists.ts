import type { Locator, Page } from 'playwright-core';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { settled } from './chromium.ts';
import type { RecruiterToTest } from './people.ts';
import type { Plaudit } from './plaudit.ts';
import { signIn } from './steps.ts';

/**
 * Puts something into each list of a recruiter; 30 scheduled invitations, so that there is more than one page of them.
 */
export async function fillLists(connectionString: string, recruiter_id: string): Promise<void> {
  const database = connect(connectionString, 1);
  const named = (wishes: object) => createReview(database, { recruiter_id, ...wishes });
  await named({ title: 'Answered every call', overall: 5, private_note: 'Only for you.' });
  await named({
    title: '=cmd|calc in a title',
    overall: 2,
    reviewer_type: 'employer',
    company_name: 'Pinwheel Logistics',
    shows_company: true,
  });
  await named({
    title: 'Nobody named us here',
    reviewer_type: 'employer',
    company_name: 'Quiet Works',
    shows_company: false,
  });
  const { id, agency_id } = await named({ title: 'Already answered', overall: 4 });
  const at = new Date();
  await database.kysely
    .insertInto('review_replies')
    .values({ review_id: id, agency_id, body: 'Thank you for this.', created_at: at, updated_at: at })
    .execute();
  await named({ publication: 'unpublished', moderation: 'queued' });
  await createPlacement(database, { recruiter_id, job_title: 'Winder of Clocks' });
  const placement = await createPlacement(database, { recruiter_id, job_title: 'Keeper of Lamps' });
  await named({
    level: 1,
    publication: 'unpublished',
    moderation: 'cleared',
    reviewer_name: 'Mallory Fennimore',
    reviewer_email: placement.candidate_email,
    body: Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' then '),
  });
  for (const number of Array.from({ length: 30 }, (_, index) => index + 1))
    await createInvitation(database, {
      recruiter_id,
      state: 'scheduled',
      recipient_name: `Person ${String(number).padStart(2, '0')}`,
    });
  await createInvitation(database, { recruiter_id, state: 'sent' });
  await createInvitation(database, { recruiter_id, state: 'bounced', recipient_name: 'Bo Bounced' });
  await database.close();
}

/** Signs in as a recruiter and opens one of their lists. */
export async function enter(
  plaudit: Plaudit,
  page: Page,
  { credentials }: RecruiterToTest,
  path = '/reviews/requested',
): Promise<void> {
  await signIn(page, plaudit, { email: credentials.username, password: credentials.password });
  await page.waitForURL(/\/(home|dashboard)$/);
  await page.goto(plaudit.url + path);
  await settled(page);
}

export const panel = (page: Page): Locator => page.getByRole('dialog');
export const rowsOf = (page: Page): Locator => page.locator('tbody tr');

export async function openFirst(page: Page): Promise<void> {
  await rowsOf(page).first().getByRole('button').first().click();
  await panel(page).waitFor();
}
