import { type RefObject, useEffect, useRef } from 'react';

/**
 * The overlay takes the focus while it saves. This returns it to the control that had it, or to the form's Save button,
 * unless something else has taken it. Attach the ref to the form.
 */
export function useFocusBack(isSending: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    const place = form.current;
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isDone = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!isDone) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const save = form.current?.querySelector<HTMLElement>('button[type=submit]');
      (last.current?.isConnected ? last.current : save)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSending]);
  return form;
}
