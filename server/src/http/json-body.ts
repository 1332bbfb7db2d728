import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Parses JSON request bodies. Accepts an empty body, because some clients send `Content-Type:
 * application/json` without a body.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    // JSON must be UTF-8 (RFC 8259, section 8.1).
    else if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new Problem(400, 'error.badJson'));
  });
  app.removeContentTypeParser('text/plain');
}
