import { onCapturedError } from '#web/kit/capture-error.ts';

/** The most errors captured for one page, since an endless fault repeats itself. */
const most = 20;

/** Sends every unexpected error to Sentry. Its code is loaded with the first error. */
export function captureErrorsFor(dsn: string): void {
  const told = new WeakSet<object>();
  let count = 0;
  const tell = (error: unknown) => {
    const known = typeof error === 'object' && error !== null ? error : new Error(String(error));
    if (told.has(known) || count >= most) return;
    told.add(known);
    count += 1;
    import('./sentry.ts').then(
      ({ tellSentry }) => tellSentry(dsn, known),
      () => {},
    );
  };
  onCapturedError(tell);
  addEventListener('error', ({ error }) => error && tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
