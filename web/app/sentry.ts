import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { scrubEvent } from '#common/captured-errors.ts';

let client: BrowserClient | undefined;

/**
 * Sends one error: no breadcrumbs, no sessions, nothing about the user. Both projects use the production environment.
 */
export function tellSentry(dsn: string, error: unknown): void {
  client ??= openClient(dsn);
  client.captureException(error, {}, new Scope());
}

function openClient(dsn: string): BrowserClient {
  const opened = new BrowserClient({
    dsn,
    environment: 'production',
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: scrubEvent,
    sendClientReports: false,
  });
  opened.init();
  return opened;
}
