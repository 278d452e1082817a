import type { Logger } from 'pino';
import { logRequests, requestLog } from '#server/log.ts';
import { RequestDurations } from '#server/metrics.ts';

/** A request that has been answered: its pattern, never its address, which may hold a token. */
interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  /** Milliseconds. */
  readonly took: number;
}

/** Lines that are written at once at most, and the milliseconds that one waits at most. */
const most = { lines: 64, wait: 200 };

/** What waits to be said. */
const untold: Line[] = [];
interface Line {
  readonly line: Logger;
  readonly at: number;
  readonly requestId: string;
  readonly took: number;
}

/**
 * Says so by a line of the log, and the same by the metrics. Lines are put into words many at a time: each by itself,
 * between two requests, takes a tenth of what answering from what is kept does.
 */
export function tellAnswered({ method, route, status, requestId, took }: Answered): void {
  const { line, durations } = kindOf(method, route, status);
  durations.note(took / 1000);
  if (untold.push({ line, at: Date.now(), requestId, took }) >= most.lines) tellAll();
}

function tellAll(): void {
  logRequests(untold.splice(0), ({ line, requestId, took }) =>
    line.info({ requestId, ms: Math.round(took) }, 'Answered'),
  );
}

setInterval(tellAll, most.wait).unref();
// What ends by itself or by an error loses no line; what is killed, those of a fifth of a second.
process.on('exit', tellAll);

/** What all answers of one kind have in common is put into words once. There are as many as patterns and statuses. */
interface Kind {
  readonly line: Logger;
  readonly durations: RequestDurations;
}
const kinds = new Map<string, Map<string, Map<number, Kind>>>();

function kindOf(method: string, route: string, status: number): Kind {
  const ofRoute = kinds.getOrInsertComputed(route, () => new Map());
  const ofMethod = ofRoute.getOrInsertComputed(method, () => new Map());
  return ofMethod.getOrInsertComputed(status, () => {
    const labels = { method, route, status: String(status) };
    return { line: requestLog.child(labels), durations: new RequestDurations(labels) };
  });
}
