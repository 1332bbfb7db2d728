import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestStep } from '../../database/request-deadline.ts';
import { labelsOf } from '../request-labels.ts';
import type { SampledTrace } from './sampler.ts';

/** What is always the same of requests that went alike. */
interface Described {
  name: string;
  attributes: Attributes;
}

/**
 * What is said of a request, in the names of https://opentelemetry.io/docs/specs/semconv/http/http-spans/: the route's
 * pattern, and neither address nor query nor anything of the person.
 */
function describe(
  method: string,
  route: string,
  status: number,
  protocol: { scheme: string; version: string },
): Described {
  const named = method === 'other' ? 'HTTP' : method;
  return {
    name: route === 'none' ? named : `${named} ${route}`,
    attributes: {
      'http.request.method': method === 'other' ? '_OTHER' : method,
      ...(route === 'none' ? {} : { 'http.route': route }),
      'http.response.status_code': status,
      'url.scheme': protocol.scheme,
      'network.protocol.version': protocol.version,
      ...(status >= 500 ? { 'error.type': String(status) } : {}),
    },
  };
}

/** As many as there are routes and statuses, whatever people send. */
const described = new Map<string, Described>();

function describeRequest(request: FastifyRequest, status: number): Described {
  const { method, route } = labelsOf(request);
  // Of a proxy that is trusted, whatever it says.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  const version = request.raw.httpVersion;
  const key = `${status} ${scheme} ${version} ${method} ${route}`;
  const known = described.get(key) ?? describe(method, route, status, { scheme, version });
  described.set(key, known);
  return known;
}

/** PostgreSQL's code of a failure, or that of the connection; never its message, which repeats values. */
function errorTypeOf(failure: unknown): string {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '_OTHER';
}

/** Converts a time of `performance.now()` to milliseconds since 1970. */
const epochMs = (time: number): number => performance.timeOrigin + time;

function recordPart(tracer: Tracer, { kind, name, began, ended, failure }: RequestStep, parent: Context): void {
  const isStatement = kind === 'statement';
  const attributes: Attributes = {
    ...(isStatement && { 'db.system.name': 'postgresql', 'db.query.summary': name }),
    ...(failure !== undefined && { 'error.type': errorTypeOf(failure) }),
  };
  const spanKind = isStatement ? SpanKind.CLIENT : SpanKind.INTERNAL;
  const span = tracer.startSpan(name, { kind: spanKind, startTime: epochMs(began), attributes }, parent);
  end(span, ended, failure !== undefined);
}

function end(span: Span, ended: number, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(epochMs(ended));
}

/** Records a completed request as a span, and its statements and other work as child spans. */
export function recordRequest(
  tracer: Tracer,
  request: FastifyRequest,
  reply: FastifyReply,
  { parent }: SampledTrace,
): void {
  const ended = performance.now();
  const { name, attributes } = describeRequest(request, reply.statusCode);
  const span = tracer.startSpan(
    name,
    {
      kind: SpanKind.SERVER,
      startTime: epochMs(ended - reply.elapsedTime),
      attributes: { ...attributes, 'http.response.header.x-request-id': [request.id] },
    },
    parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
  );
  const context = trace.setSpan(ROOT_CONTEXT, span);
  for (const part of request.databaseWaits.parts ?? []) recordPart(tracer, part, context);
  end(span, ended, reply.statusCode >= 500);
}
