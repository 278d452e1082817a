import { onFirstAct } from './first-act.ts';

/** Milliseconds after which our code is fetched although the browser draws nothing, as in a tab that nobody looks at. */
const longest = 4000;

/** Calls back once: when the page has been painted, so that our code comes after it, or as soon as somebody touches it. */
export function whenRead(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    stop();
    then();
  };
  const stop = onFirstAct(once);
  setTimeout(once, longest);
  requestAnimationFrame(() => requestAnimationFrame(once));
}
