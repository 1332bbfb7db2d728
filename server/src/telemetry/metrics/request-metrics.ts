import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestObserver } from '../observer.ts';
import { getRequestLabels } from '../request-labels.ts';

/**
 * Upper bounds in seconds of the buckets of the duration histogram. A GET request takes some milliseconds, an
 * image upload or a password check some hundred milliseconds, and every request at most ten seconds.
 */
const durationBucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts responses and measures their durations, by method, route and status class. */
export function createRequestMetricsObserver(registry: Registry): RequestObserver {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBucketsSeconds,
    registers: [registry],
  });
  const brokenRequests = new Counter({
    name: 'http_broken_requests_total',
    help: 'Requests that were invalid HTTP, too large or incomplete.',
    registers: [registry],
  });
  return {
    attach: (app) => {
      app.server.on('clientError', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET') brokenRequests.inc();
      });
    },
    completed: (request, { statusCode, elapsedTime }) =>
      durations.observe(
        { ...getRequestLabels(request), status: `${Math.floor(statusCode / 100)}xx` },
        elapsedTime / 1_000,
      ),
  };
}
