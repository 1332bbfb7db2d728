import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallPart } from '../../call-waits.ts';
import { labelsOf } from '../request-labels.ts';
import { newId } from './ids.ts';
import type { TraceContext } from './sampler.ts';
import { type Attributes, type Span, spanKind } from './span.ts';

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

const ofStatements = new Map<string, Attributes>();
const ofWork: Attributes = {};

function attributesOf({ kind, name }: CallPart): Attributes {
  if (kind === 'work') return ofWork;
  const known = ofStatements.get(name) ?? { 'db.system.name': 'postgresql', 'db.query.summary': name };
  ofStatements.set(name, known);
  return known;
}

/** PostgreSQL's code of a failure, or that of the connection; never its message, which repeats values. */
function errorTypeOf(failure: unknown): string {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '_OTHER';
}

function spanOfPart(part: CallPart, traceId: string, parentId: string): Span {
  const { kind, name, began, ended, failure } = part;
  const failed = failure !== undefined;
  return {
    traceId,
    spanId: newId(8),
    parentId,
    name,
    kind: kind === 'statement' ? spanKind.client : spanKind.internal,
    began,
    ended,
    attributes: failed ? { ...attributesOf(part), 'error.type': errorTypeOf(failure) } : attributesOf(part),
    requestId: undefined,
    failed,
  };
}

/** An answered request as a span, and what it did on the way as others below it. */
export function spansOf(request: FastifyRequest, reply: FastifyReply, { traceId, parentId }: TraceContext): Span[] {
  const spanId = newId(8);
  const ended = performance.now();
  const whole: Span = {
    traceId,
    spanId,
    parentId,
    ...describeRequest(request, reply.statusCode),
    kind: spanKind.server,
    began: ended - reply.elapsedTime,
    ended,
    requestId: request.id,
    failed: reply.statusCode >= 500,
  };
  const parts = request.databaseWaits.parts ?? [];
  return [whole, ...parts.map((part) => spanOfPart(part, traceId, spanId))];
}
