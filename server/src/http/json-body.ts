import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Returns the body as text. Returns undefined for invalid UTF-8, because JSON must be UTF-8 (RFC 8259,
 * section 8.1).
 */
function decodeBody(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON request bodies. Accepts an empty body, because some clients send the content type of JSON
 * without a body.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeBody(body);
    if (text === undefined) done(new Problem(400, 'error.badJson'));
    else if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
  app.removeContentTypeParser('text/plain');
}
