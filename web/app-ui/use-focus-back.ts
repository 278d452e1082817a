import { type RefObject, useEffect, useRef } from 'react';

/**
 * The overlay takes the focus while it saves. This returns it to the saved section's button, unless something else has
 * taken it. Attach the ref to the section.
 */
export function useFocusBack(isSending: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const isDone = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!isDone) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      section.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSending]);
  return section;
}
