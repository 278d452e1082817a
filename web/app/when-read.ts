/** Milliseconds after which our code loads even without a paint event: a background tab, or an old browser. */
const longest = 4000;

/** Input that will need our code. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, when the page's text is on the screen, so our code comes after it, or at the first input. The
 * browser reports its first paint once it is visible (W3C Paint Timing); a requested frame may be painted long after
 * the next one starts.
 */
export function whenRead(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    for (const act of acts) removeEventListener(act, once, true);
    then();
  };
  for (const act of acts) addEventListener(act, once, { capture: true, passive: true });
  setTimeout(once, longest);
  const painted = (told: PerformanceObserverEntryList, observer: PerformanceObserver) => {
    if (told.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    once();
  };
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
}
