import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/** A sign-up with the longest name, address and password, each character escaped (`\u0061`), has less than 6 kB. */
const bodyLimit = 8_192;

export const bodyTooLarge = (): Problem => new Problem(413, 'error.bodyTooLarge', { values: { max: '8 KiB' } });

/** The body of a request that must be JSON. Throws a `Problem` for anything else. */
export function readJson({ body, headers }: FastifyRequest): unknown {
  if (!/^application\/json *(?:;|$)/i.test(headers['content-type'] ?? '')) throw new Problem(415, 'error.mustBeJson');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : undefined));
  } catch {
    throw new Problem(400, 'error.badJson');
  }
}

/** Whether a request brought no body. */
export const isEmpty = ({ body }: FastifyRequest): boolean => !Buffer.isBuffer(body) || body.length === 0;

/** Bodies arrive as bytes and are read by `readJson`, whatever the rest of the app does with its own. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
}
