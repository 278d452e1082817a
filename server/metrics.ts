import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

collectDefaultMetrics();

const requestDuration = new Histogram({
  name: 'plaudit_http_request_seconds',
  help: 'Seconds a request took',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  collect: () => {
    for (const durations of allDurations) durations.observe();
  },
});

/**
 * Durations of one kind of request, by route pattern (never by address) and status. They are recorded in batches, and
 * the rest when the metrics are read: recording each one between two requests costs a third of serving a kept page.
 */
export class RequestDurations {
  readonly #labels: Readonly<Record<'method' | 'route' | 'status', string>>;
  readonly #noted: number[] = [];

  constructor(labels: Readonly<Record<'method' | 'route' | 'status', string>>) {
    this.#labels = labels;
    allDurations.push(this);
  }

  note(seconds: number): void {
    if (this.#noted.push(seconds) >= 200) this.observe();
  }

  /** Adds the noted durations to the metrics. */
  observe(): void {
    for (const seconds of this.#noted) requestDuration.observe(this.#labels, seconds);
    this.#noted.length = 0;
  }
}
const allDurations: RequestDurations[] = [];

/** Requests answered with 503 because too many were in progress. */
export const requestsRefused = new Counter({
  name: 'plaudit_http_refused_total',
  help: 'Requests refused because too many were under way',
});

/** Requests allowed at once, not counting those with priority; fewer while answers are slow. */
new Gauge({
  name: 'plaudit_http_places',
  help: 'Requests that may be under way',
  collect() {
    this.set(readPlaces());
  },
});
let readPlaces = () => 0;

/** Sets where that number is read from. */
export function tellPlacesBy(read: () => number): void {
  readPlaces = read;
}

/** Duration of background tasks in seconds, by name and outcome. */
export const taskDuration = new Histogram({
  name: 'plaudit_task_seconds',
  help: 'Seconds a task took',
  labelNames: ['task', 'outcome'],
  buckets: [0.005, 0.05, 0.5, 5, 50],
});

new Counter({
  name: 'plaudit_pages_total',
  help: 'Pages answered',
  labelNames: ['how'],
  collect() {
    for (const how of ['kept', 'drawn'] as const) {
      this.inc({ how }, pagesCounted[how]);
      pagesCounted[how] = 0;
    }
  },
});
const pagesCounted = { kept: 0, drawn: 0 };

/** Counts a page as served from memory, or rendered. */
export function countPage(how: keyof typeof pagesCounted): void {
  pagesCounted[how] += 1;
}

/** Fields that a read's plan didn't include and that were loaded afterwards. */
export const readMisses = new Counter({
  name: 'plaudit_read_misses_total',
  help: 'Fields loaded beside the plan',
  labelNames: ['type'],
});

/** Reads sent to a replica: answered there, or repeated on the primary after a failure. */
export const replicaReads = new Counter({
  name: 'plaudit_replica_reads_total',
  help: 'Reads that went to the replica',
  labelNames: ['outcome'],
});

/** Adds a metric of how far a replica is behind; it is absent while that is unknown. */
export function observeReplica(replica: { lag(): number | undefined; knownUpTo(): number | undefined }): void {
  register.removeSingleMetric('plaudit_replica_lag_seconds');
  register.removeSingleMetric('plaudit_replica_used');
  new Gauge({
    name: 'plaudit_replica_lag_seconds',
    help: 'Seconds that the replica may be behind',
    collect() {
      const lag = replica.lag();
      if (lag === undefined) this.remove();
      else this.set(lag);
    },
  });
  new Gauge({
    name: 'plaudit_replica_used',
    help: '1 where public reads go to the replica',
    collect() {
      this.set(replica.knownUpTo() === undefined ? 0 : 1);
    },
  });
}

/** All metrics, in Prometheus' text format. */
export const metricsText = (): Promise<string> => register.metrics();
/** Its content type. */
export const metricsType = register.contentType;
