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
import type { TimedRequestStep } from '../../database/request-context.ts';
import { getRequestLabels } from '../request-labels.ts';
import type { RequestTraceOptions } from './sampler.ts';

/**
 * Returns the name and attributes of a request's span, as
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/ defines them. They contain the pattern of the
 * route, but neither the URL nor personal data.
 */
function describeRequest(request: FastifyRequest, status: number): { name: string; attributes: Attributes } {
  const { method, route } = getRequestLabels(request);
  const methodName = method === 'other' ? 'HTTP' : method;
  return {
    name: route === 'none' ? methodName : `${methodName} ${route}`,
    attributes: {
      'http.request.method': method === 'other' ? '_OTHER' : method,
      ...(route === 'none' ? {} : { 'http.route': route }),
      'http.response.status_code': status,
      // Reports every scheme except `https` as `http`, because a trusted proxy may send any text as the
      // scheme in its headers.
      'url.scheme': request.protocol === 'https' ? 'https' : 'http',
      'network.protocol.version': request.raw.httpVersion,
      'http.response.header.x-request-id': [request.id],
      ...(status >= 500 ? { 'error.type': String(status) } : {}),
    },
  };
}

/**
 * Returns the code of a database or network error. Never returns the message, because it may contain user
 * data.
 */
function getErrorType(failure: unknown): string {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '_OTHER';
}

/** Converts a value of `performance.now()` to milliseconds since 1970. */
const toEpochMs = (time: number): number => performance.timeOrigin + time;

function recordStepSpan(
  tracer: Tracer,
  { kind, name, began, ended, failure }: TimedRequestStep,
  parent: Context,
): void {
  const isStatement = kind === 'statement';
  const attributes: Attributes = {
    ...(isStatement && { 'db.system.name': 'postgresql', 'db.query.summary': name }),
    ...(failure !== undefined && { 'error.type': getErrorType(failure) }),
  };
  const spanKind = isStatement ? SpanKind.CLIENT : SpanKind.INTERNAL;
  const span = tracer.startSpan(name, { kind: spanKind, startTime: toEpochMs(began), attributes }, parent);
  endSpan(span, ended, failure !== undefined);
}

function endSpan(span: Span, ended: number, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(toEpochMs(ended));
}

/**
 * Records a completed request as a span. The measured steps of the request, such as SQL statements, become
 * child spans.
 */
export function recordRequestTrace(
  tracer: Tracer,
  request: FastifyRequest,
  reply: FastifyReply,
  { parent }: RequestTraceOptions,
): void {
  const ended = performance.now();
  const { name, attributes } = describeRequest(request, reply.statusCode);
  const span = tracer.startSpan(
    name,
    {
      kind: SpanKind.SERVER,
      startTime: toEpochMs(ended - reply.elapsedTime),
      attributes,
    },
    parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
  );
  const context = trace.setSpan(ROOT_CONTEXT, span);
  for (const step of request.requestContext.steps ?? []) recordStepSpan(tracer, step, context);
  endSpan(span, ended, reply.statusCode >= 500);
}
