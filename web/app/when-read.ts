/** Milliseconds after which our code is fetched although no paint is told of: nobody looks at the tab, or the browser is old. */
const longest = 4000;

/** What a person does who will want an answer of ours. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once: when words of the page are on the screen, so that our code comes after them, or as soon as somebody
 * touches it. The browser tells of its first paint once that is seen (W3C Paint Timing); a frame that it has been asked for
 * may be drawn long after the next one is begun.
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
