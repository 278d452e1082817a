import type { Page } from 'playwright-core';

/** Waits for a toast, and returns the buttons and links in bars or the page's head that it covers, on both widths. */
export async function coveredByToast(page: Page): Promise<string[]> {
  const toast = page.locator('.Toastify__toast').first();
  await toast.waitFor();
  // Under the pointer it stays.
  await toast.hover();
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await toast.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCovered = (one: Element) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      };
      const actions = document.querySelectorAll(
        'main header :is(a, button), [role=dialog] footer button, section[aria-label="Acting as another person"] button',
      );
      return [...actions].filter(isCovered).map((one) => one.textContent ?? '');
    });
    found.push(...covered.map((label) => `${label} at ${width}`));
  }
  await page.setViewportSize(before);
  return found;
}
