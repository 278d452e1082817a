import { onReport } from '#web/kit/report.ts';

/** Errors of one page that are told; a fault that repeats itself without end is told often enough by then. */
const most = 20;

/** Tells a Sentry project of every error that nobody expected. Its code is fetched with the first of them. */
export function reportErrorsTo(dsn: string): void {
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
  onReport(tell);
  addEventListener('error', ({ error }) => error && tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
