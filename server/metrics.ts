import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client';

collectDefaultMetrics();

/** Seconds a request took, by route pattern (never by address) and status. */
export const requestDuration = new Histogram({
  name: 'plaudit_http_request_seconds',
  help: 'Seconds a request took',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

/** Seconds a background task took, by name and outcome. */
export const taskDuration = new Histogram({
  name: 'plaudit_task_seconds',
  help: 'Seconds a task took',
  labelNames: ['task', 'outcome'],
  buckets: [0.005, 0.05, 0.5, 5, 50],
});

/** Pages by how they were answered: from what is kept in memory, or drawn anew. */
export const pagesServed = new Counter({
  name: 'plaudit_pages_total',
  help: 'Pages answered',
  labelNames: ['how'],
});

/** Fields that the plan of a read did not bring and that were loaded afterwards. */
export const readMisses = new Counter({
  name: 'plaudit_read_misses_total',
  help: 'Fields loaded beside the plan',
  labelNames: ['type'],
});

/** All figures in the text format of Prometheus. */
export const metricsText = (): Promise<string> => register.metrics();
/** Its content type. */
export const metricsType = register.contentType;
