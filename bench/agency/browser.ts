import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/browser.ts';
import { median } from '../kit/statistics.ts';
import { type LargeAgency, password } from './world.ts';

/** What shows that each page has its data. */
const pages = [
  ['board', '/reviews/statusColumn', 'article'],
  ['board of a rare source', '/reviews/statusColumn?source=bullhorn', 'article'],
  ['placements', '/placements', 'tbody tr'],
  ['published reviews', '/reviews/verified', 'main ol > li, main ul > li, tbody tr'],
  ['dashboard', '/dashboard', 'main h2'],
] as const;

/** Milliseconds from opening each page, signed in, until its first row or card is there: the median of five. */
export async function firstCards(origin: string, { email }: LargeAgency): Promise<ReadonlyMap<string, number>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page, origin, email);
    const found = new Map<string, number>();
    for (const [name, url, shown] of pages) {
      const took: number[] = [];
      for (let round = 0; round < 5; round++) {
        const start = performance.now();
        await page.goto(origin + url, { waitUntil: 'commit' });
        await page.locator(shown).first().waitFor();
        took.push(performance.now() - start);
      }
      found.set(name, median(took));
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/');
}
