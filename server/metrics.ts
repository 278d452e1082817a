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
 * Seconds that requests of one kind took: by route pattern (never by address) and status. They are put into the figures
 * many at a time, the last when somebody reads: between two requests each by itself costs a third of a kept page.
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

  /** Puts into the figures what has been noted. */
  observe(): void {
    for (const seconds of this.#noted) requestDuration.observe(this.#labels, seconds);
    this.#noted.length = 0;
  }
}
const allDurations: RequestDurations[] = [];

/** Requests that were answered 503 because too many were under way. */
export const requestsRefused = new Counter({
  name: 'plaudit_http_refused_total',
  help: 'Requests refused because too many were under way',
});

/** Requests that may be under way now, without those that go first; fewer while answers take long. */
new Gauge({
  name: 'plaudit_http_places',
  help: 'Requests that may be under way',
  collect() {
    this.set(readPlaces());
  },
});
let readPlaces = () => 0;

/** Says whom to ask for them. */
export function tellPlacesBy(read: () => number): void {
  readPlaces = read;
}

/** Seconds a background task took, by name and outcome. */
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

/** Counts pages by how they were answered: from what is kept in memory, or drawn anew. */
export function countPage(how: keyof typeof pagesCounted): void {
  pagesCounted[how] += 1;
}

/** Fields that the plan of a read did not bring and that were loaded afterwards. */
export const readMisses = new Counter({
  name: 'plaudit_read_misses_total',
  help: 'Fields loaded beside the plan',
  labelNames: ['type'],
});

/** Reads that went to a replica: answered there, or repeated on the primary because they failed. */
export const replicaReads = new Counter({
  name: 'plaudit_replica_reads_total',
  help: 'Reads that went to the replica',
  labelNames: ['outcome'],
});

/** Shows in the figures how far a replica is behind; while that cannot be told there is no such figure. */
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

/** All figures in the text format of Prometheus. */
export const metricsText = (): Promise<string> => register.metrics();
/** Its content type. */
export const metricsType = register.contentType;
