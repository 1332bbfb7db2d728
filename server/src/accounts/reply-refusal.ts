import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { translator } from '@wishwell/text/translate.ts';
import { chooseLocale } from '../http/content-negotiation.ts';
import { notFound, type Problem } from '../http/problem.ts';
import { problemOf, sentence } from '../http/reply-problem.ts';
import { addVary } from '../http/vary.ts';
import { bodyTooLarge } from './json-bytes.ts';
import { codeOfProblem } from './refusals.ts';

/** Answers a refusal in the form of the identity calls: `{"code": "…", "message": "…"}`. */
function replyRefusal(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.refusal = problem.id;
  const locale = chooseLocale(request.headers['accept-language']);
  void reply.code(problem.status).header('content-language', locale);
  addVary(reply, 'Accept-Language');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  const message = sentence(translator(locale), problem.id, problem.values);
  return reply.send({ code: codeOfProblem(problem), message });
}

/** The error handler of the identity calls. */
export function handleRefusal(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isTooLarge = 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
  const problem = isTooLarge ? bodyTooLarge() : problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'identity call failed');
  return replyRefusal(problem, request, reply);
}

/** The library has some thirty paths more; none of them is reachable. */
export function handleUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyRefusal(notFound(), request, reply);
}
