import type { Browser, Page } from 'playwright-core';
import { type AskToLink, askedReviewUrl } from '#common/urls.ts';
import { connect, type Database } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { openChromium } from './chromium.ts';
import { type Plaudit, startPlaudit } from './plaudit.ts';

/** A running product with an agency, its recruiters, and asks for reviews of one of them. */
export interface ReviewDesk {
  plaudit: Plaudit;
  browser: Browser;
  /** An ask about a placement of its own, and where its mail leads. */
  askedBy(
    source: string,
    audience: AskToLink['audience'],
  ): Promise<{
    placement: Awaited<ReturnType<typeof createPlacement>>;
    invitation: Awaited<ReturnType<typeof createInvitation>>;
    link: string;
  }>;
  /** What somebody has sent by this address, if anything. */
  reviewOf(
    email: string,
  ): Promise<{ level: number; placement_id: string | null; title: string; overall: number } | undefined>;
  close(): Promise<void>;
}

export async function openReviewDesk(): Promise<ReviewDesk> {
  const [plaudit, browser] = await Promise.all([startPlaudit(), openChromium()]);
  const database = connect(plaudit.postgres.connectionString, 2);
  const recruiter = await addLantern(database);
  return {
    plaudit,
    browser,
    async askedBy(source, audience) {
      const placement = await createPlacement(database, { recruiter_id: recruiter.id });
      const invitation = await createInvitation(database, {
        placement_id: placement.id,
        audience,
        source,
        recipient_name: 'Una Quill',
      });
      const asked = { id: invitation.id, placementId: placement.id, audience, source };
      return { placement, invitation, link: plaudit.url + askedReviewUrl(asked, invitation.token) };
    },
    async reviewOf(email) {
      const rows = await plaudit.query<NonNullable<Awaited<ReturnType<ReviewDesk['reviewOf']>>>>(
        'select level, placement_id, title, overall from reviews where reviewer_email = $1',
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
  });
  return createRecruiter(database, { agency_id: agency.id, slug: 'robin-reed', name: 'Robin Reed' });
}

/** Unlike any other, or it would wait for a moderator. */
export const body = (): string =>
  `They told me so. ${Array.from({ length: 9 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' so ')}`;

export const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** A browser says itself of a form that was refused, and of a page that is gone. */
export const noticed = (faults: readonly string[]): string[] => faults.filter((fault) => !/422|410|404/.test(fault));
