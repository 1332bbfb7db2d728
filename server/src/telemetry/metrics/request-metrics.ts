import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observer } from '../observer.ts';
import { labelsOf } from '../request-labels.ts';

/** Seconds: a read takes some milliseconds, a picture or a password some hundred, and nothing waits above ten. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Handle = ReturnType<Histogram<'method' | 'route' | 'status'>['labels']>;

/** Counts and times what is answered, by method, route and class of status; one handle each is found once and kept. */
export function observeRequests(registry: Registry): Observer {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const broken = new Counter({
    name: 'http_broken_requests_total',
    help: 'What arrived and was no HTTP, too much of it, or never whole.',
    registers: [registry],
  });
  const handles = new Map<string, Handle>();
  const handleOf = (request: FastifyRequest, statusCode: number): Handle => {
    const { method, route } = labelsOf(request);
    const status = `${Math.floor(statusCode / 100)}xx`;
    const key = `${status} ${method} ${route}`;
    const known = handles.get(key);
    if (known) return known;
    const handle = durations.labels(method, route, status);
    handles.set(key, handle);
    return handle;
  };
  const completed = (request: FastifyRequest, reply: FastifyReply): void =>
    handleOf(request, reply.statusCode).observe(reply.elapsedTime / 1_000);
  return {
    attach: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        completed(request, reply);
        done();
      });
      app.server.on('clientError', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET') broken.inc();
      });
    },
    completed,
  };
}
