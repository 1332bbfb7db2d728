import type { ApiOperation } from '@wishwell/contract/calls.ts';
import { findFieldLabelMessageId } from '@wishwell/contract/problems.ts';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { getTranslator, type Translate } from '@wishwell/text/translate.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale } from './content-negotiation.ts';
import { getDatabaseErrorHint, convertDatabaseErrorToProblem } from './database-errors.ts';
import { createNotFoundProblem, Problem } from './problem.ts';
import { addVaryHeader } from './vary.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of the API that the route implements; undefined for other routes. */
    call: ApiOperation | undefined;
  }
}

const problemsByFastifyCode: Readonly<Record<string, (call?: ApiOperation) => Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(413, 'error.bodyTooLarge', { values: { max: '256 KiB' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (call) => new Problem(415, call?.form ? 'error.mustBeForm' : 'error.mustBeJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(400, 'error.badJson'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, 'error.badJson'),
  FST_ERR_BAD_URL: () => new Problem(400, 'error.badAddress'),
  FST_ERR_MAX_PARAM_LENGTH: createNotFoundProblem,
};

/** Converts any error to a `Problem`. `call` is the API operation in which the error occurred. */
export function convertErrorToProblem(error: FastifyError | Error, call?: ApiOperation): Problem {
  if (error instanceof Problem) return error;
  const fastifyProblem = 'code' in error ? problemsByFastifyCode[error.code]?.(call) : undefined;
  if (fastifyProblem) return fastifyProblem;
  const databaseProblem = convertDatabaseErrorToProblem(error);
  if (databaseProblem) return databaseProblem;
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
    return new Problem(error.statusCode, 'error.badRequest');
  }
  return new Problem(500, 'error.internal');
}

/**
 * Returns the error message in the client's language. The message names a known field by its label, and an
 * unknown field as the client wrote it.
 */
export function translateProblem(translate: Translate, id: MessageId, values: MessageValues): string {
  const { field } = values;
  const label = typeof field === 'string' && id !== 'error.unknownField' ? findFieldLabelMessageId(field) : undefined;
  return translate(id, label ? { ...values, field: translate(label) } : values);
}

/** Returns the error response in the format "problem details" (RFC 9457). */
function createProblemDetails(problem: Problem, request: FastifyRequest, translate: Translate): object {
  return {
    type: 'about:blank',
    status: problem.status,
    title: translateProblem(translate, problem.id, problem.values),
    detail: translateProblem(translate, problem.id, problem.values),
    instance: `urn:request:${request.id}`,
    errors: problem.fields.map(({ field, id, values }) => ({ field, detail: translateProblem(translate, id, values) })),
  };
}

/** Sends the error response in the language and the format that the client accepts. */
function replyProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = chooseLocale(request.headers['accept-language']);
  const translate = getTranslator(locale);
  request.refusal = problem.id;
  void reply.code(problem.status).header('content-language', locale);
  addVaryHeader(reply, 'Accept', 'Accept-Language');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (request.headers.accept?.includes('application/problem+json')) {
    const document = JSON.stringify(createProblemDetails(problem, request, translate));
    return reply.type('application/problem+json; charset=utf-8').send(document);
  }
  const text = translateProblem(translate, problem.id, problem.values);
  const errorObject = request.call?.errorObject === true;
  return errorObject
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify({ error: text }))
    : reply.type('text/plain; charset=utf-8').send(text);
}

/** Error handler of the app. Sends the error response, and logs errors with a 5xx status. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = convertErrorToProblem(error, request.call);
  if (problem.status >= 500) request.log.error({ err: error }, getDatabaseErrorHint(error) ?? 'request failed');
  return replyProblem(problem, request, reply);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyProblem(createNotFoundProblem(), request, reply);
}

export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
}
