import '#web/ui/base.css';
import { readBoot } from './read-boot.ts';

// This file may run while the rest of the document is still on its way, and what the server left is at its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();

/** A drawn page is readable and its forms work: our code waits until the browser has nothing better to do. */
function begin() {
  const start = () => void import('./start.tsx').then(({ startApp }) => startApp());
  if (readBoot().boot.kind === 'shell' || !('requestIdleCallback' in window)) start();
  else requestIdleCallback(start, { timeout: 4000 });
}
