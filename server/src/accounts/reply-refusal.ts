import { getTranslator } from '@wishwell/text/translate.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale } from '../http/content-negotiation.ts';
import { createNotFoundProblem, type Problem } from '../http/problem.ts';
import { convertErrorToProblem, translateProblem } from '../http/reply-problem.ts';
import { addVaryHeader } from '../http/vary.ts';
import { createBodyTooLargeProblem } from './json-bytes.ts';
import { getIdentityErrorCode } from './refusals.ts';

/** Sends an error response of the identity endpoints: `{"code": "…", "message": "…"}`. */
function sendProblemResponse(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.refusal = problem.id;
  const locale = chooseLocale(request.headers['accept-language']);
  void reply.code(problem.status).header('content-language', locale);
  addVaryHeader(reply, 'Accept-Language');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  const message = translateProblem(getTranslator(locale), problem.id, problem.values);
  return reply.send({ code: getIdentityErrorCode(problem), message });
}

export function handleIdentityRouteError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isTooLarge = 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  const problem = isTooLarge ? createBodyTooLargeProblem() : convertErrorToProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'identity call failed');
  return sendProblemResponse(problem, request, reply);
}

/**
 * Responds 404 for unknown paths below `/api/auth`. Among these are about thirty endpoints of Better Auth
 * that the app does not use.
 */
export function handleUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblemResponse(createNotFoundProblem(), request, reply);
}
