import { beginningOf, logAnswered } from '#server/log.ts';
import { RequestDurations } from '#server/metrics.ts';

/** An answered request. It holds the route's pattern, never the address, which may contain a token. */
interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  /** Milliseconds. */
  readonly took: number;
}

/** The most lines written at once, and the milliseconds one may wait. */
const most = { lines: 64, wait: 200 };

/** Lines waiting to be written. */
const untold: Line[] = [];
interface Line {
  readonly beginning: string;
  readonly at: number;
  readonly requestId: string;
  readonly took: number;
}

/** Records a response in the log and the metrics. Lines are formatted and written in batches, not between requests. */
export function tellAnswered({ method, route, status, requestId, took }: Answered): void {
  const { beginning, durations } = kindOf(method, route, status);
  durations.note(took / 1000);
  if (untold.push({ beginning, at: Date.now(), requestId, took }) >= most.lines) tellAll();
}

function tellAll(): void {
  if (untold.length > 0) logAnswered(untold.splice(0).map(inWords));
}

/** Ids are ours, so nothing in them needs escaping. */
const inWords = ({ beginning, at, requestId, took }: Line) =>
  `${beginning},"time":${at},"requestId":"${requestId}","ms":${Math.round(took)},"msg":"Answered"}\n`;

setInterval(tellAll, most.wait).unref();
// A process that exits or crashes loses no line. A killed one loses the last fifth of a second.
process.on('exit', tellAll);

/** The part that all responses of one kind share is formatted once. There is one for each pattern and status. */
interface Kind {
  readonly beginning: string;
  readonly durations: RequestDurations;
}
const kinds = new Map<string, Map<string, Map<number, Kind>>>();

function kindOf(method: string, route: string, status: number): Kind {
  // Looks up without allocating: nearly every kind is known.
  const known = kinds.get(route)?.get(method)?.get(status);
  if (known) return known;
  const ofRoute = kinds.getOrInsertComputed(route, () => new Map());
  const ofMethod = ofRoute.getOrInsertComputed(method, () => new Map());
  return ofMethod.getOrInsertComputed(status, () => {
    const labels = { method, route, status: String(status) };
    return { beginning: beginningOf(labels), durations: new RequestDurations(labels) };
  });
}
