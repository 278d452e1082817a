import type { Logger } from 'pino';
import { requestLog } from '#server/log.ts';
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

/** Says so by a line of the log, and the same by the metrics. */
export function tellAnswered({ method, route, status, requestId, took }: Answered): void {
  const { line, durations } = kindOf(method, route, status);
  durations.note(took / 1000);
  line.info({ requestId, ms: Math.round(took) }, 'Answered');
}

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
