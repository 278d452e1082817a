import { type RefObject, useEffect, useRef } from 'react';

/**
 * The overlay takes the focus away while it saves: it goes back to the button of the section that was saved, unless
 * something else has taken it. The ref is for the section.
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
