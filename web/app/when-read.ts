/** Milliseconds after which our code is fetched although the browser draws nothing, as in a tab that nobody looks at. */
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
    painted.disconnect();
    then();
  };
  const painted = new PerformanceObserver((told) => {
    if (told.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  painted.observe({ type: 'paint', buffered: true });
  for (const act of acts) addEventListener(act, once, { capture: true, passive: true });
  setTimeout(once, longest);
}
