import type { Page } from 'playwright-core';
import { isDeep } from '#server/testing/tiers.ts';
import { allRules, findings, movementsEnded, overflow, type Rules } from './axe.ts';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  rules: Rules;
}

const wideByDay: Look = { width: 1280, colorScheme: 'light', rules: allRules };
/** Rules whose answer depends on how much room there is. Contrast of every pair of tokens has a test of its own. */
const ofSize: Rules = { rules: ['target-size', 'scrollable-region-focusable'] };

/** The first is what a page is left in. */
const looks: readonly Look[] = isDeep
  ? [
      wideByDay,
      { width: 1280, colorScheme: 'dark', rules: allRules },
      { width: 320, colorScheme: 'dark', rules: allRules },
      { width: 320, colorScheme: 'light', rules: allRules },
    ]
  : [
      wideByDay,
      { width: 1280, colorScheme: 'dark', rules: { rules: ['color-contrast'] } },
      { width: 320, colorScheme: 'light', rules: ofSize },
    ];

/** How a page is opened that is looked at by day and by night, on a desk and on a telephone. */
export const looksAtFirst = {
  viewport: { width: wideByDay.width, height: 900 },
  colorScheme: wideByDay.colorScheme,
  reducedMotion: 'reduce',
} as const;

/**
 * What axe finds on a page in each look, and where it scrolls sideways: wide and narrow, by day and by night. The page is
 * wide, by day and at its top afterwards.
 * @param within what a selector names, instead of the whole page
 */
export async function faultsInLooks(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await wear(page, width, colorScheme);
    const wide = await overflow(page);
    const faults = [...(await findings(page, { within, rules })), ...(wide > 0 ? [`scrolls ${wide} px sideways`] : [])];
    found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  await wear(page, wideByDay.width, wideByDay.colorScheme);
  return found;
}

async function wear(page: Page, width: number, colorScheme: Look['colorScheme']) {
  await page.setViewportSize({ width, height: looksAtFirst.viewport.height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A bar that stays in sight covers other things of a page at each place, and axe takes those for small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await movementsEnded(page);
}
