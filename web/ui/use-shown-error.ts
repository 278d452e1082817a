import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** A field's error, shown as long as it is about the field's current value. */
export type ShownError<Around extends HTMLElement> = {
  error: ReactNode;
  /** For the element around the control. */
  around: { ref: RefObject<Around | null>; onChange: (() => void) | undefined };
};

/** Hides a field's error at the first change, which nobody has checked yet, until the form is sent again. */
export function useShownError<Around extends HTMLElement>(error: ReactNode): ShownError<Around> {
  const ref = useRef<Around>(null);
  const [mended, setMended] = useState<ReactNode>(null);
  useEffect(() => {
    const form = mended ? ref.current?.closest('form') : null;
    const forget = () => setMended(null);
    form?.addEventListener('submit', forget);
    return () => form?.removeEventListener('submit', forget);
  }, [mended]);
  if (mended && !error) setMended(null);
  return {
    error: error === mended ? null : error,
    around: { ref, onChange: error ? () => setMended(error) : undefined },
  };
}
