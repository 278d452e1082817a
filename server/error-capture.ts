import type { NodeClient } from '@sentry/node';
import { scrubEvent } from '#common/captured-errors.ts';
import { env } from './env.ts';
import { type LoggedWith, onLoggedError } from './log.ts';

/** Filed with an error, so that it can be found in the log. */
const filedWith = ['requestId', 'errorId', 'task', 'route'] as const;

let client: NodeClient | undefined;

/**
 * Reports every error in the log to the server's Sentry project, if there is one; otherwise Sentry is not even loaded.
 * Errors only: no traces, no instrumentation of libraries, nothing about the request.
 */
export async function startErrorCapture(): Promise<void> {
  if (!env.SENTRY_DSN_SERVER) return;
  const { defaultStackParser, makeNodeTransport, NodeClient, Scope } = await import('@sentry/node');
  client = new NodeClient({
    dsn: env.SENTRY_DSN_SERVER,
    environment: 'production',
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeNodeTransport,
    beforeSend: scrubEvent,
    sendClientReports: false,
  });
  client.init();
  onLoggedError((error, loggedWith) => {
    const scope = new Scope();
    scope.setTags(tagsOf(loggedWith));
    client?.captureException(error instanceof Error ? error : new Error(String(error)), {}, scope);
  });
}

/** Waits up to two seconds for unsent reports. */
export async function sendLastErrors(): Promise<void> {
  await client?.close(2000);
}

function tagsOf(loggedWith: LoggedWith): Record<string, string> {
  const known = filedWith.filter((name) => loggedWith[name] !== undefined);
  return Object.fromEntries([
    ['process', process.argv[2] ?? 'main'],
    ...known.map((name) => [name, String(loggedWith[name])]),
  ]);
}
