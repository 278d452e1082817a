import type { Browser, Page } from 'playwright-core';
import { type InvitationToLink, invitedReviewUrl } from '#common/urls.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { openChromium } from './chromium.ts';
import { type Plaudit, startPlaudit } from './plaudit.ts';

/** A running product with an agency, its recruiters, and review invitations of one of them. */
export interface ReviewDesk {
  plaudit: Plaudit;
  browser: Browser;
  database: Database;
  /** The recruiter who is reviewed. */
  recruiter: { id: string };
  /** An invitation for its own placement, and where its email leads. */
  invitedBy(
    source: string,
    audience: InvitationToLink['audience'],
    wishes?: Parameters<typeof createInvitation>[1],
  ): Promise<{
    placement: Awaited<ReturnType<typeof createPlacement>>;
    invitation: Awaited<ReturnType<typeof createInvitation>>;
    link: string;
  }>;
  /** What was sent from this address, if anything. */
  reviewOf(
    email: string,
  ): Promise<
    { level: number; placement_id: string | null; title: string; source: string; overall: number } | undefined
  >;
  close(): Promise<void>;
}

export async function openReviewDesk(): Promise<ReviewDesk> {
  const [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 2);
  const recruiter = await addLantern(database);
  return {
    plaudit,
    browser,
    database,
    recruiter,
    async invitedBy(source, audience, wishes) {
      const placement = await createPlacement(database, { recruiter_id: recruiter.id });
      const invitation = await createInvitation(database, {
        placement_id: placement.id,
        audience,
        source,
        recipient_name: 'Una Quill',
        ...wishes,
      });
      const invited = { id: invitation.id, placementId: placement.id, audience, source };
      return { placement, invitation, link: plaudit.url + invitedReviewUrl(invited, invitation.token) };
    },
    async reviewOf(email) {
      const rows = await plaudit.query<NonNullable<Awaited<ReturnType<ReviewDesk['reviewOf']>>>>(
        'select level, placement_id, title, source, overall from reviews where reviewer_email = $1',
        [email],
      );
      return rows[0];
    },
    async close() {
      await browser.close();
      await database.close();
      await plaudit.stop();
    },
  };
}

async function addLantern(database: Database) {
  const agency = await createAgency(database, {
    slug: 'lantern',
    name: 'Lantern Hire',
    plan: 'pro_team',
    is_approved: true,
    google_review_url: googleUrl,
    offers_google_review: true,
  });
  for (const name of ['Alma Stone', 'Björn Ek', 'Cleo Park', 'Dev Rao', 'Eli Moss', 'Fay Lund', 'Gil Hart', 'Ida Voss'])
    await createRecruiter(database, { agency_id: agency.id, name });
  return createRecruiter(database, { agency_id: agency.id, slug: 'robin-reed', name: 'Robin Reed' });
}

/** The agency's page for Google reviews. */
export const googleUrl = 'https://g.page/r/lantern/review';

/** Unlike any other review, or it would wait for a moderator. */
export const body = (): string =>
  `They told me so. ${Array.from({ length: 9 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' so ')}`;

export const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** What every form requires. */
export async function write(page: Page, { title, text, stars = 4 }: { title: string; text: string; stars?: number }) {
  await group(page, /^How would you rate/)
    .getByRole('radio', { name: new RegExp(`^${stars}`) })
    .check();
  await page.getByLabel('Your review in a few words').fill(title);
  await page.getByRole('textbox', { name: 'Your review', exact: true }).fill(text);
  await group(page, /^Were you offered anything/)
    .getByLabel('No')
    .check();
}

/** What the page has reported to analytics, except for the page view. */
export const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== 'page'));

/** The browser itself reports a refused form, and a page that is gone. */
export const noticed = (faults: readonly string[]): string[] => faults.filter((fault) => !/422|410|404/.test(fault));
