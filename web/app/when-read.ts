/** Milliseconds after which our code is fetched although the browser draws nothing, as in a tab that nobody looks at. */
const longest = 4000;

/** What a person does who will want an answer of ours. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once: when the page has been painted, so that our code comes after it, or as soon as somebody touches it. */
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
  requestAnimationFrame(() => requestAnimationFrame(once));
}
