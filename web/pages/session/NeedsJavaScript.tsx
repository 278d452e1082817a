import type { ReactNode } from 'react';
import { Notice } from '#web/ui/Notice.tsx';

/** Tells people without JavaScript what they cannot do here. */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice>{children}</Notice>
    </noscript>
  );
}
