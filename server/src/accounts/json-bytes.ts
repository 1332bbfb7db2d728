import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/**
 * Maximum size of a JSON request body in bytes. The largest valid sign-up has less than 6 kB, even if every
 * character is escaped (`\u0061`).
 */
const maxBodyBytes = 8_192;

export const createBodyTooLargeProblem = (): Problem =>
  new Problem(413, 'error.bodyTooLarge', { values: { max: '8 KiB' } });

/** Returns the parsed JSON body of the request. Throws a `Problem` if the body is not JSON. */
export function readJsonBody({ body, headers }: FastifyRequest): unknown {
  if (!/^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '')) throw new Problem(415, 'error.mustBeJson');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : undefined));
  } catch {
    throw new Problem(400, 'error.badJson');
  }
}

export const hasEmptyBody = ({ body }: FastifyRequest): boolean => !Buffer.isBuffer(body) || body.length === 0;

/**
 * Replaces Fastify's body parsers for the routes of this plugin. `readJsonBody` then gets every body as
 * bytes.
 */
export function parseBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
}
