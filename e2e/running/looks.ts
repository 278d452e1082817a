import type { Page } from 'playwright-core';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { allRules, findings, movementsEnded, overflow, type Rules } from './axe.ts';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  rules: Rules;
}

const wideByDay: Look = { width: 1280, colorScheme: 'light', rules: allRules };
/** Rules whose result depends on the size of the window. */
const ofSize: Rules = { rules: ['target-size', 'scrollable-region-focusable'] };

/** The first is the look a page is left in. The contrast of every pair of tokens has its own test, in dark mode, too. */
const looks: readonly Look[] = isDeep
  ? [
      wideByDay,
      { width: 1280, colorScheme: 'dark', rules: allRules },
      { width: 320, colorScheme: 'dark', rules: allRules },
      { width: 320, colorScheme: 'light', rules: allRules },
    ]
  : [wideByDay, { width: 320, colorScheme: 'light', rules: ofSize }];

/** Groups of screens whose looks take long to check. */
const groups = [
  'frames',
  'public web',
  'profile editing',
  'users',
  'signing in',
  'panel',
  'board',
  'review lists',
  'approvals',
  'after publication',
  'review forms',
] as const;
const groupsInTurn = sample(groups, 5, 'looks');

/** Whether this commit checks the looks of a group. A deep run checks all. */
export const checksLooksOf = (group: (typeof groups)[number]): boolean => groupsInTurn.includes(group);

/** Options for opening a page that is checked in light and dark mode, on desktop and phone. */
export const looksAtFirst = {
  viewport: { width: wideByDay.width, height: 900 },
  colorScheme: wideByDay.colorScheme,
  reducedMotion: 'reduce',
} as const;

/**
 * What axe finds on a page in each look, and where it scrolls sideways: on wide and narrow screens, in light and dark
 * mode. Afterwards the page is wide, light and at its top.
 * @param within a selector for a part of the page
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
  // A sticky bar covers other parts of a page at each scroll position, which axe would report as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await movementsEnded(page);
}
