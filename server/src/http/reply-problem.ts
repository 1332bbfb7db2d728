import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@wishwell/contract/calls.ts';
import { fieldLabel } from '@wishwell/contract/problems.ts';
import { translator, type Translate } from '@wishwell/text/translate.ts';
import { chooseLocale } from './content-negotiation.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { adviceOn, problemOfDatabase } from './database-errors.ts';
import { notFound, Problem } from './problem.ts';
import { addVary } from './vary.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call being made; undefined on routes that are no call of the contract. */
    call: Call | undefined;
  }
}

const problemsOfFastify: Readonly<Record<string, (call?: Call) => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(413, 'error.bodyTooLarge', { values: { max: '256 KiB' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (call) => new Problem(415, call?.form ? 'error.mustBeForm' : 'error.mustBeJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, 'error.badJson'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, 'error.badJson'),
  FST_ERR_BAD_URL: () => new Problem(400, 'error.badAddress'),
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

/** Any failure as the refusal it is answered with, on `call` if it happened in one. */
export function problemOf(error: FastifyError | Error, call?: Call): Problem {
  if (error instanceof Problem) return error;
  const known = 'code' in error ? problemsOfFastify[error.code]?.(call) : undefined;
  if (known) return known;
  const ofDatabase = problemOfDatabase(error);
  if (ofDatabase) return ofDatabase;
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
    return new Problem(error.statusCode, 'error.badRequest');
  }
  return new Problem(500, 'error.internal');
}

/** A refusal's sentence. Fields are called as the app calls them; one that the call does not know, as it was sent. */
export function sentence(translate: Translate, id: MessageId, values: MessageValues): string {
  const { field } = values;
  const label = typeof field === 'string' && id !== 'error.unknownField' ? fieldLabel(field) : undefined;
  return translate(id, label ? { ...values, field: translate(label) } : values);
}

/** RFC 9457, for clients that ask for it. */
function problemDocument(problem: Problem, request: FastifyRequest, translate: Translate): object {
  return {
    type: 'about:blank',
    status: problem.status,
    title: sentence(translate, problem.id, problem.values),
    detail: sentence(translate, problem.id, problem.values),
    instance: `urn:request:${request.id}`,
    errors: problem.fields.map(({ field, id, values }) => ({ field, detail: sentence(translate, id, values) })),
  };
}

/** Answers a refusal: one sentence in the caller's language, in the form the caller asked for. */
function replyProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = chooseLocale(request.headers['accept-language']);
  const translate = translator(locale);
  request.refusal = problem.id;
  void reply.code(problem.status).header('content-language', locale);
  addVary(reply, 'Accept', 'Accept-Language');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (request.headers.accept?.includes('application/problem+json')) {
    const document = JSON.stringify(problemDocument(problem, request, translate));
    return reply.type('application/problem+json; charset=utf-8').send(document);
  }
  const text = sentence(translate, problem.id, problem.values);
  const errorObject = request.call?.errorObject === true;
  return errorObject
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify({ error: text }))
    : reply.type('text/plain; charset=utf-8').send(text);
}

/** Every failure leaves through here: refusals as their sentence, faults as a 5xx and a line in the log. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, request.call);
  if (problem.status >= 500) request.log.error({ err: error }, adviceOn(error) ?? 'request failed');
  return replyProblem(problem, request, reply);
}

/** Unknown paths below `/api`. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyProblem(notFound(), request, reply);
}

export function replyProblems(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
}
