/** What a person does who will want an answer of ours. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, as soon as somebody touches the page. Returns how to stop waiting. */
export function onFirstAct(then: () => void): () => void {
  const once = () => {
    stop();
    then();
  };
  const stop = () => {
    for (const act of acts) removeEventListener(act, once, true);
  };
  for (const act of acts) addEventListener(act, once, { capture: true, passive: true });
  return stop;
}
