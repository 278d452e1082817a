import type { ReactNode } from 'react';
import { Notice } from '#web/ui/Notice.tsx';

/** Says to those without JavaScript what they cannot do here. */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice>{children}</Notice>
    </noscript>
  );
}
