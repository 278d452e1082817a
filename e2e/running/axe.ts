import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe rules to run: those with these tags, or only these. */
export type Rules = { readonly tags: readonly string[] } | { readonly rules: readonly string[] };

/** WCAG 2.2 level AA, and best practices. */
export const allRules: Rules = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

interface Wishes {
  /** A selector for a part of the page, such as an open panel. */
  within?: string;
  rules?: Rules;
}

/**
 * Rule and place of everything axe finds on the page once animations have ended. Findings about contrast include the
 * measured colours.
 */
export async function findings(page: Page, { within, rules = allRules }: Wishes = {}): Promise<string[]> {
  await movementsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const only = 'tags' in rules ? rules.tags : rules.rules;
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await checker.run(selector ?? document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => {
          const colours = any.find((check) => check.id === 'color-contrast')?.data;
          const pair = colours ? ` (${colours.fgColor} on ${colours.bgColor})` : '';
          return `${id}: ${target.join(' ')}${pair}`;
        }),
      );
    },
    { selector: within, runOnly: { type: 'tags' in rules ? ('tag' as const) : ('rule' as const), values: [...only] } },
  );
}

/**
 * Waits until no colour or position is changing, because text halfway has a colour that nobody chose. New elements
 * start to move a frame or two late, so the page must be still for several frames.
 */
export async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One that follows a scroll position, such as the fading ends of tabs, is never over.
    const moves = (movement: Animation) =>
      movement.timeline instanceof DocumentTimeline &&
      movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
      movement.playState !== 'finished' &&
      movement.playState !== 'idle';
    for (let still = 0; still < 4; still = document.getAnimations().some(moves) ? 0 : still + 1)
      await new Promise(requestAnimationFrame);
  });
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
