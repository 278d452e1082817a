import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How a person uses a page: with a mouse, or with a keyboard alone. Each action waits for its target. */
export interface Hand {
  readonly page: Page;
  /** A button, a link, or what opens a row. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Chooses a radio button or a checkbox. */
  choose(target: Locator): Promise<void>;
  /** Chooses an option of a select by its label. */
  select(target: Locator, option: string): Promise<void>;
  /** Leaves an open dialog or panel without answering. */
  leave(): Promise<void>;
}

/** A person with a mouse. */
export const withMouse = (page: Page): Hand => ({
  page,
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check(),
  async select(target, option) {
    await target.selectOption(option);
  },
  leave: () => page.keyboard.press('Escape'),
});

/**
 * A person without a mouse: reaches everything with Tab, moves within a group with the arrow keys, and presses Enter or
 * Space. Every stop on the way must be visible, and the stops must follow the page's order. Throws when something
 * cannot be reached.
 */
export function withKeyboard(page: Page, { hasScripts = true } = {}): Hand {
  const comeTo = async (target: Locator) => {
    await target.waitFor();
    const passed: string[] = [];
    for (let rounds = 0; rounds < 2; ) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      const stop = await nextStop(page, hasScripts);
      if (stop.isAround) rounds += 1;
      if (stop.name !== null) passed.push(stop.name);
    }
    throw new Error(`Tab does not come to ${target}, only to ${[...new Set(passed)].join(' | ')}`);
  };
  const isChosen = (target: Locator) => target.isChecked();
  return {
    page,
    async press(target) {
      await comeTo(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await comeTo(target);
      await page.keyboard.press('ControlOrMeta+A');
      // Text with tabs is pasted, as spreadsheet rows are; typing it would be the same but slow.
      if (text.includes('\t')) await page.keyboard.insertText(text);
      else await page.keyboard.type(text);
    },
    async choose(target) {
      await target.waitFor();
      const isRadio = (await target.getAttribute('type')) === 'radio';
      await comeTo(isRadio ? await entryOf(page, target) : target);
      // Within a group, the arrow keys move and choose.
      for (let steps = 0; isRadio && steps < 12 && !(await hasFocus(target)); steps++)
        await page.keyboard.press('ArrowDown');
      if (!(await isChosen(target))) await page.keyboard.press('Space');
      expect(await isChosen(target)).toBe(true);
    },
    async select(target, option) {
      await comeTo(target);
      const wanted = await target
        .locator('option')
        .evaluateAll(
          (options, words) =>
            (options as HTMLOptionElement[]).findIndex(({ label, value }) => label === words || value === words),
          option,
        );
      await page.keyboard.press('Home');
      for (let steps = 0; steps < wanted; steps++) await page.keyboard.press('ArrowDown');
      expect(await target.evaluate((select) => (select as HTMLSelectElement).selectedIndex)).toBe(wanted);
    },
    leave: () => page.keyboard.press('Escape'),
  };
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until something has the focus, such as the button that opened a dialog once that has closed. */
export const focusComesTo = (target: Locator): Promise<void> =>
  expect.poll(() => hasFocus(target), { timeout: 10_000, message: `The focus comes to ${target}` }).toBe(true);

/** Where Tab enters the group of a radio button: at the chosen one, or at the first. */
async function entryOf(page: Page, target: Locator): Promise<Locator> {
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type="radio"][name="${name}"]:not(:disabled)`);
  const chosen = group.and(page.locator(':checked'));
  return (await chosen.count()) > 0 ? chosen.first() : group.first();
}

interface Stop {
  /** Null after the last stop, where the browser's own controls follow. */
  name: string | null;
  /** Whether the order started again. */
  isAround: boolean;
}

/** Presses Tab once. Throws if the focus is not visible once smooth scrolling has ended. */
async function nextStop(page: Page, hasScripts: boolean): Promise<Stop> {
  await page.evaluate(() => {
    (window as unknown as { lastStop: Element | null }).lastStop = document.activeElement;
  });
  await page.keyboard.press('Tab');
  // After Tab, a panel checks a moment later where the focus is; nobody presses Tab again that fast.
  if (hasScripts) await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  let stop = await page.evaluate(whereFocusIs);
  for (let looks = 0; stop.problem && looks < 40; looks++) {
    await sleep(50);
    stop = await page.evaluate(whereFocusIs);
  }
  if (stop.problem) throw new Error(`At “${stop.name}” of ${page.url()} ${stop.problem}`);
  return stop;
}

/** Runs in the page. */
function whereFocusIs(): Stop & { problem: string | null } {
  const [at, last] = [document.activeElement, (window as unknown as { lastStop: Element | null }).lastStop];
  if (!at || at === document.body) return { name: null, isAround: true, problem: null };
  const labels = (at as HTMLInputElement).labels;
  const label = at.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (at as HTMLElement).innerText ?? '';
  const name = label.trim().split('\n')[0] || `<${at.tagName.toLowerCase()}>`;
  const isAround = Boolean(last && last !== at && last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING);
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const around = [at, at.parentElement, at.parentElement?.parentElement].filter((one) => one instanceof Element);
  // The browser draws its own focus ring around a frame, and around the calendar button of a date field, where the
  // field itself does not have the focus.
  const isOfBrowser = at.tagName === 'IFRAME' || at.matches('input[type="date"]:not(:focus)');
  const isSeen = around.some(isRinged) || getComputedStyle(at).boxShadow !== 'none' || isOfBrowser;
  const box = at.getBoundingClientRect();
  const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const problem = isSeen ? null : 'no ring shows that it has the focus';
  return { name, isAround, problem: problem ?? (isInView ? null : 'it is out of sight') };
}
