import { useCallback, useEffect, useRef } from 'react';

/** Events that a person causes but a link scanner does not. Not `scroll`, because browsers restore scroll positions. */
const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Calls back at a person's first key, tap or turn of the wheel; returns a function that stops listening. */
export function onFirstSign(call: () => void): () => void {
  let isCalled = false;
  const once = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  for (const sign of signs) document.addEventListener(sign, once, { once: true, passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, once);
  };
}

/**
 * Reports through `tell` that a form was opened, at a person's first key, tap or turn of the wheel, never just by
 * loading. Returns a function that reports that writing has started. Each is reported once, and again only if that failed.
 */
export function useActivity(tell: (activity: 'opened' | 'started') => Promise<unknown> | null): () => void {
  const told = useRef(new Set<string>());
  const once = useCallback(
    (activity: 'opened' | 'started') => {
      if (told.current.has(activity)) return;
      told.current.add(activity);
      tell(activity)?.catch(() => told.current.delete(activity));
    },
    [tell],
  );
  useEffect(() => onFirstSign(() => once('opened')), [once]);
  return useCallback(() => once('started'), [once]);
}
