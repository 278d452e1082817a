import { browserLimits } from '#common/limits.ts';

declare global {
  interface Window {
    /** Read by whatever analytics the installation adds; nothing leaves the browser through it by itself. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Notes a page half a second after it was opened; leaving sooner cancels. Returns how to cancel. */
export function notePage(path: string): () => void {
  const timer = setTimeout(() => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'page', path, title: document.title });
  }, browserLimits.pageEventDelay);
  return () => clearTimeout(timer);
}
