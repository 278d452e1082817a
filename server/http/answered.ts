import { beginningOf, logAnswered } from '#server/log.ts';
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
  readonly beginning: string;
  readonly at: number;
  readonly requestId: string;
  readonly took: number;
}

/**
 * Says so by a line of the log, and the same by the metrics. Lines are put into words and written many at a
 * time, not each between two requests.
 */
export function tellAnswered({ method, route, status, requestId, took }: Answered): void {
  const { beginning, durations } = kindOf(method, route, status);
  durations.note(took / 1000);
  if (untold.push({ beginning, at: Date.now(), requestId, took }) >= most.lines) tellAll();
}

function tellAll(): void {
  if (untold.length > 0) logAnswered(untold.splice(0).map(inWords));
}

/** Ids are ours, so there is nothing in them to be escaped. */
const inWords = ({ beginning, at, requestId, took }: Line) =>
  `${beginning},"time":${at},"requestId":"${requestId}","ms":${Math.round(took)},"msg":"Answered"}\n`;

setInterval(tellAll, most.wait).unref();
// What ends by itself or by an error loses no line; what is killed, those of a fifth of a second.
process.on('exit', tellAll);

/** What all answers of one kind have in common is put into words once. There are as many as patterns and statuses. */
interface Kind {
  readonly beginning: string;
  readonly durations: RequestDurations;
}
const kinds = new Map<string, Map<string, Map<number, Kind>>>();

function kindOf(method: string, route: string, status: number): Kind {
  // Looked up without making functions for it: nearly every kind is known.
  const known = kinds.get(route)?.get(method)?.get(status);
  if (known) return known;
  const ofRoute = kinds.getOrInsertComputed(route, () => new Map());
  const ofMethod = ofRoute.getOrInsertComputed(method, () => new Map());
  return ofMethod.getOrInsertComputed(status, () => {
    const labels = { method, route, status: String(status) };
    return { beginning: beginningOf(labels), durations: new RequestDurations(labels) };
  });
}
