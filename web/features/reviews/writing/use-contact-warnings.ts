import { useCallback, useEffect, useRef, useState } from 'react';
import { browserLimits } from '#common/limits.ts';
import type { ContactWarnings } from './contact-warnings.ts';

interface ReviewText {
  readonly title: string;
  readonly body: string;
}

/** The warnings about a text. What finds them loads only now; without it there are none, and the server still checks. */
export const warningsAbout = (text: ReviewText): Promise<ContactWarnings> =>
  import('./contact-warnings.ts').then(({ contactWarnings }) => contactWarnings(text)).catch(() => ({}));

/**
 * The warnings about a text that is being written, starting with `first`. Call `look` with each change: it looks once
 * nobody types.
 */
export function useContactWarnings(written: ReviewText, first: ContactWarnings | undefined) {
  const [warnings, setWarnings] = useState<ContactWarnings>(first ?? {});
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useCallback((text: ReviewText) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void warningsAbout(text).then(setWarnings), browserLimits.throttle);
  }, []);
  const [restored] = useState(first ? null : written);
  useEffect(() => {
    if (restored?.title || restored?.body) look(restored);
  }, [restored, look]);
  return { warnings, look };
}
